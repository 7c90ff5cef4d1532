import { cleanHtml } from './cleanHtml';
import { cleanJson } from './cleanJson';
import { newParseBudget, TooComplex } from './htmlTree';

/** The most characters of one text of a tree, whether a definition knows it or not: a value, a name, a label, a part of meta_data. */
export const LONGEST_TEXT = 1_000_000;

/** What became of a value; neither, when it stays as it is. */
export interface Cleaned {
  readonly cleaned?: string;
  /** Why it cannot be stored. */
  readonly problem?: string;
}

/**
 * A stored value as every reader may take it: HTML or text, or a JSON list or object of such texts. To clean what is clean
 * changes nothing. The time it takes grows with the length of the value alone, and one that is too long to be stored is not looked at.
 */
export function cleanValue(value: string): Cleaned {
  if (!mayNeedCleaning(value)) return UNCHANGED;
  if (value.length > LONGEST_TEXT) return tooLong(value);
  const budget = newParseBudget();
  try {
    const json = cleanJson(value, budget);
    if (json !== undefined) return outcomeOf(value, json);
    const html = cleanHtml(value, budget);
    // What was left out may have been all that kept it from being JSON.
    return outcomeOf(value, cleanJson(html, budget) ?? html);
  } catch (error) {
    if (error instanceof TooComplex) return { problem: error.message };
    throw error;
  }
}

/** Whether a value can hold markup at all: it has a `<`, or is a JSON list or object, which can have it in other spelling. */
export function mayNeedCleaning(value: string): boolean {
  return value.includes('<') || /^\s*[[{]/.test(value);
}

/** What is cleaned may be longer: references stand for characters, and unended elements are ended. */
function outcomeOf(value: string, cleaned: string): Cleaned {
  if (cleaned === value) return UNCHANGED;
  return cleaned.length > LONGEST_TEXT ? tooLong(cleaned) : { cleaned };
}

function tooLong(value: string): Cleaned {
  return { problem: `expected at most ${LONGEST_TEXT} characters, got ${value.length}.` };
}

const UNCHANGED: Cleaned = {};
