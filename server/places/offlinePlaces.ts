import { GAZETTEER, type GazetteerEntry } from './gazetteer';
import type { Place, PlacesProvider } from './placesProvider';

/**
 * A built-in search for places of the Philippines, without network: provinces with their capitals, cities, districts of Metro Manila
 * and landmarks. Case, accents and punctuation do not matter, and the words of a search may be in any order: 'cebu ayala' finds
 * Ayala Center Cebu.
 */
export const offlinePlaces: PlacesProvider = {
  search(text, { limit }) {
    const terms = searchTermsOf(text);
    const found = PLACES.flatMap((place) => {
      const rank = terms === '' ? undefined : rankOf(place, terms);
      return rank === undefined ? [] : [{ place, rank }];
    });
    const best = found.toSorted((a, b) => a.rank - b.rank || a.place.position - b.place.position).slice(0, limit);
    return Promise.resolve(best.map(({ place: { name, place_id } }): Place => ({ name, place_id })));
  },
  locate: (placeId) => Promise.resolve(BY_ID.get(placeId)?.geocode),
};

interface IndexedPlace extends Place {
  readonly geocode: { readonly latitude: number; readonly longitude: number };
  /** Its names, normalized for the search. */
  readonly names: readonly string[];
  /** Its names and the containing area, normalized for the search. */
  readonly all: string;
  /** Position in the gazetteer: bigger places first. */
  readonly position: number;
}

function index(entry: GazetteerEntry, position: number): IndexedPlace {
  const { kind, name, within, latitude, longitude, also } = entry;
  const names = [name, ...also].map(searchTermsOf);
  return {
    name: `${name}, ${within}`,
    place_id: `ph-${kind}-${slug(name)}-${slug(within)}`,
    geocode: { latitude, longitude },
    names,
    all: ` ${[...names, searchTermsOf(within)].join(' ')}`,
    position,
  };
}

/** Rank of a match, lower is better; undefined if it does not match. */
function rankOf({ names, all }: IndexedPlace, terms: string): number | undefined {
  if (names.includes(terms)) return 0;
  if (names.some((name) => name.startsWith(terms))) return 1;
  if (names.some((name) => name.includes(` ${terms}`))) return 2;
  const words = terms.split(' ');
  if (words.every((word) => all.includes(` ${word}`))) return 3;
  return words.every((word) => names.some((name) => name.includes(word))) ? 4 : undefined;
}

/** Normalizes a name for the search: lower case without accents, words separated by single spaces, abbreviations expanded. */
function searchTermsOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/['’.]/g, '').split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(' ');
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['gen', 'general'],
]);

function slug(text: string): string {
  return searchTermsOf(text).replaceAll(' ', '-');
}

const PLACES: readonly IndexedPlace[] = GAZETTEER.map(index);
const BY_ID: ReadonlyMap<string, IndexedPlace> = new Map(PLACES.map((place) => [place.place_id, place]));
