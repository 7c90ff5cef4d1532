import { card } from './support/editor';
import { expect, test } from './support/test';

test('a reader sees only the tab of their scope, and cannot change anything', async ({ enter, running }) => {
  const { page } = await enter({ account: 'alp.reader' });
  const rows = page.getByRole('row');

  await test.step('[CI-006] the list has only the pages of their scopes', async () => {
    await expect(rows.filter({ hasText: 'ALP' })).toHaveText([/^About Us ALP/]);
  });

  await test.step('[CI-004, CI-005] nothing can be added, and a click on a row opens nothing; its button opens the page read-only', async () => {
    await expect(page.getByRole('button', { name: 'Add Page' })).toHaveCount(0);
    await expect(rows.getByRole('link')).toHaveAccessibleName('View About Us ALP');
    await rows.filter({ hasText: 'About Us ALP' }).getByText('About Us ALP').click();
    await expect(page).toHaveURL(`${running.url}/manage-company-information`);
  });

  await test.step('[CI-010] the other tabs are hidden', async () => {
    await rows.getByRole('link', { name: 'View About Us ALP' }).click();
    await expect(page.getByRole('tab')).toHaveText(['About Us']);
  });

  await test.step('[PERM-024] the form has no SAVE, and nothing can be added', async () => {
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
});
