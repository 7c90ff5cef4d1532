import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInLightAndDark } from './support/axe';
import { saveButton } from './support/editor';
import { expect, test } from './support/test';

function input(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
}

test('[NAV-009, BAN-001, BAN-004, BAN-005, BAN-006, BAN-007, BAN-008] banners are found by what they link to, and removed', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-company-information' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Hero Banner' }).click();
  await expect(page.getByRole('heading', { name: 'Hero Banner', level: 1 })).toBeVisible();
  const keys = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'First keys in Cavite' }) });
  await expect(keys).toContainText('Property · House and Lot');
  await expect(keys).toContainText('Houses of two and three bedrooms');
  await expect(keys).toContainText(/[A-Z][a-z]{2} \d{2}, 2026/);
  await expect(page.getByText('1 - 2 of 2 items')).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  await page.getByRole('combobox', { name: 'Type of Link' }).click();
  await page.getByRole('option', { name: 'Article' }).click();
  await expect(page.getByText('1 - 1 of 1 items')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option')).toHaveText([
    ...['Category: All', 'News', 'Events', 'Announcements', 'Destinations', 'Neighborhood', 'Sustainability'],
    ...['Home Buying Guide', 'Blogs', 'Vlogs'],
  ]);
  await page.getByRole('option', { name: 'Vlogs' }).click();
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByPlaceholder('Search Hero Banner').fill('first home');
  await expect(page.getByText('1 - 1 of 1 items')).toBeVisible();

  await page.getByRole('button', { name: 'Actions of Your first home, step by step' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Banner?' });
  await expect(question).toContainText('Are you sure you want to delete this banner?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted banner')).toBeVisible();
  await expect(page.getByText('No results found')).toBeVisible();
});

test('[BAN-002, BAN-003, BAN-010, BAN-011, BAN-012, BAN-013, BAN-015, BAN-016, BAN-017, BAN-018, BAN-019, BAN-027, BAN-031] a banner is made for a page, which then stays the one', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor', path: '/manage-hero-banner' });
  await page.getByRole('link', { name: '+ Add Hero Banner' }).click();
  await expect(page).toHaveURL(/\/manage-hero-banner\/add$/);
  const type = input(page, 'Type of Link');
  const category = input(page, 'Category');
  const linked = input(page, 'Page');
  const title = input(page, 'Title');
  await expect(category).toBeDisabled();
  await expect(linked).toBeDisabled();
  await expectAccessibleInLightAndDark(page);

  await type.selectOption({ label: 'Property' });
  await expect(category.getByRole('option')).toHaveCount(10);
  await category.selectOption({ label: 'Estate' });
  await title.fill('Gone soon');
  await type.selectOption({ label: 'Article' });
  await expect(title).toHaveValue('');
  await expect(category).toHaveValue('');
  await category.selectOption({ label: 'Blogs' });
  await expect(page.getByText('No page selected')).toBeVisible();
  await linked.fill('balcon');
  await page.getByRole('option', { name: 'Small balconies, many plants' }).click();
  await expect(title).toHaveValue('Small balconies, many plants');
  await expect(page.getByLabel('Short Description')).toHaveValue(/A gardener of ALP/);
  await expect(page.getByRole('definition').filter({ hasText: 'Small balconies, many plants' })).toBeVisible();
  await title.fill('  Five plants  ');
  await expectAccessibleInLightAndDark(page);

  await saveButton(page).click();
  const question = page.getByRole('dialog', { name: 'Save Hero Banner?' });
  await expect(question).toContainText('Are you sure you want to save?');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully saved banner.')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-hero-banner$/);
  await page.getByRole('link', { name: 'Five plants' }).click();
  await expect(title).toHaveValue('Five plants');
  for (const locked of [type, category, linked]) await expect(locked).toHaveAttribute('readonly');
  await expect(linked).toHaveValue('Small balconies, many plants');
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await expect(page).toHaveURL(/\/manage-hero-banner$/);

  // It has a banner now, and is offered no more.
  await page.getByRole('link', { name: '+ Add Hero Banner' }).click();
  // The list has an input of that name, too.
  await expect(saveButton(page)).toBeVisible();
  await type.selectOption({ label: 'Article' });
  await category.selectOption({ label: 'Blogs' });
  await linked.click();
  await expect(page.getByRole('listbox', { name: 'Page' }).getByRole('option')).toHaveText(['One room, three uses']);
});

test('[BAN-028, BAN-029] a save that fails leads to the list, which keeps the draft; a banner that is gone leads there too', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-hero-banner/add' });
  await input(page, 'Type of Link').selectOption({ label: 'Article' });
  await input(page, 'Category').selectOption({ label: 'News' });
  await input(page, 'Title').fill('Kept for later');
  await page.route('**/graphql', async (route) => {
    const isSave = route.request().postData()?.includes('addOrUpdateHomeBanner') ?? false;
    await (isSave ? route.abort() : route.continue());
  });
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-hero-banner$/);
  const add = page.getByRole('link', { name: '+ Add Hero Banner, Unsaved draft' });
  await expect(add).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.unroute('**/graphql');
  await add.click();
  await page.getByRole('button', { name: /Restore/ }).click();
  await expect(input(page, 'Title')).toHaveValue('Kept for later');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully saved banner.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kept for later' })).toBeVisible();
  await expect(add).toHaveCount(0);

  await page.goto(`${running.url}/manage-hero-banner/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-hero-banner$/);
});

test('[BAN-026] AVIDA and ALISI have no video link', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-hero-banner/add' });
  await expect(page.getByLabel('Video Link')).toHaveAttribute('readonly');
});
