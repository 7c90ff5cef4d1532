import type { Locator, Page } from '@playwright/test';
import { storedRole } from './support/identity';
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

test('a role is created and edited', async ({ enter, running }) => {
  const { page, token } = await enter(ADMIN);
  const admin = { url: running.url, token };
  const scopes = async () => (await storedRole('Careers Desk', admin)).scopes;

  await test.step('[ROLE-002, ROLE-004] the form for a new one', async () => {
    await page.getByRole('link', { name: 'Add Role' }).click();
    await expect(page).toHaveURL(`${running.url}/manage-roles/add`);
    await expect(page.getByText('Choose Brand first.')).toBeVisible();
    await page.getByLabel('Brand').selectOption({ label: 'ALP' });
    await page.getByLabel('Role Name').fill('Careers Desk');
    await page.getByLabel('Description').fill('Careers and nothing else');
    await page.getByLabel('Status').selectOption({ label: 'Active' });
    await expect(page.getByRole('table', { name: 'Permissions' })).toBeVisible();
  });

  await test.step('[ROLE-005, ROLE-006] the features of the brand, without those of the platform', async () => {
    await tick(page, 'Careers: all permissions').click();
    await expect(page.getByText('Gains 3: View careers, Add careers, Edit careers')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^(Role|User) Management/ })).toHaveCount(0);
  });

  await test.step('[ROLE-013, ROLE-014] creating', async () => {
    await save(page);
    await expect(page.getByText('Role has successfully created.')).toBeVisible();
    await expect(page).toHaveURL(/\/manage-roles\/role\/[0-9a-f-]{36}$/);
    expect(await scopes()).toEqual(['read:careers', 'create:careers', 'update:careers']);
  });

  await test.step('[ROLE-003, ROLE-008] its address opens it, and its brand stays', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Edit Role' })).toBeVisible();
    await expect(page.getByLabel('Role Name')).toHaveValue('Careers Desk');
    await expect(tick(page, 'Add careers')).toBeChecked();
    await expect(page.getByLabel('Brand')).toHaveValue('ALP');
    await expect(page.getByLabel('Brand')).not.toBeEditable();
  });

  await test.step('[ROLE-016] editing', async () => {
    await tick(page, 'Add careers').click();
    await tick(page, 'View links').click();
    await expect(page.getByText('Loses 1: Add careers')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Update success', { exact: true })).toBeVisible();
    expect(await scopes()).toEqual(['read:careers', 'update:careers', 'read:links']);
  });
});

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
    await admin.page.reload();
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

test('permissions that the form does not show survive a save', async ({ enter, running }) => {
  const { page, token } = await enter(ADMIN);
  const admin = { url: running.url, token };
  const before = await storedRole('Platform Administrator', admin);
  expect(before.scopes).toContain('update:role');
  await openRole(page, 'Platform Administrator');
  await expect(page.getByLabel('Brand')).toHaveValue('Platform (no brand)');
  await expect(page.getByText(/permissions of features that are not shown here will be kept\.$/)).toBeVisible();
  await page.getByLabel('Description').fill('Manages users and roles of all brands');
  await save(page);
  await expect(page.getByText('Update success', { exact: true })).toBeVisible();
  expect(await storedRole('Platform Administrator', admin)).toEqual(before);
});

const SEARCH = `query ($brand: ID!) {
  searchPages(brand_id: $brand, tag: "COMPANY-INFO-ALP", page: 1, limit: 10) { totalCount }
}`;
