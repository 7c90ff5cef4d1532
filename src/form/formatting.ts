import { parseHtml } from '../fields/richText/html';
import { richTextTexts } from '../fields/richText/texts';
import { kindOf, textOf } from '../kinds';
import type { FormValue } from '../tree';
import type { Difference } from './differences';

/**
 * The formats that a change of formatted text added, removed or, if the words are unchanged, moved.
 * @returns their names: 'Bold', 'Link'; empty for text without formatting
 */
export function changedFormatting({ kind, field, before, after }: Difference): readonly string[] {
  const { isHtml } = kindOf(field);
  if (kind !== 'changed' || !isHtml) return [];
  const htmlIn = (value: FormValue) => (isHtml(value) ? textOf(value) : '');
  const [earlier, later] = [parseHtml(htmlIn(before)), parseHtml(htmlIn(after))];
  const hasSameWords = earlier.textContent === later.textContent;
  return FORMATS.filter(([selector]) => {
    const [earlierSignature, laterSignature] = [earlier, later].map((body) =>
      signature(body.querySelectorAll(selector), hasSameWords),
    );
    return earlierSignature !== laterSignature;
  }).map(([, name]) => name());
}

/** The elements of each format, and the name of its toolbar tool. */
const FORMATS: readonly (readonly [selector: string, name: () => string])[] = [
  ['h1, h2, h3, h4, h5, h6', () => richTextTexts.textStyle],
  ['b, strong', () => richTextTexts.bold],
  ['i, em', () => richTextTexts.italic],
  ['a', () => richTextTexts.link],
  ['ul', () => richTextTexts.bulletedList],
  ['ol', () => richTextTexts.orderedList],
  ['table', () => richTextTexts.table],
];

/** The formatted elements, with their words if those are the same in both versions; otherwise only their number, levels and links count. */
function signature(elements: NodeListOf<Element>, hasSameWords: boolean): string {
  const level = (element: Element) => (/^H\d$/.test(element.tagName) ? element.tagName : '');
  const parts = Array.from(elements, (element) => [
    level(element),
    element.getAttribute('href'),
    hasSameWords && element.textContent,
  ]);
  return JSON.stringify(parts);
}
