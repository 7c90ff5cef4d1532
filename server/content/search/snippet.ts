import type { SearchedText } from './searchedTexts';
import { wordsIn, type PlacedWord } from './words';

/** A part of a text around what was looked for. */
export interface Snippet {
  readonly text: string;
  /** Where the words stand that were found, in characters from 0; `to` is behind the last one. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

/** A word that was looked for: it, or what was meant by it, is the beginning of those that are found. */
export type WantedWord = readonly string[];

/** The text that has the most of what is looked for, the first of several. */
export function bestText(texts: readonly SearchedText[], wanted: readonly WantedWord[]): SearchedText | undefined {
  let best: { readonly text: SearchedText; readonly count: number } | undefined;
  for (const text of texts) {
    const words = wordsIn(text.text);
    const count = wanted.filter((one) => words.some((word) => isWanted(word, [one]))).length;
    if (count > (best?.count ?? 0)) best = { text, count };
    if (count === wanted.length) break;
  }
  return best?.text;
}

/** The sentence in which the most of what is looked for stands close together, cut where it is long. */
export function snippetOf(text: string, wanted: readonly WantedWord[]): Snippet {
  const found = wordsIn(text).filter((word) => isWanted(word, wanted));
  const first = densest(found, wanted);
  const from = startOf(text, first?.from ?? 0);
  const to = endOf(text, from);
  const [before, behind] = [from > 0 ? CUT : '', to < text.length ? CUT : ''];
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to) + behind,
    marks: found
      .filter((word) => word.from >= from && word.to <= to)
      .map((word) => ({ from: word.from + shift, to: word.to + shift })),
  };
}

function isWanted({ word }: PlacedWord, wanted: readonly WantedWord[]): boolean {
  return wanted.some((beginnings) => beginnings.some((beginning) => word.startsWith(beginning)));
}

/** The found word behind which the most different wanted ones follow within a snippet. */
function densest(found: readonly PlacedWord[], wanted: readonly WantedWord[]): PlacedWord | undefined {
  let best: { readonly word: PlacedWord; readonly count: number } | undefined;
  for (const [index, word] of found.slice(0, MOST_LOOKED_AT).entries()) {
    const near = found.slice(index, index + MOST_LOOKED_AT).filter(({ to }) => to - word.from <= NEAR);
    const count = wanted.filter((one) => near.some((other) => isWanted(other, [one]))).length;
    if (count > (best?.count ?? 0)) best = { word, count };
    if (count === wanted.length) break;
  }
  return best?.word;
}

/** Where the sentence begins that a place is in, or the last word before which there is not too much. */
function startOf(text: string, place: number): number {
  const before = text.slice(0, place);
  const sentence = Math.max(...[...before.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length), 0);
  if (place - sentence <= BEFORE) return sentence;
  const word = text.indexOf(' ', place - BEFORE);
  return word === -1 || word >= place ? place : word + 1;
}

function endOf(text: string, from: number): number {
  if (text.length - from <= LONGEST) return text.length;
  const word = text.lastIndexOf(' ', from + LONGEST);
  return word <= from ? from + LONGEST : word;
}

const SENTENCE_END = /[.!?]\s+/g;
const CUT = '…';
/** In characters: of a snippet, before the first word found in it, and between words that belong together. */
const LONGEST = 160;
const BEFORE = 50;
const NEAR = LONGEST - BEFORE;
/** A long text may hold a common word thousands of times. */
const MOST_LOOKED_AT = 50;
