import { parseHtml, type ParseBudget } from './htmlTree';
import { readTokens } from './tokens';
import { writeHtml, writeText } from './writeHtml';

/**
 * Cleans a text so that it may be stored and set as inner HTML: only allowed HTML remains, which every parser reads as the same tree,
 * also when concatenated with other such texts. Idempotent.
 *
 * Text without markup stays unchanged, character for character, and so does HTML whose tokens equal those of the result, even if it
 * spells them differently.
 * @throws MarkupTooComplex
 */
export function cleanHtml(text: string, budget: ParseBudget): string {
  // Without it the tokenizer never leaves its data state (HTML standard, 13.2.5.1).
  if (!text.includes('<')) return text;
  // Fast path: most saved texts come from the rich text editor, which serializes HTML exactly like writeHtml.
  const rewritten = writeHtml(parseHtml(text, budget));
  if (rewritten === text) return text;
  const { typed, hasMarkup, canonical } = readTokens(text);
  if (!hasMarkup) return typed;
  const first = typed === text ? rewritten : writeHtml(parseHtml(typed, budget));
  // The same tokens yield the same tree, and so the same output.
  return first === canonical ? text : settle(first, budget);
}

/**
 * Parses and serializes until nothing changes. Dropping an element can bring together what it separated (a paragraph in a paragraph, a
 * link in a link), which then parses as a different tree from the one it was written from.
 */
function settle(written: string, budget: ParseBudget): string {
  let before = written;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const after = writeHtml(parseHtml(before, budget));
    if (after === before) return after;
    before = after;
  }
  return writeText(parseHtml(before, budget));
}

/** The first round hardly ever changes anything. */
const MAX_ROUNDS = 8;
