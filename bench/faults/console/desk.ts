import type { Locator, Page } from 'playwright-core';
import type { Brand } from '../../../src/definition';

/** Access to the services, to read stored values without the console. */
export interface Asker {
  /** Without a trailing slash. */
  readonly url: string;
  readonly token: string;
}

/** One kind of editor, and how to work with it. */
export interface Desk {
  readonly name: string;
  /** A demo account. */
  readonly account: string;
  readonly brand: Brand;
  /** The path that opens it. */
  readonly path: string;
  /** Whether each round creates a new entry, and ends with its first save. */
  readonly isNew: boolean;
  /** Visible once the form is. */
  ready(page: Page): Locator;
  /** The input of a single value, to be typed into repeatedly. Absent if there are only items. */
  title?(page: Page): Locator;
  /** Fills the required fields of a new entry. */
  begin?(page: Page): Promise<void>;
  /** Adds an item and types a text into it. Absent if there is nothing to add. */
  add?(page: Page, text: string): Promise<void>;
  /** Also true if the form of a new entry is empty after coming back to it: the entry was stored, or is lost. */
  isSaved(page: Page): Promise<boolean>;
  /**
   * Every text stored where the desk writes, with duplicates.
   * @param round a text that everything the round wrote contains
   * @throws Violation if a stored tree breaks the laws of the lens
   */
  storedTexts(asker: Asker, round: string): Promise<readonly string[]>;
}

/** A card of the open editor. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/**
 * Adds an item to a list and returns its fields: a new item is the last one, and open.
 * @param item the name of an item: 'Section'
 */
export async function addItem(
  list: Locator,
  { button, item }: { readonly button: string; readonly item: string },
): Promise<Locator> {
  const handles = list.getByRole('button', { name: new RegExp(`^(Actions of|Remove) ${item} \\d+$`) });
  const before = await handles.count();
  await list.getByRole('button', { name: button, exact: true }).last().click();
  await handles.nth(before).waitFor();
  return list.getByRole('group', { name: new RegExp(`^${item} \\d+$`) }).last();
}

/** Whether nothing in an open form is unsaved. */
export async function hasNothingUnsaved(page: Page): Promise<boolean> {
  return page.getByText('Nothing changed yet').first().isVisible();
}
