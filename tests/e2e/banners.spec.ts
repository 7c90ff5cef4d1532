import type { Locator, Page } from '@playwright/test';
import { saveButton } from './support/editor';
import { refuseSaves } from './support/sent';
import { expect, test } from './support/test';

function input(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
}

test('banners are found by the pages they link to, and removed', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-hero-banner' });

  await test.step('[BAN-001, BAN-006] the list has a card for each banner', async () => {
    await expect(page.getByRole('heading', { name: 'Hero Banner', level: 1 })).toBeVisible();
    const keys = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'First keys in Cavite' }) });
    await expect(keys).toContainText('Property · House and Lot');
    await expect(keys).toContainText('Houses of two and three bedrooms');
    await expect(keys).toContainText(/[A-Z][a-z]{2} \d{2}, 2026/);
    await expect(page.getByText('1 - 2 of 2 items')).toBeVisible();
  });

  await test.step('[BAN-004, BAN-005] filters and search', async () => {
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
    await expect(page.getByText('1 - 2 of 2 items')).toBeVisible();
    await page.getByPlaceholder('Search Hero Banner').fill('first home');
    await expect(page.getByText('1 - 1 of 1 items')).toBeVisible();
  });

  await test.step('[BAN-007, BAN-008] deleting asks first', async () => {
    await page.getByRole('button', { name: 'Actions of Your first home, step by step' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Banner?' });
    await expect(question).toContainText('Are you sure you want to delete this banner?');
    await question.getByRole('button', { name: 'CANCEL' }).click();
    await expect(page.getByRole('link', { name: 'Your first home, step by step' })).toBeVisible();
    await page.getByRole('button', { name: 'Actions of Your first home, step by step' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Successfully deleted banner')).toBeVisible();
    await expect(page.getByText('No results found')).toBeVisible();
  });
});

test('a banner is created for a page, which cannot be changed afterwards', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: '/manage-hero-banner' });
  const type = input(page, 'Type of Link');
  const category = input(page, 'Category');
  const linked = input(page, 'Page');
  const title = input(page, 'Title');
  const add = page.getByRole('link', { name: '+ Add Hero Banner' });

  await test.step('[BAN-011, BAN-015] the selected page fills in the texts, and is shown', async () => {
    await add.click();
    await expect(page).toHaveURL(/\/manage-hero-banner\/add$/);
    // The list, which stays until the form has loaded, has an input of that name, too.
    await expect(saveButton(page)).toBeVisible();
    await type.selectOption({ label: 'Article' });
    await category.selectOption({ label: 'Blogs' });
    await expect(page.getByText('No page selected')).toBeVisible();
    await linked.fill('balcon');
    await page.getByRole('option', { name: 'Small balconies, many plants' }).click();
    await expect(title).toHaveValue('Small balconies, many plants');
    await expect(page.getByLabel('Short Description')).toHaveValue(/A gardener of ALP/);
    await expect(page.getByRole('definition').filter({ hasText: 'Small balconies, many plants' })).toBeVisible();
    await title.fill('Five plants');
  });

  await test.step('[BAN-010] saving asks first', async () => {
    await saveButton(page).click();
    const question = page.getByRole('dialog', { name: 'Save Hero Banner?' });
    await expect(question).toContainText('Are you sure you want to save?');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL(/\/manage-hero-banner\/add$/);
    await saveButton(page).click();
    await question.getByRole('button', { name: 'Yes' }).click();
  });

  await test.step('[BAN-027] a saved banner is in the list', async () => {
    await expect(page.getByText('Successfully saved banner.')).toBeVisible();
    await expect(page).toHaveURL(/\/manage-hero-banner$/);
    await expect(page.getByRole('link', { name: 'Five plants' })).toBeVisible();
  });

  await test.step('[BAN-002, BAN-016] its address opens it, with its page locked', async () => {
    await page.getByRole('link', { name: 'Five plants' }).click();
    await expect(page).toHaveURL(/\/manage-hero-banner\/[0-9a-f-]{36}$/);
    await expect(title).toHaveValue('Five plants');
    for (const locked of [type, category, linked]) await expect(locked).toHaveAttribute('readonly');
    await expect(linked).toHaveValue('Small balconies, many plants');
  });

  await test.step('[BAN-003] CANCEL leads to the list', async () => {
    await page.getByRole('button', { name: 'CANCEL' }).click();
    await expect(page).toHaveURL(/\/manage-hero-banner$/);
  });

  await test.step('[BAN-031] a page that has a banner is no longer offered', async () => {
    await add.click();
    await expect(saveButton(page)).toBeVisible();
    await type.selectOption({ label: 'Article' });
    await category.selectOption({ label: 'Blogs' });
    await linked.click();
    await expect(page.getByRole('listbox', { name: 'Page' }).getByRole('option')).toHaveText(['One room, three uses']);
  });
});

test('[BAN-028] a failed save leads to the list, where the draft is kept', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-hero-banner/add' });
  const save = async () => {
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Yes' }).click();
  };
  await input(page, 'Type of Link').selectOption({ label: 'Article' });
  await input(page, 'Category').selectOption({ label: 'News' });
  await input(page, 'Title').fill('Kept for later');
  await refuseSaves(page);
  await save();
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-hero-banner$/);
  const add = page.getByRole('link', { name: '+ Add Hero Banner, Unsaved draft' });
  await page.unrouteAll();
  await add.click();
  await page.getByRole('button', { name: /Restore/ }).click();
  await expect(input(page, 'Title')).toHaveValue('Kept for later');
  await save();
  await expect(page.getByText('Successfully saved banner.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kept for later' })).toBeVisible();
  await expect(add).toHaveCount(0);
});
