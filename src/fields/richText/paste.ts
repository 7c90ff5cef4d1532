import type { RichTextTool } from '../../definition';
import { isAllowedLink, isStorableLink } from '../../lib/links';
import { parseHtml } from './html';
import { BLOCKS, markerOf } from './plain';
import { richTextTexts } from './texts';
import { convertWordLists, wordMarkerOf } from './wordLists';

/** The tags of each tool. Paragraphs and line breaks are always allowed. */
const TAGS = {
  heading: ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'],
  bold: ['STRONG', 'B'],
  italic: ['EM', 'I'],
  link: ['A'],
  bulletedList: ['UL', 'LI'],
  orderedList: ['OL', 'LI'],
  insertTable: ['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'TH', 'TD'],
} as const satisfies Record<RichTextTool, readonly string[]>;

const ALWAYS_ALLOWED = ['P', 'BR'] as const;
/** Removed with their content. */
const DROPPED =
  'style, script, meta, link, title, xml, noscript, template, iframe, object, embed, svg, img, video, audio, head';
/** The page has its own H1, and does not distinguish deep levels. */
const HEADING_REPLACEMENTS: Readonly<Record<string, string>> = { H1: 'H2', H5: 'H4', H6: 'H4' };
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'colspan', 'rowspan', 'start', 'type']);
/** Marks content copied from our editor (ProseMirror). */
const FROM_EDITOR = '[data-pm-slice]';

/** What is inserted of pasted HTML. */
interface CleanedPaste {
  readonly html: string;
  /** Tells what became of content that the field does not offer; undefined if there is nothing to tell. */
  readonly notice: string | undefined;
}

/**
 * Cleans HTML pasted from Word, Google Docs or the web: keeps the structure that the toolbar offers, drops all styling.
 * @param tools the tools of the field
 */
export function cleanPastedHtml(html: string, tools: readonly RichTextTool[]): CleanedPaste {
  const body = parseHtml(html);
  removeComments(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  convertWordLists(body);
  for (const list of body.querySelectorAll('ol')) keepLetters(list);
  for (const pre of body.querySelectorAll('pre')) breakLines(pre);
  const allowed: Allowed = {
    tags: new Set([...ALWAYS_ALLOWED, ...tools.flatMap((tool) => TAGS[tool])]),
    isLink: body.querySelector(FROM_EDITOR) ? isStorableLink : isAllowedLink,
  };
  const unlistedItems = [...body.querySelectorAll('li')].filter((item) => !isItemAllowed(item, allowed));
  for (const item of unlistedItems) firstLineOf(item).prepend(wordMarkerOf(item) ?? markerOf(item, '• '));
  // Separates the texts of adjacent cells when tables are not allowed.
  if (!allowed.tags.has('TABLE')) for (const cell of body.querySelectorAll(FOLLOWING_CELL)) cell.prepend(' ');
  for (const element of [...body.querySelectorAll('*')].reverse()) clean(element, allowed);
  for (const lineBreak of body.querySelectorAll(':scope > br')) {
    if (isBetweenBlocks(lineBreak)) lineBreak.remove();
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.replaceAll('\u00a0', '').trim() === '' && !paragraph.querySelector('br'))
      paragraph.remove();
  }
  return { html: body.innerHTML.trim(), notice: unlistedItems.length > 0 ? richTextTexts.listsAsLines : undefined };
}

interface Allowed {
  readonly tags: ReadonlySet<string>;
  readonly isLink: (link: string) => boolean;
}

/** Called innermost first, so that unwrapped content is clean already. */
function clean(element: Element, allowed: Allowed): void {
  if (element.tagName === 'SPAN') markAsStyled(element as HTMLElement, allowed);
  if (!isAllowed(element, allowed)) {
    element.replaceWith(...(BLOCKS.has(element.tagName) ? paragraphsOf(element) : element.childNodes));
    return;
  }
  const heading = HEADING_REPLACEMENTS[element.tagName];
  const kept = heading === undefined ? element : renamed(element, heading);
  for (const { name } of [...kept.attributes]) if (!KEPT_ATTRIBUTES.has(name)) kept.removeAttribute(name);
}

