import { card, editorPath } from './support/editor';
import { expect, test } from './support/test';

test('a preview follows typing and the focus, and a click leads to the field', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show preview' }).click();
  const shown = page.frameLocator('iframe[title="Preview"]').getByRole('article');
  const title = card(page, 'Page').getByLabel('Title', { exact: true });

  await test.step('typing', async () => {
    await title.fill('Homes & gardens');
    await expect(shown.getByRole('heading', { name: 'Homes & gardens' })).toBeVisible();
  });

  await test.step('the focus', async () => {
    await title.focus();
    await expect(shown.locator('[data-current]')).toHaveText('Homes & gardens');
  });

  await test.step('a click in the text of a row that is closed', async () => {
    await shown.getByText('Our promise does not end with the keys.').click();
    const body = page.getByRole('textbox', { name: 'Web Content' }).and(page.locator(':focus'));
    await expect(body).toContainText('Our promise does not end with the keys.');
    await expect(shown.locator('[data-current]')).toContainText('Our promise does not end with the keys.');
  });
});
