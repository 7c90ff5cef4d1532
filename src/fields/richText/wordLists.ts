const WORD_ITEM = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';
const WORD_MARKER = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
/** The attribute with the number that Word has written before an item. */
const MARKER = 'data-marker';

/** Converts the lists of Word, which are paragraphs with a marker, to HTML lists with the same numbers. */
export function convertWordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>(WORD_ITEM)) {
    const marker = paragraph.querySelector(WORD_MARKER);
    if (!marker) continue;
    const markerText = marker.textContent.trim();
    marker.remove();
    const level = Number(/level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const label = labelOf(markerText);
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    lists = lists.slice(0, level);
    const current = lists[level - 1];
    if (current && nextLabel(current) !== label?.toLowerCase()) lists.pop();
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(label === undefined ? 'ul' : 'ol');
      const outer = lists.at(-1);
      if (outer) (outer.lastElementChild ?? outer).append(list);
      else paragraph.before(list);
      lists.push(list);
      if (label !== undefined && lists.length === level) startAt(list, label);
    }
    const item = body.ownerDocument.createElement('li');
    if (label !== undefined) item.setAttribute(MARKER, `${markerText} `);
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** The number that Word has written before an item, with a space. */
export function wordMarkerOf(item: Element): string | undefined {
  return item.getAttribute(MARKER) ?? undefined;
}

/** The number in a marker such as '03.', 'b)', '(iv)' and '1.2'. Undefined for a bullet, which may be a letter: 'o'. */
function labelOf(marker: string): string | undefined {
  return /[1-9]\d*(?=[.):]?$)|\b(?:[a-z]|[ivx]+)(?=[.):]$)/i.exec(marker)?.[0];
}

/** Roman numerals by their number. */
const ROMAN = Array.from({ length: 40 }, (_, number) => {
  const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  return 'x'.repeat(number / 10) + (ones[number % 10] ?? '');
});
const ALPHABET = Array.from(' abcdefghijklmnopqrstuvwxyz');

/** Numbers the items of a new list from a label on. A single letter is a Roman numeral only if it is 'i'. */
function startAt(list: HTMLElement, label: string): void {
  const lower = label.toLowerCase();
  const isRoman = lower === 'i' || (lower.length > 1 && ROMAN.includes(lower));
  const start = Number(label) || (isRoman ? ROMAN : ALPHABET).indexOf(lower);
  if (start > 1) list.setAttribute('start', String(start));
  const type = isRoman ? 'i' : 'a';
  if (!/\d/.test(label)) list.setAttribute('type', label === lower ? type : type.toUpperCase());
}

/** The label of the item that would follow in a list, in lower case. Undefined for a bulleted list. */
function nextLabel(list: HTMLElement): string | undefined {
  if (list.tagName === 'UL') return undefined;
  const next = Number(list.getAttribute('start') ?? 1) + list.childElementCount;
  return labelAt(list, next).toLowerCase();
}

/** What a numbered list displays for a number, by its `type`: '3', 'c', 'iii', 'III'. */
export function labelAt(list: Element, number: number): string {
  const type = list.getAttribute('type') ?? '';
  const lower = type.toLowerCase();
  const label = { a: ALPHABET, i: ROMAN }[lower]?.[number] ?? String(number);
  return type === lower ? label : label.toUpperCase();
}
