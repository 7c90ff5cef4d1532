import { richTextTexts } from './texts';

/** Maximum characters of text pasted at once; a long book chapter has a tenth of that. */
const MAX_TEXT_LENGTH = 500_000;
/** Maximum characters of HTML; that of Word is several times as long as its text, and embedded pictures multiply it. */
const MAX_HTML_LENGTH = 2_000_000;
const MILLION = 1_000_000;

/** The message why text of this length is not pasted; undefined if it is. @param length in characters */
export function pasteLimitMessage(length: number): string | undefined {
  if (length <= MAX_TEXT_LENGTH) return undefined;
  return richTextTexts.tooMuch({ size: (length / MILLION).toFixed(1), limit: (MAX_TEXT_LENGTH / MILLION).toFixed(1) });
}

/** Whether HTML of this length is parsed; otherwise only its text is pasted. @param length in characters */
export function isReadableHtml(length: number): boolean {
  return length <= MAX_HTML_LENGTH;
}
