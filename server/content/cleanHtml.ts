import {
  ALLOWED_HTML,
  ALLOWED_SCHEMES,
  ALLOWED_STYLES,
  EXTERNAL_LINK,
  VOID_ELEMENTS,
  isExternalLink,
} from './allowedHtml';

/**
 * Whether HTML holds nothing but what may be stored, written in a form that every parser reads alike: closed, properly
 * nested elements of the allowed set, attributes in double quotes, no `<` in text, no comments. Such HTML needs no
 * sanitising and can be stored as it is.
 */
export function isCleanHtml(html: string): boolean {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  let end = 0;
  while (end < html.length) {
    const token = TOKEN.exec(html);
    if (token === null) return false;
    end = TOKEN.lastIndex;
    const [, closing, opening, attributes = ''] = token;
    if (closing !== undefined && open.pop() !== closing) return false;
    if (opening === undefined) continue;
    if (!isCleanElement(opening, attributes)) return false;
    if (!VOID_ELEMENTS.has(opening)) open.push(opening);
  }
  return open.length === 0;
}

/** Text, a closing tag or an opening tag, each beginning where the one before ended. */
const TOKEN = /[^<]+|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*) ?\/?>/y;

function isCleanElement(element: string, attributeText: string): boolean {
  if (!Object.hasOwn(ALLOWED_HTML, element)) return false;
  const attributes = [...attributeText.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  if (values.size !== attributes.length) return false;
  return (
    attributes.every(({ name, value }) => ALLOWED_HTML[element]?.includes(name) && isCleanValue(name, value)) &&
    (element !== 'a' || isCleanLink(values))
  );
}

function isCleanValue(name: string, value: string): boolean {
  if (name === 'href') return isCleanAddress(value, ALLOWED_SCHEMES);
  if (name === 'src') return isCleanAddress(value, ['http', 'https']);
  if (name === 'style') return isCleanStyle(value);
  return true;
}

/** No entities but `&amp;` and no control characters, so that the scheme is what it looks like. */
function isCleanAddress(address: string, schemes: readonly string[]): boolean {
  if (/[\0-\x20\\]|&(?!amp;)[#a-z0-9]+;/i.test(address) || address.startsWith('//')) return false;
  const scheme = /^([^/?#]*?):/.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || schemes.includes(scheme);
}

function isCleanStyle(style: string): boolean {
  return style
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .every((declaration) => {
      const [name = '', value = '', ...rest] = declaration.split(':');
      const pattern = new Map<string, RegExp>(Object.entries(ALLOWED_STYLES)).get(name.trim());
      return rest.length === 0 && pattern?.test(value.trim()) === true;
    });
}

function isCleanLink(attributes: ReadonlyMap<string, string>): boolean {
  if (!isExternalLink(attributes.get('href') ?? '')) return true;
  const rel = (attributes.get('rel') ?? '').split(' ');
  return (
    attributes.get('target') === EXTERNAL_LINK.target &&
    EXTERNAL_LINK.rel.split(' ').every((word) => rel.includes(word))
  );
}
