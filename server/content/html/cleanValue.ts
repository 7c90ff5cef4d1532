import { cleanHtml } from './cleanHtml';
import { cleanJson } from './cleanJson';
import { newParseBudget, MarkupTooComplex } from './htmlTree';

/** Maximum length of any text in a tree (value, name, label, entry of meta_data), in characters. */
export const MAX_TEXT_LENGTH = 1_000_000;

/** The result of cleaning a value; empty if it stays unchanged. */
export interface CleaningResult {
  readonly cleaned?: string;
  /** Why it cannot be stored. */
  readonly problem?: string;
}

/**
 * Cleans a value (HTML, text, or a JSON list or object of such texts) so that it is safe for every reader. Idempotent. The time is linear
 * in the length of the value; values too long to be stored are not parsed.
 */
export function cleanValue(value: string): CleaningResult {
  if (!mayNeedCleaning(value)) return UNCHANGED;
  if (value.length > MAX_TEXT_LENGTH) return tooLong(value);
  const budget = newParseBudget();
  try {
    const json = cleanJson(value, budget);
    if (json !== undefined) return resultOf(value, json);
    const html = cleanHtml(value, budget);
    // Removed markup may have been all that kept the value from being JSON.
    return resultOf(value, cleanJson(html, budget) ?? html);
  } catch (error) {
    if (error instanceof MarkupTooComplex) return { problem: error.message };
    throw error;
  }
}

/** Whether a value can contain markup: it has a `<`, or looks like a JSON list or object, which can contain an escaped one. */
export function mayNeedCleaning(value: string): boolean {
  return value.includes('<') || /^\s*[[{]/.test(value);
}

/** The cleaned text may be longer: characters become references, and unclosed elements are closed. */
function resultOf(value: string, cleaned: string): CleaningResult {
  if (cleaned === value) return UNCHANGED;
  return cleaned.length > MAX_TEXT_LENGTH ? tooLong(cleaned) : { cleaned };
}

function tooLong(value: string): CleaningResult {
  return { problem: `expected at most ${MAX_TEXT_LENGTH} characters, got ${value.length}.` };
}

const UNCHANGED: CleaningResult = {};
