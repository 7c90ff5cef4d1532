import DOMPurify from 'dompurify';

/** Tags kept for display; without scripts and anything that loads resources. */
const DISPLAY_TAGS = [
  ...['p', 'div', 'blockquote', 'pre', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'span', 'a'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Stored HTML, sanitized for display. Links lose their `href`, so that none is followed by accident. */
export function displayHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: DISPLAY_TAGS,
    ALLOWED_ATTR: ['colspan', 'rowspan', 'start', 'type'],
  });
}

/** The paragraph that the editor adds for going on after a table or a rule, still empty. */
const TRAILING_PARAGRAPH = /(?<=<\/table>|<hr>)<p><\/p>$/;

/**
 * The editor's HTML in its stored form: the single paragraph of a list item or cell is unwrapped, the trailing paragraph is left out.
 * @returns undefined for a blank document
 */
export function storedHtml(editorHtml: string): string | undefined {
  const written = editorHtml.replace(TRAILING_PARAGRAPH, '');
  const hasItems = /<(?:li|t[dh])\b/.test(written);
  if (!hasItems) return isBlank(written) ? undefined : written;
  const body = parseHtml(written);
  for (const item of body.querySelectorAll('li, td, th')) {
    const [only] = item.children;
    if (item.childNodes.length === 1 && only?.tagName === 'P') only.replaceWith(...only.childNodes);
  }
  const html = body.innerHTML;
  return isBlank(html) ? undefined : html;
}

/** An empty table is not blank: it was inserted on purpose. */
function isBlank(html: string): boolean {
  return !/<(?:table|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/** Parses into an inert document: no scripts run, nothing loads. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
