import { card, editorPath } from './support/editor';
import { expect, test } from './support/test';

test('a preview follows typing and the focus, and a click leads to the field', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: editorPath('about-us', 'ALISI') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show preview' }).click();
  const article = page.frameLocator('iframe[title="Preview"]').getByRole('article');
  const title = card(page, 'Page').getByLabel('Title', { exact: true });

  await test.step('typing', async () => {
    await title.fill('Homes & gardens');
    await expect(article.getByRole('heading', { name: 'Homes & gardens' })).toBeVisible();
  });

  await test.step('the focus', async () => {
    await title.focus();
    await expect(article.locator('[data-current]')).toHaveText('Homes & gardens');
  });

  await test.step('a click in the text of a row that is closed', async () => {
    await article.getByText('ALISI brings the homes of the whole group together.').click();
    const body = page.getByRole('textbox', { name: 'Web Content' }).and(page.locator(':focus'));
    await expect(body).toContainText('ALISI brings the homes of the whole group together.');
    await expect(article.locator('[data-current]')).toContainText(
      'ALISI brings the homes of the whole group together.',
    );
  });

  await test.step('a click on a phone, which closes the preview, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Show preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await expect(dialog.getByRole('button', { name: 'Mobile' })).toHaveAttribute('aria-pressed', 'true');
    await article.getByRole('heading', { name: 'Homes & gardens' }).click();
    await expect(dialog).toBeHidden();
    await expect(title).toBeFocused();
  });
});
