import type { Page } from '@playwright/test';

/** Presses a button, and waits for the drawer or dialog that it opens. */
export function pressToOpen(name: string, dialog: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
  };
}

/** Opens the preview of a form. */
export async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show preview' }).click();
  await page.getByRole('button', { name: 'Hide preview' }).waitFor();
}

/** Searches all pages and records. */
export function searchFor(text: string) {
  return async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(text);
    await page.getByRole('option').first().waitFor();
  };
}

/**
 * Opens the first entry of a list, skipping the link that adds one.
 * @param opened visible once the entry is open; by default the save button of a form
 */
export async function openFirst(
  page: Page,
  opened = page.getByRole('button', { name: 'SAVE', exact: true }),
): Promise<void> {
  const entries = page.getByRole('main').locator('tbody a, li a').filter({ hasNotText: /Add / });
  await entries.first().click();
  await opened.first().waitFor();
}

/** Opens an example of the playground. */
export async function chooseExample(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Example' }).click();
  await page.getByRole('option', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'SAVE', exact: true }).waitFor();
}

/** Types another name for a setting into the definition of the playground. */
export function renameSetting(from: string, to: string) {
  return async (page: Page) => {
    const editor = page.getByRole('textbox', { name: 'Definition' });
    await editor.getByText(`"${from}"`).first().dblclick();
    await page.keyboard.insertText(to);
    await page.getByRole('list', { name: 'Problems' }).waitFor();
  };
}
