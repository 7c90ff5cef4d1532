/*
 * What stored HTML may contain. Everything else is removed on save: scripts, event handlers, styles other than column
 * widths and alignment, frames, forms, comments, addresses that are not http, https, mailto or tel.
 */

const PLAIN = [
  ...['br', 'hr', 'blockquote', 'pre', 'code', 'span', 'div', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup'],
  ...['small', 'mark', 'ul', 'li', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'caption', 'figure', 'figcaption'],
];
const ALIGNED = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table'];
const CELLS = ['th', 'td'];

/** Allowed elements of HTML with their allowed attributes. */
export const ALLOWED_HTML: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...PLAIN.map((element) => [element, new Set<string>()] as const),
  ...ALIGNED.map((element) => [element, new Set(['style'])] as const),
  ...CELLS.map((element) => [element, new Set(['style', 'colspan', 'rowspan', 'colwidth'])] as const),
  ['ol', new Set(['start', 'type'])],
  ['a', new Set(['href', 'target', 'rel', 'title'])],
  ['img', new Set(['src', 'alt', 'title', 'width', 'height'])],
  ['col', new Set(['style', 'span'])],
]);

/** Allowed elements that have no end tag (HTML standard, 13.1.2 "Elements"). */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col']);

/**
 * Elements that are removed with their content, since browsers with scripting enabled do not show it. Other elements that are not allowed
 * are removed, but their content is kept.
 */
export const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
]);

/** Styles written by the editor itself. */
export const ALLOWED_STYLES: ReadonlyMap<string, RegExp> = new Map([
  ['width', /^\d+(?:\.\d+)?(?:px|%)$/],
  ['min-width', /^\d+(?:\.\d+)?(?:px|%)$/],
  ['text-align', /^(?:left|right|center|justify)$/],
]);

/** URL schemes allowed in links; a link without a scheme has to stay within the website. */
export const LINK_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** URL schemes allowed for images; stored files are referenced by their key, which has no scheme. */
export const IMAGE_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:']);

/** Attributes of external links (UPL-036). */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;
