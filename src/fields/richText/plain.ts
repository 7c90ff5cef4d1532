import { parseHtml } from './html';
import { labelAt } from './wordLists';

/** Block-level elements, which start a new line. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...['ADDRESS', 'ARTICLE', 'ASIDE', 'BLOCKQUOTE', 'DD', 'DIV', 'DL', 'DT', 'FIGCAPTION', 'FIGURE', 'FOOTER', 'HEADER'],
  ...['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HR', 'LI', 'MAIN', 'NAV', 'OL', 'P', 'PRE', 'SECTION', 'TABLE', 'TR', 'UL'],
]);
/** Elements whose content is not text. */
const NON_TEXT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);
const CELLS = new Set(['TD', 'TH']);

/**
 * The text of formatted text: paragraphs, list items and table rows become lines, cells are separated by tabs.
 * `htmlToText(textToHtml(text))` is the identity for any text without tabs.
 */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line: string | undefined;

  function endLine(): void {
    if (line !== undefined) lines.push(line.replace(/ +$/, '').replaceAll('\u00a0', ' '));
    line = undefined;
  }

  function read(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ');
      const visible = line === undefined || line.endsWith('\t') ? text.replace(/^ +/, '') : text;
      if (visible !== '') line = (line ?? '') + visible;
      return;
    }
    if (!(node instanceof Element) || NON_TEXT.has(node.tagName)) return;
    if (node.tagName === 'BR') {
      line ??= '';
      endLine();
      return;
    }
    const isBlock = BLOCKS.has(node.tagName);
    // The first paragraph of a list item continues the line of its marker.
    const isFirstInItem = node.parentElement?.tagName === 'LI' && node === node.parentElement.firstElementChild;
    if (isBlock && !isFirstInItem) endLine();
    const before = lines.length;
    if (CELLS.has(node.tagName) && node.previousElementSibling) line = `${line ?? ''}\t`;
    if (node.tagName === 'LI') line = markerOf(node, '- ');
    node.childNodes.forEach(read);
    if (!isBlock) return;
    endLine();
    // An empty paragraph is a blank line.
    if (node.tagName === 'P' && lines.length === before) lines.push('');
  }

  parseHtml(html).childNodes.forEach(read);
  endLine();
  return lines.join('\n');
}

/** Plain text as formatted text: each line becomes a paragraph. Undefined for ''. */
export function textToHtml(text: string): string | undefined {
  if (text === '') return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
}

/** Formatted text with plain text added at its end: in the last paragraph, or else in a new one. */
export function appendText(html: string, text: string): string {
  const added = textToHtml(text) ?? '';
  const end = '</p>';
  return html.endsWith(end) && added !== '' ? html.slice(0, -end.length) + added.slice('<p>'.length) : html + added;
}

/** Escapes text for HTML, and keeps the spaces that HTML would collapse. */
function escaped(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/^ | (?= )| $/g, '\u00a0');
}

/** The number or letter of a list item, or else a bullet. */
export function markerOf(item: Element, bullet: string): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return bullet;
  const start = Number(list.getAttribute('start') ?? 1) || 1;
  // Google Docs puts inner lists between the items.
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return `${labelAt(list, start + items.indexOf(item))}. `;
}
