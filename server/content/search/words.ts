/** A word of a text, and where it stands there. */
export interface PlacedWord {
  /** Without accents and capitals. */
  readonly word: string;
  readonly from: number;
  /** Behind its last character. */
  readonly to: number;
}

/** A text without accents and capitals: 'Señor' is 'senor'. */
export function plainOf(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text in its order. */
export function wordsIn(text: string): readonly PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    word: plainOf(written),
    from: index,
    to: index + written.length,
  }));
}

/**
 * The words that a text is found by, each once. What is longer than any word of a language, such as a key of a file, is found by
 * its beginning.
 */
export function searchedWords(texts: readonly string[]): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of plainOf(text).matchAll(WORD)) words.add(word.slice(0, LONGEST_WORD));
  }
  return [...words];
}

/** In how many characters of a word a typing error is looked for; shorter words resemble too many others. */
const SHORTEST_SIMILAR = 4;

/** Whether what somebody meant by a word may be another one: numbers and short words are meant as they are. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= SHORTEST_SIMILAR && /^\p{L}+$/u.test(word);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** In characters. */
const LONGEST_WORD = 60;
