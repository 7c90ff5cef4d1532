/** Tags that start a new line: without a space there, words would run together. */
const BREAKS = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|table))\b[^>]*>/gi;

/** Between two list items. */
const NEXT_ITEM = /(?:<\/p>\s*)?<\/li>\s*(?=<li\b)/gi;

/** The text of HTML on one line, list items separated by semicolons. Parsing loads and runs nothing. */
export function plainLine(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(NEXT_ITEM, '; $&').replaceAll(BREAKS, ' $&'),
    'text/html',
  );
  body.querySelectorAll('script, style, template, noscript').forEach((invisible) => invisible.remove());
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
