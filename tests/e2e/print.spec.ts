import { editorPath } from './support/editor';
import { expect, test } from './support/test';

test('a printed screen has its name, the brand and the date, and nothing to click', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP') });
  const head = page.getByText(/^About Us · Manage Company Information · ALP Console · \w{3} \d\d, \d{4}$/);
  const value = page.getByLabel('Title', { exact: true }).first();
  await expect(value).toBeVisible();
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(head).toBeVisible();
  await expect(value).toBeVisible();
  await expect(value).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
