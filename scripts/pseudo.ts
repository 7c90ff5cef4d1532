import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Patterns } from '../src/lib/texts';

/** How much longer than English other languages are: German and Tagalog take about as much. */
const GROWTH = 0.4;
/** Letters of a word. */
const WORD = 6;
const LONG_WORDS = new RegExp(`~{1,${WORD}}`, 'g');
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'áƀçđéƒǧĥíĵķĺɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĹṀÑÓƤɊŔŠŢÚṼŴẊÝŽ';

/** Texts with every letter marked and drawn out to 1.4 times their length: `Ŝáṽé ~~`, with the arguments as they were. */
export function pseudoTexts(patterns: Patterns): Patterns {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [
      name,
      typeof pattern === 'string' ? pseudoText(pattern) : pseudoTexts(pattern),
    ]),
  );
}

function pseudoText(pattern: string): string {
  return printAST(drawnOut(parse(pattern, { ignoreTag: true, captureLocation: false }).map(marked)));
}

function marked(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return {
        ...element,
        value: element.value.replace(/[a-z]/gi, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter),
      };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, { value }]) => [name, { value: value.map(marked) }]),
        ),
      };
    default:
      return element;
  }
}

function drawnOut(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const filling = '~'.repeat(Math.ceil(lengthOf(elements) * GROWTH));
  // Words of a usual length, so that a long text breaks into lines as other texts do.
  const value = filling.length <= WORD ? filling : filling.replace(LONG_WORDS, ' $&');
  return [...elements, { type: TYPE.literal, value }];
}

/** Letters that are the text's own; of clauses, the longest. */
function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum;
    return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
  }, 0);
}
