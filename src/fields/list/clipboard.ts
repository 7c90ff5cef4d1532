import type { FormItem } from '../../tree';
import { copyOf } from './kinds';

/** Tells an item from other text on the clipboard. */
const TAG = 'brand-console/item';
/** More than any item holds; what is longer is not read. */
const MOST_CHARACTERS = 4_000_000;

/** An item that was copied. Nothing about it is certain but that it is an object. */
export interface CopiedItem {
  /** What an item of its list is called, for example 'Body'; '' where that is not told. */
  readonly called: string;
  readonly item: Readonly<Record<string, unknown>>;
}

/** The item that was copied last, and whether the browser let it onto its clipboard. */
let last: { readonly text: string; readonly isOnClipboard: boolean } | undefined;

/** An item as text: without its stored ids, because a pasted item is stored as new. */
export function itemToText(item: FormItem, called: string): string {
  return JSON.stringify({ type: TAG, called, item: copyOf(item) });
}

/** The item in a text; undefined when there is none. */
export function textToItem(text: string): CopiedItem | undefined {
  if (text.length > MOST_CHARACTERS || !text.includes(TAG)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isRecord(parsed) || parsed['type'] !== TAG) return undefined;
    const { called, item } = parsed;
    return isRecord(item) ? { called: typeof called === 'string' ? called : '', item } : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that an item was put on the clipboard by key. */
export function noteCopied(text: string): void {
  last = { text, isOnClipboard: true };
}

/** Puts an item on the clipboard; where the browser refuses, it is kept here and can be pasted in this console. */
export async function writeClipboard(text: string): Promise<void> {
  last = { text, isOnClipboard: false };
  try {
    await navigator.clipboard.writeText(text);
    last = { text, isOnClipboard: true };
  } catch {
    // It stays here.
  }
}

/** What the clipboard holds; the item that was copied here where the browser took none or does not show what it has. */
export async function readClipboard(): Promise<string> {
  if (last?.isOnClipboard === false) return last.text;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return last?.text ?? '';
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
