import type { Locator, Page } from '@playwright/test';
import { ask, brandId } from './support/service';
import { expect, test } from './support/test';

const ADMIN = { account: 'platform.administrator', path: '/manage-roles' } as const;

function tick(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name, exact: true });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'SAVE' }).click();
}

async function openRole(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('table', { name: 'Permissions' })).toBeVisible();
}

test('what a role gains and loses shows in the menu, on the tabs and at the services', async ({ enter, running }) => {
  const admin = await enter(ADMIN);
  const reader = await enter({ account: 'alp.reader' });
  const menu = reader.page.getByRole('navigation', { name: 'Main' });
  const entry = menu.getByRole('link', { name: 'Manage Company Information' });
  const tabs = reader.page.getByRole('tab');
  await expect(entry).toBeVisible();
  const pages = async () =>
    ask({ url: running.url, token: reader.token, query: SEARCH, variables: { brand: brandId('ALP') } });
  expect((await pages()).errors).toEqual([]);

  await test.step('[CI-010] gains a tab and the permission to edit it', async () => {
    await openRole(admin.page, 'ALP Reader');
    await tick(admin.page, 'Work on Facts').click();
    await tick(admin.page, 'Edit company information').click();
    await save(admin.page);
    await expect(admin.page.getByText('Update success', { exact: true })).toBeVisible();
    await reader.page.reload();
    await reader.page.getByRole('link', { name: 'Facts ALP' }).click();
    await expect(tabs).toHaveText(['About Us', 'Facts']);
  });

  await test.step('[NAV-001] loses the area', async () => {
    await tick(admin.page, 'Company Information: all permissions').click();
    await tick(admin.page, 'Company Information: all permissions').click();
    await save(admin.page);
    await expect(admin.page.getByText('Update success', { exact: true })).toBeVisible();
    await reader.page.reload();
    await expect(reader.page.getByRole('heading', { name: 'Invalid Page' })).toBeVisible();
    await expect(entry).toHaveCount(0);
    expect((await pages()).errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  });
});

const SEARCH = `query ($brand: ID!) {
  searchPages(brand_id: $brand, tag: "COMPANY-INFO-ALP", page: 1, limit: 10) { totalCount }
}`;
