import { parse } from './html';

/** Elements that stand on lines of their own. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...['ADDRESS', 'ARTICLE', 'ASIDE', 'BLOCKQUOTE', 'DD', 'DIV', 'DL', 'DT', 'FIGCAPTION', 'FIGURE', 'FOOTER', 'HEADER'],
  ...['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HR', 'LI', 'MAIN', 'NAV', 'OL', 'P', 'PRE', 'SECTION', 'TABLE', 'TR', 'UL'],
]);
/** What is no text at all. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);
const CELLS = new Set(['TD', 'TH']);

/**
 * The words of formatted text: paragraphs, items and rows of tables become lines, cells stand apart by tabs.
 * `htmlToText(textToHtml(text))` is the text again, for any text without tabs.
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
      const shown = line === undefined || line.endsWith('\t') ? text.replace(/^ +/, '') : text;
      if (shown !== '') line = (line ?? '') + shown;
      return;
    }
    if (!(node instanceof Element) || SILENT.has(node.tagName)) return;
    if (node.tagName === 'BR') {
      line ??= '';
      endLine();
      return;
    }
    const isBlock = BLOCKS.has(node.tagName);
    // The first paragraph of an item goes on behind its sign.
    const isFirstInItem = node.parentElement?.tagName === 'LI' && node === node.parentElement.firstElementChild;
    if (isBlock && !isFirstInItem) endLine();
    const before = lines.length;
    if (CELLS.has(node.tagName) && node.previousElementSibling) line = `${line ?? ''}\t`;
    if (node.tagName === 'LI') line = markerOf(node);
    node.childNodes.forEach(read);
    if (!isBlock) return;
    endLine();
    // An empty paragraph is a blank line.
    if (node.tagName === 'P' && lines.length === before) lines.push('');
  }

  parse(html).childNodes.forEach(read);
  endLine();
  return lines.join('\n');
}

/** Plain text as formatted text: each line is a paragraph. Undefined when there is nothing. */
export function textToHtml(text: string): string | undefined {
  if (text === '') return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
}

/** Text as HTML shows it again: signs spelled out, and blanks kept that HTML would run together. */
function escaped(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/^ | (?= )| $/g, '\u00a0');
}

function markerOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '- ';
  const start = Number(list.getAttribute('start') ?? 1) || 1;
  return `${start + [...list.children].indexOf(item)}. `;
}
