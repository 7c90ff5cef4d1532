import type { Locator } from '@playwright/test';
import { card, expectIdle, rowOf } from './support/editor';
import { fieldsOf, readStoredPage } from './support/service';
import { expect, hideSplash, test } from './support/test';

/** Maximum number of Tab presses to reach an element. */
const MAX_STOPS = 60;

/** Presses Tab until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `expected the focus within ${MAX_STOPS} stops`).toBeFocused();
}

test('everything works with the keyboard alone: sign in, find the page, edit a text, a row and formatted text, save', async ({
  page,
  running,
  signInOnce,
}) => {
  await page.addInitScript(hideSplash);
  await page.goto(running.url);
  await tabTo(page.getByRole('button', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'amaia.editor@demo.example' }));
  await page.keyboard.press('Enter');

  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('About');
  await expect(page.getByRole('row', { name: 'Facts AMAIA' })).toHaveCount(0);
  await tabTo(page.getByRole('link', { name: 'About Us AMAIA' }));
  await page.keyboard.press('Enter');

  const title = page.getByLabel('Title', { exact: true });
  await tabTo(title);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Typed with ten fingers');
  const bodies = card(page, 'Body');
  await tabTo(bodies.getByRole('button', { name: '+ Add Body' }));
  const number = (await bodies.getByRole('listitem').count()) + 1;
  await page.keyboard.press('Enter');
  const added = bodies.getByRole('group', { name: `Body ${number}`, exact: true });
  const web = added.getByRole('textbox', { name: 'Web Content' });
  await expect(web).toBeFocused();
  await expect(web).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('No mouse was harmed');
  await tabTo(added.getByRole('textbox', { name: 'Mobile Content' }));
  await page.keyboard.type('No mouse');
  await expect(added.getByRole('textbox', { name: 'Mobile Content' })).toHaveText('No mouse');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Update success.', { exact: true })).toBeVisible();
  await expectIdle(page);

  const { accessToken: token } = await signInOnce('amaia.editor');
  const stored = fieldsOf(await readStoredPage({ url: running.url, token, brand: 'AMAIA', kind: 'about-us' }));
  const values = stored.map(({ value }) => value);
  expect(values).toContain('Typed with ten fingers');
  expect(values).toContain('<p>No mouse was harmed</p>');
});

test('a problem is found, reached and fixed with the keyboard alone; changes are undone and redone', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'amaia.editor' });
  await tabTo(page.getByRole('link', { name: 'About Us AMAIA' }));
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Title', { exact: true });
  const before = await title.inputValue();
  const bodies = card(page, 'Body');
  await tabTo(bodies.getByRole('button', { name: '+ Add Body' }));
  const number = (await bodies.getByRole('listitem').count()) + 1;
  await page.keyboard.press('Enter');
  const reason = page.getByRole('button', { name: `1 problem: Web Content of Body ${number}` });
  await expect(reason).toBeVisible();
  await rowOf(bodies, `Body ${number}`).press('Enter');
  await expect(bodies.getByRole('group', { name: `Body ${number}`, exact: true })).toHaveCount(0);

  await page.keyboard.press('Control+s');
  const summary = page.getByRole('dialog', { name: 'What needs attention: 1 problem' });
  await tabTo(summary.getByRole('button', { name: /Body Content is required/ }));
  await page.keyboard.press('Enter');
  const web = bodies.getByRole('textbox', { name: 'Web Content' });
  await expect(web).toBeFocused();
  await expect(web).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('Mended');
  await expect(reason).toHaveCount(0);

  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(title).toHaveValue(`${before}!`);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(before);
  await page.keyboard.press('Control+Shift+Z');
  await expect(title).toHaveValue(`${before}!`);
});
