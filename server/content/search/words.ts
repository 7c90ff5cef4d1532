import { truncateText } from '../facets';

/** A word and its position in a text. */
export interface PlacedWord {
  /** Without accents, in lower case. */
  readonly word: string;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** A text without accents, in lower case: 'Señor' becomes 'senor'. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, in order. */
export function wordsIn(text: string): readonly PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    word: foldText(written),
    from: index,
    to: index + written.length,
  }));
}

/**
 * The distinct words of texts, for indexing and searching. Words longer than any natural one, such as file keys, are truncated.
 */
export function uniqueWords(texts: readonly string[]): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of foldText(text).matchAll(WORD)) words.add(truncateText(word, MAX_WORD_LENGTH));
  }
  return [...words];
}

/** Minimum length of words with typo tolerance, in characters; shorter words resemble too many others. */
const MIN_TYPO_LENGTH = 4;

/** Whether typos are tolerated in a word; not in numbers and short words. */
export function allowsTypos(word: string): boolean {
  return word.length >= MIN_TYPO_LENGTH && /^\p{L}+$/u.test(word);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** In characters. */
const MAX_WORD_LENGTH = 60;
