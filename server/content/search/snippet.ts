import type { SearchableText } from './searchableTexts';
import { wordsIn, type PlacedWord } from './words';

/** An excerpt of a text around the search terms. */
export interface Snippet {
  readonly text: string;
  /** The positions of the matches, in characters from 0; `to` is exclusive. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

/** A searched word and its typo corrections; each matches as a prefix. */
export type SearchTerm = readonly string[];

/** The text that matches the most search terms; the first one of several. */
export function bestText(texts: readonly SearchableText[], terms: readonly SearchTerm[]): SearchableText | undefined {
  let best: { readonly text: SearchableText; readonly count: number } | undefined;
  for (const text of texts) {
    const words = wordsIn(text.text);
    const count = terms.filter((one) => words.some((word) => matches(word, [one]))).length;
    if (count > (best?.count ?? 0)) best = { text, count };
    if (count === terms.length) break;
  }
  return best?.text;
}

/** The sentence in which the most search terms are close together, truncated if it is long. */
export function snippetOf(text: string, terms: readonly SearchTerm[]): Snippet {
  const found = wordsIn(text).filter((word) => matches(word, terms));
  const first = densest(found, terms);
  const from = startOf(text, first?.from ?? 0);
  const to = endOf(text, from);
  const [before, behind] = [from > 0 ? ELLIPSIS : '', to < text.length ? ELLIPSIS : ''];
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to) + behind,
    marks: found
      .filter((word) => word.from >= from && word.to <= to)
      .map((word) => ({ from: word.from + shift, to: word.to + shift })),
  };
}

function matches({ word }: PlacedWord, terms: readonly SearchTerm[]): boolean {
  return terms.some((beginnings) => beginnings.some((beginning) => word.startsWith(beginning)));
}

/** The matching word that is followed by the most distinct search terms within the length of a snippet. */
function densest(found: readonly PlacedWord[], terms: readonly SearchTerm[]): PlacedWord | undefined {
  let best: { readonly word: PlacedWord; readonly count: number } | undefined;
  for (const [index, word] of found.slice(0, MAX_MATCHES).entries()) {
    const near = found.slice(index, index + MAX_MATCHES).filter(({ to }) => to - word.from <= MAX_SPAN);
    const count = terms.filter((one) => near.some((other) => matches(other, [one]))).length;
    if (count > (best?.count ?? 0)) best = { word, count };
    if (count === terms.length) break;
  }
  return best?.word;
}

/** The start of the sentence around a position, or, if that is too far ahead, of the first word within reach. */
function startOf(text: string, place: number): number {
  const before = text.slice(0, place);
  const sentence = Math.max(...[...before.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length), 0);
  if (place - sentence <= MAX_LEAD_LENGTH) return sentence;
  const word = text.indexOf(' ', place - MAX_LEAD_LENGTH);
  return word === -1 || word >= place ? place : word + 1;
}

function endOf(text: string, from: number): number {
  if (text.length - from <= MAX_SNIPPET_LENGTH) return text.length;
  const word = text.lastIndexOf(' ', from + MAX_SNIPPET_LENGTH);
  return word <= from ? from + MAX_SNIPPET_LENGTH : word;
}

const SENTENCE_END = /[.!?]\s+/g;
const ELLIPSIS = '…';
/** In characters: of a snippet, of the text before its first match, and of the span in which matches belong together. */
const MAX_SNIPPET_LENGTH = 160;
const MAX_LEAD_LENGTH = 50;
const MAX_SPAN = MAX_SNIPPET_LENGTH - MAX_LEAD_LENGTH;
/** Maximum number of matches examined: a long text may contain a common word thousands of times. */
const MAX_MATCHES = 50;
