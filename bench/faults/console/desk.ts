import type { Locator, Page } from 'playwright-core';
import type { Brand } from '../../../src/definition';

/** Somebody's access to the services, for looking at what is stored past the console. */
export interface Asker {
  /** Without a trailing slash. */
  readonly url: string;
  readonly token: string;
}

/** One kind of editor, as somebody works at it. */
export interface Desk {
  readonly name: string;
  /** A demo account. */
  readonly account: string;
  readonly brand: Brand;
  /** Where it opens. */
  readonly path: string;
  /** Whether each round makes something new, and is over with its first save. */
  readonly isNew: boolean;
  /** What is there once the form is. */
  ready(page: Page): Locator;
  /** The input of a single value, to be typed into again and again. Absent where there are only items. */
  title?(page: Page): Locator;
  /** Fills what something new cannot be saved without. */
  begin?(page: Page): Promise<void>;
  /** Adds an item and types a text into it. Absent where there is nothing to add. */
  add?(page: Page, text: string): Promise<void>;
  /** Also where somebody who came back to the form of something new finds it empty: it was stored, or is lost. */
  isSaved(page: Page): Promise<boolean>;
  /**
   * Every text that is stored where the desk writes, each as often as it is there.
   * @param round a text that everything the round wrote contains
   * @throws Violation where what is stored breaks the laws of the lens
   */
  storedTexts(asker: Asker, round: string): Promise<readonly string[]>;
}

/** A card of the open editor. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/**
 * Adds an item to a list and gives its fields: a new item is the last one, and open.
 * @param item what one is called: 'Section'
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
