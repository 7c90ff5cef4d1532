import { expect, type Page } from '@playwright/test';

/**
 * Signs in as a person does: the sign-in page, the page of the demo accounts, the console.
 * @param email a demo account, for example `alp.editor@demo.example`
 */
export async function signIn(
  page: Page,
  { url, email }: { readonly url: string; readonly email: string },
): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await chooseAccount(page, email);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Chooses an account on the page of the demo accounts. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email }).click();
}
