import { card, editorPath, save } from './support/editor';
import { expect, test } from './support/test';

test('a platform administrator reads who changed what, finds it by person and subject, and exports it', async ({
  enter,
}) => {
  const { page: editors } = await enter({ account: 'avida.editor', path: editorPath('about-us', 'AVIDA') });
  await editors.getByLabel('Title', { exact: true }).first().fill('Homes that last');
  await save(editors);

  const { page } = await enter({ account: 'platform.administrator', path: '/manage-users' });
  await page.getByRole('link', { name: 'Brand Console Activity' }).click();
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Person' }).fill('avida editor');
  const saved = page.getByRole('row', { name: /About Us AVIDA Saved Content AVIDA AVIDA Editor/ });
  await expect(saved.first()).toBeVisible();
  await expect(saved.first().getByRole('link')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Area' }).click();
  await page.getByRole('option', { name: 'People' }).click();
  await page.getByPlaceholder('Search Activity').fill('AMAIA Inactive');
  await expect(page).toHaveURL(/search=AMAIA/);
  const onlyTheHeader = page.getByRole('row').filter({ hasNotText: 'AMAIA Inactive' });
  await expect(onlyTheHeader).toHaveCount(1);
  await page.getByRole('link', { name: 'AMAIA Inactive' }).first().click();
  await expect(page).toHaveURL(/\/manage-users\/user-details\//);
});

test('the staff of a brand sees what happened to its content, and nothing else', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: editorPath('about-us', 'AMAIA') });
  await card(page, 'Page').getByLabel('Title', { exact: true }).fill('Homes in the open');
  await save(page);
  await page.getByRole('link', { name: 'AMAIA Console Home' }).click();
  // The content above the link grows until then.
  await expect(page.getByRole('button', { name: 'Check older pages' })).toBeVisible();
  await page.getByRole('link', { name: 'All activity' }).click();
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveCount(0);
  await page.getByPlaceholder('Search Activity').fill('About Us');
  await expect(page.getByRole('row', { name: /About Us AMAIA/ }).first()).toBeVisible();
  // Only the header row does not match any more; a click on rows that still move would miss.
  await expect(page.getByRole('row').filter({ hasNotText: 'About Us' })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /AVIDA/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'About Us AMAIA' }).first().click();
  await expect(card(page, 'Page').getByLabel('Title', { exact: true })).toHaveValue('Homes in the open');
});
