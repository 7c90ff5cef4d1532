import { parseHtml, type ParseBudget } from './htmlTree';
import { readTokens } from './tokens';
import { writeHtml, writeText } from './writeHtml';

/**
 * A text as it may be stored and set as inner HTML: allowed HTML alone, which every parser reads as the same tree, also
 * beside other such texts. To clean what is clean changes nothing.
 *
 * Text without markup stays as it is, character for character, and so does HTML whose tokens are already those of the
 * outcome, however it spells them.
 * @throws TooComplex
 */
export function cleanHtml(text: string, budget: ParseBudget): string {
  // Without it the tokenizer never leaves its data state (HTML standard, 13.2.5.1).
  if (!text.includes('<')) return text;
  // Most of what staff save is as the editor of texts wrote it, and that is as it is written here.
  const asItIs = writeHtml(parseHtml(text, budget));
  if (asItIs === text) return text;
  const { typed, hasMarkup, canonical } = readTokens(text);
  if (!hasMarkup) return typed;
  const first = typed === text ? asItIs : writeHtml(parseHtml(typed, budget));
  // The same tokens are parsed to the same tree, and so written the same again.
  return first === canonical ? text : settle(first, budget);
}

/**
 * Parses and writes until nothing changes. Where an element was left out, what it held apart meets: a paragraph in a
 * paragraph, a link in a link, which are parsed as another tree than the one they were written from.
 */
function settle(written: string, budget: ParseBudget): string {
  let before = written;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const after = writeHtml(parseHtml(before, budget));
    if (after === before) return after;
    before = after;
  }
  return writeText(parseHtml(before, budget));
}

/** The first round finds hardly ever something to change. */
const MOST_ROUNDS = 8;
