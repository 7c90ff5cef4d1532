import { parse } from '../fields/richText/html';
import { richTextTexts } from '../fields/richText/texts';
import { kindOf, textOf } from '../kinds';
import type { FormValue } from '../tree';
import type { Difference } from './differences';

/**
 * The kinds of formatting that a change of a formatted text added, took away or, where the words are the same, moved.
 * @returns their names: 'Bold', 'Link'; none for what is not formatted
 */
export function changedFormatting({ kind, field, before, after }: Difference): readonly string[] {
  const isHtml = field && kindOf(field).isHtml;
  if (kind !== 'changed' || !isHtml) return [];
  const htmlIn = (value: FormValue) => (isHtml(value) ? textOf(value) : '');
  const [earlier, later] = [parse(htmlIn(before)), parse(htmlIn(after))];
  const hasSameWords = earlier.textContent === later.textContent;
  return FORMATS.filter(([selector]) => {
    const [was, is] = [earlier, later].map((body) => signature(body.querySelectorAll(selector), hasSameWords));
    return was !== is;
  }).map(([, name]) => name());
}

/** What a format is marked up with, and what its tool is called. */
const FORMATS: readonly (readonly [selector: string, name: () => string])[] = [
  ['h1, h2, h3, h4, h5, h6', () => richTextTexts.textStyle],
  ['b, strong', () => richTextTexts.bold],
  ['i, em', () => richTextTexts.italic],
  ['a', () => richTextTexts.link],
  ['ul', () => richTextTexts.bulletedList],
  ['ol', () => richTextTexts.orderedList],
  ['table', () => richTextTexts.table],
];

/** The formatted places: with their words where those tell one from another, or else how many there are. */
function signature(elements: NodeListOf<Element>, hasSameWords: boolean): string {
  const level = (element: Element) => (/^H\d$/.test(element.tagName) ? element.tagName : '');
  const parts = Array.from(elements, (element) => [
    level(element),
    element.getAttribute('href'),
    hasSameWords && element.textContent,
  ]);
  return JSON.stringify(parts);
}
