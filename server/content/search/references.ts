import { Tokenizer } from 'parse5';
import { isObject } from '../../../src/lib/objects';
import { listIn, type HeldText } from '../guards/heldText';
import type { PlacedValue, SearchedText } from './searchedTexts';

/** What an entry names in one of its fields. */
export interface Reference extends Pick<SearchedText, 'place'> {
  /** The id of another entry, or a part of an address: of a link to a page its slug is one. In lower case. */
  readonly to: string;
}

/**
 * What stored values refer to, as their definitions have it: picked pages and what is chosen of what a service offers by their
 * ids, links, also those in formatted text, by the parts of their addresses. Which website an address is of is not known here.
 */
export function referencesIn(values: readonly PlacedValue[]): readonly Reference[] {
  return values.flatMap(({ held, place, value }) => {
    const named = new Set(typeof value === 'string' ? namedBy(held, value) : []);
    return Array.from(named, (to) => ({ place, to }));
  });
}

/** The last part of the address of a page is its slug, of a record its id, of a file the name that it was given. */
export function addressParts(address: string): readonly string[] {
  if (!URL.canParse(address, ANY_SITE)) return [];
  const { protocol, pathname, searchParams } = new URL(address, ANY_SITE);
  if (!/^https?:$/.test(protocol)) return [];
  return [...pathname.split('/').map(decoded), ...searchParams.values()]
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && part.length <= LONGEST_PART)
    .slice(-MOST_PARTS);
}

function namedBy({ guard, inside }: HeldText, value: string): readonly string[] {
  if (guard.names === 'entries') return (value.match(ANY_ID) ?? []).map((id) => id.toLowerCase());
  if (guard.as === 'link') return addressParts(value);
  if (guard.as === 'html') return /href/i.test(value) ? linksIn(value).flatMap(addressParts) : [];
  if (guard.as !== 'json' || !inside) return [];
  return (listIn(value) ?? []).filter(isObject).flatMap((item) =>
    Array.from(inside).flatMap(([name, held]) => {
      const part = item[name];
      return typeof part === 'string' ? namedBy(held, part) : [];
    }),
  );
}

/** The addresses that formatted text leads to. */
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

/** What addresses without a website are read below. */
const ANY_SITE = 'https://site.invalid';
const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** In characters; slugs and ids are shorter. */
const LONGEST_PART = 200;
/** Of one address. */
const MOST_PARTS = 12;
