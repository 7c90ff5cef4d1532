import { expectAccessible, expectAccessibleInLightAndDark } from './support/axe';
import { card, chooseAction, editorPath, focusText, openRow, showProblems } from './support/editor';
import { expect, test } from './support/test';

// axe checks the parts of a screen in their stories, the list of every area in every-area.spec.ts, and one complete screen of each kind
// in every-screen.spec.ts. The tests here check what appears and disappears on a screen.

test('no accessibility findings: the pages around signing in', async ({ page, running }) => {
  await page.goto(`${running.url}/admin/login?error=unknown_user`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Accounts that the console refuses').click();
  await expect(page.getByRole('button', { name: 'unknown.visitor@demo.example' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});

test('no accessibility findings: an editor with open rows and problems, its menu, a dialog, a draft', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP') });
  const bodies = card(page, 'Body');

  await test.step('open rows, problems', async () => {
    const first = await openRow(bodies, 'Body 1');
    await focusText(first.getByRole('textbox', { name: 'Mobile Content' }));
    await chooseAction(bodies, 'Body 2', 'Insert below Body 2');
    await showProblems(page);
    await expect(bodies.getByText('Body Content is required')).toBeVisible();
    await card(page, 'Images').getByRole('button', { name: 'Remove Image 3' }).click();
    await expect(page.getByText('Image 3 removed')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a menu, a dialog', async () => {
    await bodies.getByRole('button', { name: 'Actions of Body 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate Body 1' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Facts' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep draft and leave' }).click();
    await expect(page.getByRole('heading', { name: 'Facts', level: 1 })).toBeVisible();
  });

  await test.step('a draft in a narrow window', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByRole('tab', { name: 'About Us' }).click();
    await expect(page.getByText(/^Restore your changes of /)).toBeVisible();
    await expectAccessible(page);
  });
});
