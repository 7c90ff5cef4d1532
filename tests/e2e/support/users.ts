import { expect, type Locator, type Page } from '@playwright/test';

/** The account that administers users, and where it does. */
export const ADMIN = { account: 'platform.administrator', path: '/manage-users' } as const;

/** A user to create, of ALP with its reader role. */
interface NewUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Fills the form of a user. */
export async function fillUser(drawer: Locator, { firstName, lastName, email }: NewUser): Promise<void> {
  await drawer.getByLabel('First Name').fill(firstName);
  await drawer.getByLabel('Last Name').fill(lastName);
  await drawer.getByLabel('Mobile Number').fill('09171234567');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByLabel('Brand').selectOption({ label: 'ALP' });
  await drawer.getByLabel('Role', { exact: false }).selectOption({ label: 'ALP Reader' });
}

/** Opens the drawer that adds a user. */
export async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Add User' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add User' });
  await expect(drawer.getByLabel('First Name')).toBeVisible();
  return drawer;
}

/** Opens the drawer that changes the user whose page is open. */
export async function openUpdate(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Update User' }).click();
  const drawer = page.getByRole('dialog', { name: 'Update User' });
  await expect(drawer.getByLabel('First Name')).toHaveValue(/\S/);
  return drawer;
}

/** A value on the page of a user, by its label. */
export function fact(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Details' })
    .locator('div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('dd');
}

export function save(drawer: Locator): Promise<void> {
  return drawer.getByRole('button', { name: 'SAVE' }).click();
}
