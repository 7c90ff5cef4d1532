import { isObject } from '../../lib/objects';
import type { FormItem } from '../../tree';
import { copyWithoutIds } from './kinds';

/** Distinguishes items from other text on the clipboard. */
const TAG = 'brand-console/item';
/** No item is that long; longer text is not parsed. */
const MAX_CHARACTERS = 4_000_000;

/** Copied items: at least one object each, not validated in any other way. */
export interface CopiedItems {
  /** The item label of their list, for example 'Body'; '' if unknown. */
  readonly itemLabel: string;
  /** The brand of their page; undefined if it has none, or is unknown. */
  readonly brand: string | undefined;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** The last copied text, and whether the browser accepted it on its clipboard. */
let last: { readonly text: string; readonly isOnClipboard: boolean } | undefined;

/**
 * Serializes items without their stored ids, because pasted items are stored as new ones.
 * @param from where they are copied
 */
export function itemsToText(items: readonly FormItem[], from: Pick<CopiedItems, 'itemLabel' | 'brand'>): string {
  const copies = items.map(copyWithoutIds);
  return JSON.stringify({
    type: TAG,
    called: from.itemLabel,
    brand: from.brand,
    ...(copies.length === 1 ? { item: copies[0] } : { items: copies }),
  });
}

/** Parses copied items; undefined if the text holds none. */
export function textToItems(text: string): CopiedItems | undefined {
  if (text.length > MAX_CHARACTERS || !text.includes(TAG)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isObject(parsed) || parsed['type'] !== TAG) return undefined;
    const { called, brand, item, items = [item] } = parsed;
    if (!Array.isArray(items) || items.length === 0 || !items.every(isObject)) return undefined;
    return {
      itemLabel: typeof called === 'string' ? called : '',
      brand: typeof brand === 'string' ? brand : undefined,
      items,
    };
  } catch {
    return undefined;
  }
}

/** Records text that a copy event has put on the clipboard. */
export function recordCopied(text: string): void {
  last = { text, isOnClipboard: true };
}

/** Writes text to the clipboard; if the browser refuses, the text can still be pasted in this console. */
export async function writeClipboard(text: string): Promise<void> {
  last = { text, isOnClipboard: false };
  try {
    await navigator.clipboard.writeText(text);
    last = { text, isOnClipboard: true };
  } catch {
    // `last` still holds it.
  }
}

/** Reads the clipboard; falls back to the last text copied here if the browser refused to write or to read. */
export async function readClipboard(): Promise<string> {
  if (last?.isOnClipboard === false) return last.text;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return last?.text ?? '';
  }
}
