import type { Token } from 'parse5';
import { ALLOWED_HTML, ALLOWED_STYLES, EXTERNAL_LINK, IMAGE_SCHEMES, LINK_SCHEMES } from './allowedHtml';

/** The attributes of an allowed element that may be stored, in the order they were written in. */
export function allowedAttributes(element: string, attributes: readonly Token.Attribute[]): readonly Token.Attribute[] {
  if (attributes.length === 0) return attributes;
  const names = ALLOWED_HTML.get(element);
  const allowed: Token.Attribute[] = [];
  for (const { name, value } of attributes) {
    const kept = names?.has(name) ? allowedValue(name, value) : undefined;
    if (kept !== undefined) allowed.push({ name, value: kept });
  }
  return element === 'a' && allowed.some(leadsAway) ? withSafeTarget(allowed) : allowed;
}

/** Undefined for an attribute that has to go. */
function allowedValue(name: string, value: string): string | undefined {
  if (name === 'href') return allowedAddress(value, LINK_SCHEMES);
  if (name === 'src') return allowedAddress(value, IMAGE_SCHEMES);
  if (name === 'style') return allowedStyle(value);
  return value;
}

/**
 * An address as the parser of the URL standard reads it, which browsers use: absolute with one of the schemes, or one that
 * stays on the website it is shown on. Tabs, line breaks and blanks at the ends go, as that parser does not see them
 * (URL standard, 4.4 "URL parsing", steps 1 to 3).
 */
function allowedAddress(written: string, schemes: ReadonlySet<string>): string | undefined {
  const address = withoutEnds(/[\t\n\r]/.test(written) ? written.replaceAll(/[\t\n\r]+/g, '') : written);
  const absolute = parseAddress(address);
  const isAllowed = absolute ? schemes.has(absolute.protocol) : parseAddress(address, WEBSITE)?.origin === WEBSITE;
  return isAllowed ? address : undefined;
}

/** Without control characters and blanks at both ends; no regular expression finds the last ones in linear time. */
function withoutEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= BLANK) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= BLANK) end -= 1;
  return text.slice(start, end);
}

function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** A style as written when all of it is allowed, else what of it is. */
function allowedStyle(style: string): string | undefined {
  const declarations = style.split(';').filter((declaration) => declaration.trim() !== '');
  const allowed = declarations.flatMap((declaration) => {
    const [name = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim());
    return rest.length === 0 && ALLOWED_STYLES.get(name)?.test(value) ? [`${name}:${value}`] : [];
  });
  if (allowed.length === 0) return undefined;
  return allowed.length === declarations.length ? style : allowed.join(';');
}

/** Whether an attribute makes a link that leaves the website. */
function leadsAway({ name, value }: Token.Attribute): boolean {
  return name === 'href' && /^https?:/i.test(value);
}

/** A link that leaves the website opens in a window of its own, which cannot reach back. */
function withSafeTarget(attributes: readonly Token.Attribute[]): readonly Token.Attribute[] {
  const target = attributes.find(({ name }) => name === 'target')?.value;
  const rel = attributes.find(({ name }) => name === 'rel')?.value.split(' ') ?? [];
  const isSafe = SAFE_WORDS.every((word) => rel.includes(word));
  if (isSafe && target === EXTERNAL_LINK.target) return attributes;
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  values.set('target', EXTERNAL_LINK.target);
  if (!isSafe) values.set('rel', EXTERNAL_LINK.rel);
  return Array.from(values, ([name, value]) => ({ name, value }));
}

const SAFE_WORDS = EXTERNAL_LINK.rel.split(' ');
const BLANK = 0x20;
/** Stands for whatever website shows the text. */
const WEBSITE = 'https://website.invalid';
