import type { Page } from '@playwright/test';
import { card, editorPath } from './support/editor';
import { expect, test } from './support/test';

test('a reader sees only the tab of their scope, and changes nothing', async ({ enter, running }) => {
  const { page } = await enter({ account: 'alp.reader' });
  const rows = page.getByRole('row');

  await test.step('[CI-006] the list has the pages of their scopes alone', async () => {
    await expect(rows.filter({ hasText: 'ALP' })).toHaveText([/^About Us ALP/]);
  });

  await test.step('[CI-004, CI-005] nothing is added, and a row opens nothing; its button does, to be read', async () => {
    await expect(page.getByRole('button', { name: 'Add Page' })).toHaveCount(0);
    await expect(rows.getByRole('link')).toHaveAccessibleName('View About Us ALP');
    await rows.filter({ hasText: 'About Us ALP' }).getByText('About Us ALP').click();
    await expect(page).toHaveURL(`${running.url}/manage-company-information`);
  });

  await test.step('[CI-010] the other tabs are not there', async () => {
    await page.goto(running.url + editorPath('about-us', 'ALP'));
    await expect(page.getByRole('tab')).toHaveText(['About Us']);
  });

  await test.step('[PERM-024] an editor has no SAVE, and nothing to add', async () => {
    await expect(page.getByText(/^You can read this page\./)).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).not.toBeEditable();
    await expect(card(page, 'Body').getByRole('button', { name: '+ Add Body' })).toHaveCount(0);
    await expect(card(page, 'Images').getByRole('button', { name: 'Add to Images' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'SAVE' })).toHaveCount(0);
    await expect(page.getByText('Nothing changed yet')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'CANCEL' }).click();
    await expect(page).toHaveURL(`${running.url}/manage-company-information`);
  });

  await test.step('[PERM-024] the editors of rows and of the guide have none either', async () => {
    for (const [path, add] of [
      ['/manage-email', '+ Add Email'],
      ['/manage-links', '+ Add Link'],
      ['/manage-home-buying-guide', '+ Add Section'],
    ] as const) {
      await page.goto(running.url + path);
      await expect(page.getByText(/^You can read this /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'SAVE' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: add })).toHaveCount(0);
    }
  });
});

test('what nobody may open shows the invalid page inside of the console', async ({ enter, running }) => {
  const { page } = await enter({ account: 'alp.editor', path: '/nowhere' });

  async function expectInvalid(shown: Page, path: string, reason: string | RegExp): Promise<void> {
    await expect(shown.getByRole('heading', { name: 'Invalid Page' })).toBeVisible();
    await expect(shown.getByText(reason)).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(shown).toHaveURL(running.url + path);
  }

  await test.step('[SHELL-012] an unknown address', async () => {
    await expectInvalid(page, '/nowhere', 'There is no page at this address.');
  });

  await test.step('[BRAND-013] a page of another brand', async () => {
    const path = editorPath('about-us', 'AVIDA');
    await page.goto(running.url + path);
    await expectInvalid(page, path, 'This page belongs to another brand.');
  });

  await test.step('[SHELL-013, PERM-004] an area without its scope', async () => {
    const path = '/manage-company-information';
    const { page: officer } = await enter({ account: 'alp.contracts', path });
    await expectInvalid(officer, path, /read:company-information/);
  });
});
