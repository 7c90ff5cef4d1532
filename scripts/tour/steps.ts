import type { Page } from '@playwright/test';

/** Presses a button. */
export function press(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).click();
}

/** Searches all pages and records. */
export function searchFor(text: string) {
  return async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(text);
  };
}

/** Opens the first entry of a list, that of the button to add one aside. */
export function openFirst(page: Page): Promise<void> {
  const entries = page.getByRole('main').locator('tbody a, li a').filter({ hasNotText: /Add / });
  return entries.first().click();
}
