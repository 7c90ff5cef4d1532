import { richTextTexts } from './texts';

/** The most characters of text that are pasted at once; a long book chapter has a tenth of it. */
const MOST_TEXT = 500_000;
/** The most characters of HTML; Word writes several times the text, and pictures inside it many times more. */
const MOST_HTML = 2_000_000;
const MEGABYTE = 1_000_000;

/** Why text of this length is not pasted, in words; undefined when it is. @param length in characters */
export function refusalOfPaste(length: number): string | undefined {
  if (length <= MOST_TEXT) return undefined;
  return richTextTexts.tooMuch({ size: (length / MEGABYTE).toFixed(1), limit: (MOST_TEXT / MEGABYTE).toFixed(1) });
}

/** Whether HTML of this length is read at all; its text can still be pasted. @param length in characters */
export function isReadableHtml(length: number): boolean {
  return length <= MOST_HTML;
}
