import { expectAccessibleInLightAndDark } from './support/axe';
import { card, chooseAction, editorPath, focusText, openRow } from './support/editor';
import { expect, test } from './support/test';

test('the pages around signing in have no accessibility findings', async ({ page, running }) => {
  await page.goto(running.url);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.goto(`${running.url}/admin/login?error=unknown_user`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Accounts that the console refuses').click();
  await expect(page.getByRole('button', { name: 'unknown.visitor@demo.example' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});

test('the list has no accessibility findings: filled, without a result, with its menus, invalid page, narrow', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ account: 'alp.editor' });
  await expect(page.getByRole('row', { name: 'About Us ALP' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  await page.getByRole('button', { name: 'Account of ALP Editor' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('nothing of this name');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('row', { name: 'About Us ALP' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  await page.goto(`${running.url}/nowhere`);
  await expect(page.getByRole('heading', { name: 'Invalid Page' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});

test('the editor has no accessibility findings: untouched, with open rows and problems, its dialogs, read-only, narrow', async ({
  enter,
  running,
}) => {
  // Eight states of the largest screen, each looked at in two appearances.
  test.slow();
  const { page } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP') });
  const bodies = card(page, 'Body');
  await expect(bodies).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  await test.step('open row, problem', async () => {
    const first = await openRow(bodies, 'Body 1');
    await focusText(first.getByRole('textbox', { name: 'Mobile Content' }));
    await chooseAction(bodies, 'Body 2', 'Insert below Body 2');
    await expect(bodies.getByText('Body Content is required')).toBeVisible();
    await card(page, 'Images').getByRole('button', { name: 'Remove Image 3' }).click();
    await expect(page.getByText('Image 3 removed')).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  });

  await test.step('dialogs', async () => {
    await bodies.getByRole('button', { name: 'Actions of Body 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate Body 1' })).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^1 problem: / }).click();
    await expect(page.getByRole('dialog', { name: 'What needs attention: 1 problem' })).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Escape');
    await page.getByRole('toolbar').first().getByRole('button', { name: 'Link' }).click();
    await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Facts' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('draft, narrow', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByRole('tab', { name: 'About Us' }).click();
    await expect(page.getByText(/^Restore your changes of /)).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('reading only, and no such tab', async () => {
    const { page: reading } = await enter({ account: 'alp.reader', path: editorPath('about-us', 'ALP') });
    await openRow(card(reading, 'Body'), 'Body 1');
    await expectAccessibleInLightAndDark(reading);
    await reading.goto(running.url + editorPath('facts', 'ALP'));
    await expect(reading.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await expectAccessibleInLightAndDark(reading);
  });
});
