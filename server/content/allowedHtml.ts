/*
 * What stored rich text may contain. Everything else is removed on save: scripts, event handlers, styles other than
 * column widths and alignment, frames, forms, comments, addresses that are not http, https, mailto or tel.
 */

/** Allowed elements with their allowed attributes. */
export const ALLOWED_HTML: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'span', 'div'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'small', 'mark', 'ul', 'li'],
      ...['thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'caption', 'figure', 'figcaption'],
    ].map((element): [string, readonly string[]] => [element, []]),
  ),
  p: ['style'],
  h1: ['style'],
  h2: ['style'],
  h3: ['style'],
  h4: ['style'],
  h5: ['style'],
  h6: ['style'],
  ol: ['start', 'type'],
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  table: ['style'],
  col: ['style', 'span'],
  th: ['style', 'colspan', 'rowspan', 'colwidth'],
  td: ['style', 'colspan', 'rowspan', 'colwidth'],
};

/** Elements without content. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col']);

/** Styles that the editor itself writes. */
export const ALLOWED_STYLES = {
  width: /^\d+(?:\.\d+)?(?:px|%)$/,
  'min-width': /^\d+(?:\.\d+)?(?:px|%)$/,
  'text-align': /^(?:left|right|center|justify)$/,
} as const satisfies Record<string, RegExp>;

/** Addresses a link may have: of these schemes, or within the website (no scheme, no foreign host). */
export const ALLOWED_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** What links that leave the website carry (UPL-036). */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Whether a link leaves the website. */
export function isExternalLink(href: string): boolean {
  return /^\s*https?:/i.test(href);
}
