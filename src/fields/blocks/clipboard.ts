import type { FormItem } from '../../tree';
import { copyOf } from '../list/kinds';

/** Tells a block from other text on the clipboard. */
const TAG = 'brand-console/block';
/** More than any block holds; what is longer is not read. */
const MOST_CHARACTERS = 4_000_000;

/** The block that was copied last, and whether the browser let it onto its clipboard. */
let last: { readonly text: string; readonly isOnClipboard: boolean } | undefined;

/** A block as text: without its stored ids, because a pasted block is stored as new. */
export function blockToText(item: FormItem): string {
  return JSON.stringify({ type: TAG, block: copyOf(item) });
}

/** The block in a text; undefined when there is none. Nothing about it is certain but that it is an object. */
export function textToBlock(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > MOST_CHARACTERS || !text.includes(TAG)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isRecord(parsed) || parsed['type'] !== TAG) return undefined;
    return isRecord(parsed['block']) ? parsed['block'] : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that a block was put on the clipboard by key. */
export function noteCopied(text: string): void {
  last = { text, isOnClipboard: true };
}

/** Puts a block on the clipboard; where the browser refuses, it is kept here and can be pasted in this console. */
export async function writeClipboard(text: string): Promise<void> {
  last = { text, isOnClipboard: false };
  try {
    await navigator.clipboard.writeText(text);
    last = { text, isOnClipboard: true };
  } catch {
    // It stays here.
  }
}

/** What the clipboard holds; the block that was copied here where the browser took none or does not show what it has. */
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
