import { Tokenizer } from 'parse5';
import { isObject } from '../../../src/lib/objects';
import { listIn, type TextRules } from '../guards/textRules';
import type { PlacedValue, SearchableText } from './searchableTexts';

/** A reference from a field of an entry. */
export interface Reference extends Pick<SearchableText, 'place'> {
  /** The id of another entry, or a part of a URL, such as the slug in a link to a page. In lower case. */
  readonly to: string;
}

/**
 * The references in stored values, by their definitions: ids of picked entries, and URL parts of links, including those in rich text.
 * URLs of any website count, since the addresses of our own are not known here.
 */
export function referencesIn(values: readonly PlacedValue[]): readonly Reference[] {
  return values.flatMap(({ rules, place, value }) => {
    const named = new Set(typeof value === 'string' ? targetsIn(rules, value) : []);
    return Array.from(named, (to) => ({ place, to }));
  });
}

/** The path segments and query values of a URL: the last segment is the slug of a page, the id of a record, or the name of a file. */
export function addressParts(address: string): readonly string[] {
  if (!URL.canParse(address, BASE_URL)) return [];
  const { protocol, pathname, searchParams } = new URL(address, BASE_URL);
  if (!/^https?:$/.test(protocol)) return [];
  return (
    [...pathname.split('/').map(decoded), ...searchParams.values()]
      .map((part) => part.trim().toLowerCase())
      // An encoded U+0000 may be part of an address, but the database cannot store it decoded.
      .filter((part) => part !== '' && part.length <= MAX_PART_LENGTH && !part.includes('\0'))
      .slice(-MAX_PARTS)
  );
}

function targetsIn({ guard, itemRules }: TextRules, value: string): readonly string[] {
  if (guard.names === 'entries') return (value.match(ANY_ID) ?? []).map((id) => id.toLowerCase());
  if (guard.as === 'link') return addressParts(value);
  if (guard.as === 'html') return /href/i.test(value) ? linksIn(value).flatMap(addressParts) : [];
  if (guard.as !== 'json' || !itemRules) return [];
  return (listIn(value) ?? []).filter(isObject).flatMap((item) =>
    Array.from(itemRules).flatMap(([name, rules]) => {
      const part = item[name];
      return typeof part === 'string' ? targetsIn(rules, part) : [];
    }),
  );
}

/** The link URLs in rich text. */
function linksIn(markup: string): readonly string[] {
  const links: string[] = [];
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: ({ attrs }) =>
        void links.push(...attrs.flatMap(({ name, value }) => (name === 'href' ? [value] : []))),
      ...{ onCharacter: nothing, onWhitespaceCharacter: nothing, onNullCharacter: nothing, onEndTag: nothing },
      ...{ onComment: nothing, onDoctype: nothing, onEof: nothing },
    },
  );
  tokenizer.write(markup, true);
  return links;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Base for relative URLs. */
const BASE_URL = 'https://site.invalid';
const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Longer parts, in characters, are neither slugs nor ids. */
const MAX_PART_LENGTH = 200;
/** Maximum number of parts of one URL. */
const MAX_PARTS = 12;
