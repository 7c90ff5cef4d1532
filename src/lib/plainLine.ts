/** Where a new line begins; without a blank there the words would run together. */
const BREAKS = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|table))\b[^>]*>/gi;

/** Between two items of a list. */
const NEXT_ITEM = /(?:<\/p>\s*)?<\/li>\s*(?=<li\b)/gi;

/** The words of formatted text on one line, items of lists apart by semicolons. Nothing of it is loaded or run. */
export function plainLine(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(NEXT_ITEM, '; $&').replaceAll(BREAKS, ' $&'),
    'text/html',
  );
  body.querySelectorAll('script, style, template, noscript').forEach((silent) => silent.remove());
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