function isAllowed(element: Element, allowed: Allowed): boolean {
  const { tags, isLink } = allowed;
  if (!tags.has(element.tagName)) return false;
  if (element.tagName === 'LI') return isItemAllowed(element, allowed);
  if (element.tagName === 'A') return isLink(element.getAttribute('href') ?? '');
  // Google Docs wraps everything in a `b` with normal weight.
  return element.tagName !== 'B' || (element as HTMLElement).style.fontWeight !== 'normal';
}

/** Whether the field offers the kind of list that an item is in. */
function isItemAllowed(item: Element, { tags }: Allowed): boolean {
  return tags.has(item.closest('ul, ol')?.tagName ?? 'LI');
}

/** Sets the `type` of a list whose letters or Roman numerals are a style: of the list itself or, from Google Docs, of its items. */
function keepLetters(list: HTMLOListElement): void {
  const item = list.querySelector<HTMLElement>(':scope > li');
  const styles = [item, list].map((one) => one?.style.listStyleType ?? '');
  const type = LIST_TYPES[styles.find((style) => style !== '') ?? ''];
  if (type !== undefined) list.type = type;
}

const LIST_TYPES: Readonly<Record<string, string>> = {
  ...{ 'lower-alpha': 'a', 'lower-latin': 'a', 'lower-roman': 'i' },
  ...{ 'upper-alpha': 'A', 'upper-latin': 'A', 'upper-roman': 'I' },
};

/** The element that the text of an item begins in. */
function firstLineOf(item: Element): Element {
  const first = [...item.childNodes].find((child) => child.textContent?.trim() !== '');
  return first instanceof Element && first.matches('p, div, h1, h2, h3, h4, h5, h6') ? first : item;
}

/** Google Docs writes bold and italic as styles of spans. */
function markAsStyled(span: HTMLElement, { tags }: Allowed): void {
  const { fontWeight, fontStyle } = span.style;
  const isBold = tags.has('STRONG') && /^(?:bold|bolder|[6-9]00)$/.test(fontWeight);
  const isItalic = tags.has('EM') && fontStyle === 'italic';
  for (const tag of [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])]) {
    const mark = span.ownerDocument.createElement(tag);
    mark.append(...span.childNodes);
    span.append(mark);
  }
}

/** Unwraps a block: its inline content becomes paragraphs between its nested blocks. */
function paragraphsOf(element: Element): readonly Node[] {
  const blocks: Node[] = [];
  let line: HTMLElement | undefined;
  for (const child of [...element.childNodes]) {
    if (BLOCKS.has(child.nodeName)) {
      blocks.push(child);
      line = undefined;
      continue;
    }
    if (!line) blocks.push((line = element.ownerDocument.createElement('p')));
    line.append(child);
  }
  return blocks;
}

/** Google Docs adds a line break between blocks. */
function isBetweenBlocks(lineBreak: Element): boolean {
  const { previousSibling: before, nextSibling: after } = lineBreak;
  return [before, after].some((neighbour) => neighbour === null || BLOCKS.has(neighbour.nodeName));
}

const FOLLOWING_CELL = ':is(td, th) + :is(td, th)';

function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function removeComments(body: HTMLElement): void {
  for (const comment of nodesIn(body, NodeFilter.SHOW_COMMENT)) comment.parentNode?.removeChild(comment);
}

/** Converts the newlines of preformatted text, which only `pre` renders as line breaks. */
function breakLines(pre: Element): void {
  for (const text of nodesIn(pre, NodeFilter.SHOW_TEXT)) {
    const lines = (text.textContent ?? '').split('\n');
    const broken = lines.flatMap((line, index) =>
      index === 0 ? [line] : [pre.ownerDocument.createElement('br'), line],
    );
    (text as Text).replaceWith(...broken);
  }
}

function nodesIn(root: Element, kind: number): readonly Node[] {
  const walker = root.ownerDocument.createTreeWalker(root, kind);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
