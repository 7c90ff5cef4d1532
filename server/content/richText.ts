import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML, ALLOWED_SCHEMES, ALLOWED_STYLES, EXTERNAL_LINK, isExternalLink } from './allowedHtml';
import { isCleanHtml } from './cleanHtml';

/**
 * A value as it may be stored. Text without markup and clean HTML come back unchanged, character for character. JSON
 * (a list of links in one field) is looked at text by text.
 */
export function sanitizeValue(value: string): string {
  if (!value.includes('<')) return value;
  return sanitizeJson(value) ?? sanitizeText(value);
}

function sanitizeText(text: string): string {
  if (!hasMarkup(text) || isCleanHtml(text)) return text;
  return sanitizeHtml(text, OPTIONS);
}

/** Undefined when the value is not a JSON list or object. */
function sanitizeJson(value: string): string | undefined {
  if (!/^\s*[[{]/.test(value)) return undefined;
  try {
    const before: unknown = JSON.parse(value);
    const after = JSON.stringify(JSON.parse(value, (_key, item: unknown) => cleanText(item)));
    return after === JSON.stringify(before) ? value : after;
  } catch {
    return undefined;
  }
}

function cleanText(item: unknown): unknown {
  return typeof item === 'string' ? sanitizeText(item) : item;
}

/**
 * Whether a browser would make an element of something in the text. A known element counts, and any other with an
 * attribute or closing tag; `a < b`, `5 <6>` and `Ana <ana@example.com>` are text.
 */
function hasMarkup(text: string): boolean {
  if (/<(?:!|\?)/.test(text)) return true;
  for (const [, slash, name = '', rest = ''] of text.matchAll(/<(\/?)([a-z][^\s/<>]*)([^<>]*)/gi)) {
    const element = name.toLowerCase();
    const known = HTML_ELEMENTS.has(element);
    // Without an end it is text here, but what follows it in a website's page may end it.
    const active = known && !Object.hasOwn(ALLOWED_HTML, element);
    const ends = text.includes('>');
    if (active || (known && (ends || rest.includes('=')))) return true;
    if (!known && !slash && rest.includes('=')) return true;
  }
  return false;
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(ALLOWED_HTML),
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_HTML).map(([element, attributes]) => [element, [...attributes]]),
  ),
  allowedStyles: {
    '*': Object.fromEntries(Object.entries(ALLOWED_STYLES).map(([name, pattern]) => [name, [pattern]])),
  },
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: isExternalLink(attributes['href'] ?? '') ? { ...attributes, ...EXTERNAL_LINK } : attributes,
    }),
  },
};

/** Elements that browsers act upon, whether allowed here or not. */
const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  [
    ...Object.keys(ALLOWED_HTML),
    ...'html head body title base link meta style script noscript template slot iframe frame frameset noframes'.split(
      ' ',
    ),
    ...'object embed applet param audio video source track canvas map area svg math picture portal'.split(' '),
    ...'form input button select option optgroup datalist textarea label fieldset legend output progress'.split(' '),
    ...'meter details summary dialog menu menuitem section article aside header footer main nav address'.split(' '),
    ...'abbr acronym bdi bdo big center cite data dd dl dt dfn dir font ins kbd marquee nobr plaintext q rp rt'.split(
      ' ',
    ),
    ...'ruby samp search strike time tt var wbr xmp isindex listing keygen bgsound blink image hgroup'.split(' '),
  ].map((name) => name.toLowerCase()),
);
