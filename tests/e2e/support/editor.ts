import type { Brand } from '../../../src/definition';
import { expect, type Locator, type Page } from '@playwright/test';
import { brandId } from './service';

/** The path of a brand's company-information tab. */
export function editorPath(tab: string, brand: Brand): string {
  return `/manage-company-information/${tab}/${brandId(brand)}`;
}

/** A card of the open editor. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The header row of a list item, which expands and collapses it. */
export function rowOf(within: Locator, name: string): Locator {
  return within.getByRole('button', { name: new RegExp(`^${name} `) });
}

/** Expands a list item if it is collapsed, and returns the group of its fields. */
export async function openRow(within: Locator, name: string): Promise<Locator> {
  const row = rowOf(within, name);
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  return within.getByRole('group', { name, exact: true });
}

/** Chooses an action from the menu of a list item, for example 'Duplicate Body 2'. */
export async function chooseAction(within: Locator, name: string, action: string): Promise<void> {
  await within.getByRole('button', { name: `Actions of ${name}`, exact: true }).click();
  await within.page().getByRole('menuitem', { name: action, exact: true }).click();
}

/** Moves a list item up by `up` positions, using only the keyboard. */
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
    // A key pressed while the rows are still being measured moves nothing, so it is pressed again.
    await expect(async () => {
      if ((await moved.count()) === 0) await page.keyboard.press('ArrowUp');
      await expect(moved).toBeAttached({ timeout: 2_000 });
    }).toPass();
  }
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`^Put down at position ${position - up} of`))).toBeAttached();
}

/** Puts the caret at the end of a formatted text, once its editor has loaded. */
export async function focusText(text: Locator): Promise<void> {
  await text.click();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect(text).toBeFocused();
  await text.page().keyboard.press('Control+End');
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'SAVE', exact: true });
}

/** Saves, and waits until the screen is idle again. */
export async function save(page: Page, message = 'Update success.'): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expectIdle(page);
}

/** Tries to save a form with problems, so that each shows at its field from then on, and closes their summary again. */
export async function showProblems(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('dialog', { name: /^What needs attention/ });
  await expect(summary).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(summary).toHaveCount(0);
}

/** Expects no unsaved changes and no running save. */
export async function expectIdle(page: Page): Promise<void> {
  await expect(page.getByText('Nothing changed yet')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Saving…' })).toHaveCount(0);
}
