import DOMPurify from 'dompurify';

/** What stored text may show as; scripts, handlers and anything that loads are left out. */
const SHOWN_TAGS = [
  ...[
    'p',
    'br',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'code',
    'pre',
    'blockquote',
    'hr',
  ],
  ...['a', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'div', 'span'],
];

/** Stored HTML as it may be shown. Links only look like links: here nothing is followed by accident. */
export function shownHtml(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: SHOWN_TAGS, ALLOWED_ATTR: ['colspan', 'rowspan', 'start'] });
}

/**
 * The editor's HTML as it is stored: a list item or cell with a single paragraph holds its text directly.
 * @returns undefined for a document in which there is nothing to see
 */
export function storedHtml(editorHtml: string): string | undefined {
  const holdsItems = /<(?:li|t[dh])\b/.test(editorHtml);
  if (!holdsItems) return isBlank(editorHtml) ? undefined : editorHtml;
  const body = parse(editorHtml);
  for (const holder of body.querySelectorAll('li, td, th')) {
    const [only] = holder.children;
    if (holder.childNodes.length === 1 && only?.tagName === 'P') only.replaceWith(...only.childNodes);
  }
  const html = body.innerHTML;
  return isBlank(html) ? undefined : html;
}

/** An empty table counts: it was put there on purpose. */
function isBlank(html: string): boolean {
  return !/<(?:table|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/** The body of an inert document: nothing in it runs or loads. */
export function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
