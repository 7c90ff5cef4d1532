import type { Token } from 'parse5';
import { ALLOWED_HTML, ALLOWED_STYLES, EXTERNAL_LINK, IMAGE_SCHEMES, LINK_SCHEMES } from './allowedHtml';

/** The attributes of an allowed element that may be stored, in their original order. */
export function allowedAttributes(element: string, attributes: readonly Token.Attribute[]): readonly Token.Attribute[] {
  if (attributes.length === 0) return attributes;
  const names = ALLOWED_HTML.get(element);
  const allowed: Token.Attribute[] = [];
  for (const { name, value } of attributes) {
    const kept = names?.has(name) ? allowedValue(name, value) : undefined;
    if (kept !== undefined) allowed.push({ name, value: kept });
  }
  return element === 'a' && allowed.some(isExternalLink) ? withSafeTarget(allowed) : allowed;
}

/** The value of an attribute to store; undefined if the attribute must be dropped. */
function allowedValue(name: string, value: string): string | undefined {
  if (name === 'href') return allowedAddress(value, LINK_SCHEMES);
  if (name === 'src') return allowedAddress(value, IMAGE_SCHEMES);
  if (name === 'style') return allowedStyle(value);
  return value;
}

/**
 * Checks a URL as browsers parse it (URL standard): it must be absolute with one of the schemes, or stay on the website that shows it.
 * Tabs, line breaks and surrounding blanks are removed, as URL parsers ignore them (URL standard, 4.4 "URL parsing", steps 1 to 3).
 */
function allowedAddress(written: string, schemes: ReadonlySet<string>): string | undefined {
  const address = trimBlanks(/[\t\n\r]/.test(written) ? written.replaceAll(/[\t\n\r]+/g, '') : written);
  const absolute = parseAddress(address);
  const isAllowed = absolute ? schemes.has(absolute.protocol) : parseAddress(address, WEBSITE)?.origin === WEBSITE;
  return isAllowed ? address : undefined;
}

/** Trims control characters and blanks; a regular expression cannot find the trailing ones in linear time. */
function trimBlanks(text: string): string {
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

/** A style unchanged if all of its declarations are allowed, otherwise reduced to those that are. */
function allowedStyle(style: string): string | undefined {
  const declarations = style.split(';').filter((declaration) => declaration.trim() !== '');
  const allowed = declarations.flatMap((declaration) => {
    const [name = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim());
    return rest.length === 0 && ALLOWED_STYLES.get(name)?.test(value) ? [`${name}:${value}`] : [];
  });
  if (allowed.length === 0) return undefined;
  return allowed.length === declarations.length ? style : allowed.join(';');
}

/** Whether an attribute makes an external link. */
function isExternalLink({ name, value }: Token.Attribute): boolean {
  return name === 'href' && /^https?:/i.test(value);
}

/** External links open in a new window, which gets no access to the opener. */
function withSafeTarget(attributes: readonly Token.Attribute[]): readonly Token.Attribute[] {
  const target = attributes.find(({ name }) => name === 'target')?.value;
  const rel = attributes.find(({ name }) => name === 'rel')?.value.split(' ') ?? [];
  const isSafe = SAFE_REL.every((word) => rel.includes(word));
  if (isSafe && target === EXTERNAL_LINK.target) return attributes;
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  values.set('target', EXTERNAL_LINK.target);
  if (!isSafe) values.set('rel', EXTERNAL_LINK.rel);
  return Array.from(values, ([name, value]) => ({ name, value }));
}

const SAFE_REL = EXTERNAL_LINK.rel.split(' ');
const BLANK = 0x20;
/** Stands for the website that shows the text. */
const WEBSITE = 'https://website.invalid';
