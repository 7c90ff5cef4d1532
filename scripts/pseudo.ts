import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Patterns } from '../src/lib/texts';

/** Added length as a share of the English text; German and Tagalog are about as much longer. */
const GROWTH = 0.4;
/** In letters. */
const WORD_LENGTH = 6;
const LONG_WORDS = new RegExp(`~{1,${WORD_LENGTH}}`, 'g');
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒǧĥíĵķĺɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĹṀÑÓƤɊŔŠŢÚṼŴẊÝŽ';

/** Texts with every letter accented and padded to 1.4 times their length: `Ŝáṽé ~~`; arguments stay unchanged. */
export function pseudoTexts(patterns: Patterns): Patterns {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [
      name,
      typeof pattern === 'string' ? pseudoText(pattern) : pseudoTexts(pattern),
    ]),
  );
}

function pseudoText(pattern: string): string {
  return printAST(padded(parse(pattern, { ignoreTag: true, captureLocation: false }).map(accented)));
}

function accented(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return {
        ...element,
        value: element.value.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
      };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, { value }]) => [name, { value: value.map(accented) }]),
        ),
      };
    default:
      return element;
  }
}

function padded(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const padding = '~'.repeat(Math.ceil(lengthOf(elements) * GROWTH));
  // In words of usual length, so that a long text wraps as other texts do.
  const value = padding.length <= WORD_LENGTH ? padding : padding.replace(LONG_WORDS, ' $&');
  return [...elements, { type: TYPE.literal, value }];
}

/** The number of literal letters; of plural and select options, that of the longest. */
function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum;
    return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
  }, 0);
}
