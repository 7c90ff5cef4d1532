import { expect, type Locator, type Page } from '@playwright/test';
import { brandId, type BrandName } from './service';

/** Where a tab of a brand is edited. */
export function editorPath(tab: string, brand: BrandName): string {
  return `/manage-company-information/${tab}/${brandId(brand)}`;
}

/** A card of the open editor. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('tabpanel').getByRole('region', { name: title, exact: true });
}

/** The line of a list's item, which opens and closes it. */
export function rowOf(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name: new RegExp(`^${name} `) });
}

/** Opens an item of a list where it is closed, and gives its fields. */
export async function openRow(within: Page | Locator, name: string): Promise<Locator> {
  const row = rowOf(within, name);
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  return within.getByRole('group', { name, exact: true });
}

/** Chooses an entry of the menu of a list's item, for example 'Duplicate'. */
export async function chooseAction(page: Page, { row, action }: { readonly row: Locator; readonly action: string }) {
  const name = /^(\w+ \d+) /.exec((await row.textContent()) ?? '')![1]!;
  await row.locator('..').getByRole('button', { name: `Actions of ${name}` }).click();
  const [verb, ...rest] = action.split(' ');
  await page.getByRole('menuitem', { name: [verb, name, ...rest].join(' '), exact: true }).click();
}

/** The formatted text of a name, ready to be typed into. */
export async function focusText(page: Page, text: Locator): Promise<void> {
  await text.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+End');
}

/** What stands beside SAVE. */
export function saveReason(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /Nothing changed yet|problem|uploading|Saving|went wrong|saved|sign/i });
}

/** Saves, and waits until the screen is at rest again. */
export async function save(page: Page, message = 'Update success.'): Promise<void> {
  await page.getByRole('button', { name: 'SAVE', exact: true }).click();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing changed yet')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Saving…' })).toHaveCount(0);
}
