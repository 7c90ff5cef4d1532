import { isObject } from '../../lib/objects';
import type { FormItem } from '../../tree';
import { copyOf } from './kinds';

/** Tells items from other text on the clipboard. */
const TAG = 'brand-console/item';
/** More than any item holds; what is longer is not read. */
const MOST_CHARACTERS = 4_000_000;

/** Items that were copied. Nothing about them is certain but that they are objects, at least one. */
export interface CopiedItems {
  /** What an item of their list is called, for example 'Body'; '' where that is not told. */
  readonly called: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** What was copied last, and whether the browser let it onto its clipboard. */
let last: { readonly text: string; readonly isOnClipboard: boolean } | undefined;

/** Items as text: without their stored ids, because a pasted item is stored as new. */
export function itemsToText(items: readonly FormItem[], called: string): string {
  const copies = items.map(copyOf);
  return JSON.stringify({ type: TAG, called, ...(copies.length === 1 ? { item: copies[0] } : { items: copies }) });
}

/** The items in a text; undefined when there are none. */
export function textToItems(text: string): CopiedItems | undefined {
  if (text.length > MOST_CHARACTERS || !text.includes(TAG)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isObject(parsed) || parsed['type'] !== TAG) return undefined;
    const { called, item, items = [item] } = parsed;
    if (!Array.isArray(items) || items.length === 0 || !items.every(isObject)) return undefined;
    return { called: typeof called === 'string' ? called : '', items };
  } catch {
    return undefined;
  }
}

/** Notes that items were put on the clipboard by key. */
export function noteCopied(text: string): void {
  last = { text, isOnClipboard: true };
}

/** Puts items on the clipboard; where the browser refuses, they are kept here and can be pasted in this console. */
export async function writeClipboard(text: string): Promise<void> {
  last = { text, isOnClipboard: false };
  try {
    await navigator.clipboard.writeText(text);
    last = { text, isOnClipboard: true };
  } catch {
    // It stays here.
  }
}

/** What the clipboard holds; what was copied here where the browser took none or does not show what it has. */
export async function readClipboard(): Promise<string> {
  if (last?.isOnClipboard === false) return last.text;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return last?.text ?? '';
  }
}
