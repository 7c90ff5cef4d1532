import type { Brand } from '../../../src/definition';
import { expect, type Locator, type Page } from '@playwright/test';
import { brandId } from './service';

/** Where a tab of a brand is edited. */
export function editorPath(tab: string, brand: Brand): string {
  return `/manage-company-information/${tab}/${brandId(brand)}`;
}

/** A card of the open editor. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The line of a list's item, which opens and closes it. */
export function rowOf(within: Locator, name: string): Locator {
  return within.getByRole('button', { name: new RegExp(`^${name} `) });
}

/** Opens an item of a list where it is closed, and gives its fields. */
export async function openRow(within: Locator, name: string): Promise<Locator> {
  const row = rowOf(within, name);
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  return within.getByRole('group', { name, exact: true });
}

/** Chooses an entry of the menu of a list's item, for example 'Duplicate Body 2'. */
export async function chooseAction(within: Locator, name: string, action: string): Promise<void> {
  await within.getByRole('button', { name: `Actions of ${name}`, exact: true }).click();
  await within.page().getByRole('menuitem', { name: action, exact: true }).click();
}

/** Moves an item of a list with the keys alone: up by as many places as `up` says. */
export async function dragUp(
  within: Locator,
  { name, up }: { readonly name: string; readonly up: number },
): Promise<void> {
  const page = within.page();
  const handle = within.getByRole('button', { name: `Move ${name}`, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  const position = Number(name.split(' ').at(-1));
  await expect(page.getByText(new RegExp(`^Moved to position ${position} of`))).toBeAttached();
  for (let step = 1; step <= up; step++) {
    const moved = page.getByText(new RegExp(`^Moved to position ${position - step} of`));
    // A key that comes while the rows are still being measured moves nothing, and is pressed again.
    await expect(async () => {
      if ((await moved.count()) === 0) await page.keyboard.press('ArrowUp');
      await expect(moved).toBeAttached({ timeout: 2_000 });
    }).toPass();
  }
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`^Put down at position ${position - up} of`))).toBeAttached();
}

/** Puts the caret at the end of a formatted text, once its editor is there. */
export async function focusText(text: Locator): Promise<void> {
  await text.click();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect(text).toBeFocused();
  await text.page().keyboard.press('Control+End');
}

/** The button that saves. */
export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'SAVE', exact: true });
}

/** Saves, and waits until the screen is at rest again. */
export async function save(page: Page, message = 'Update success.'): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expectAtRest(page);
}

/** Tries to save what has problems: each shows at its field from then on. Closes the summary of them again. */
export async function showProblems(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('dialog', { name: /^What needs attention/ });
  await expect(summary).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(summary).toHaveCount(0);
}

/** What was changed is saved, and the spinner is gone. */
export async function expectAtRest(page: Page): Promise<void> {
  await expect(page.getByText('Nothing changed yet')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Saving…' })).toHaveCount(0);
}
