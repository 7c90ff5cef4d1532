import type { FormServices } from '../../src/form';
import type { LinkedEntry } from '../../src/lib/found';

/** Places that can be found in a story. */
const PLACES = [
  { id: 'makati', name: 'Makati, Metro Manila', latitude: 14.5547, longitude: 121.0244 },
  { id: 'ayala-center', name: 'Ayala Center, Makati', latitude: 14.5494, longitude: 121.0279 },
  { id: 'cebu', name: 'Cebu City, Cebu', latitude: 10.3157, longitude: 123.8854 },
] as const;

const TOPICS = ['Estates', 'Gardens', 'Towers', 'Harbours', 'Lobbies', 'Parks', 'Terraces'] as const;

/** Pages that can be found in a story, by name; every third is of the category `news`. */
const PAGES = Array.from({ length: 45 }, (_, index) => ({
  id: `page-${index + 1}`,
  name: `${TOPICS[index % TOPICS.length]} of the south ${String(index + 1).padStart(2, '0')}`,
  category: index % 3 === 0 ? 'news' : 'blogs',
})).toSorted((a, b) => a.name.localeCompare(b.name));

/** Records that can be found in a story. */
const RECORDS = ['Reception', 'Sales', 'Site office', 'Unnamed'].map((name, index) => ({
  id: `record-${index + 1}`,
  name: name === 'Unnamed' ? '' : name,
  category: undefined,
  path: `/manage-offices/office/record-${index + 1}`,
}));

/** Entries per page of results. */
const PAGE_SIZE = 20;

/** Searches a few fixed places, pages and records. */
export const storyFinders = {
  searchPlaces: async (text) => PLACES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
  locatePlace: async (id) => {
    const place = PLACES.find((candidate) => candidate.id === id);
    if (!place) throw new Error(`There is no place '${id}'.`);
    return { latitude: place.latitude, longitude: place.longitude };
  },
  searchEntries: async ({ source, category, search, page }) => {
    if ('area' in source && source.area === 'secrets') return 'denied';
    const found = ('tag' in source ? PAGES : RECORDS).filter(
      (candidate) =>
        candidate.name.toLowerCase().includes(search.toLowerCase()) &&
        (category === undefined || candidate.category === category),
    );
    return { total: found.length, entries: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
  },
  resolveEntries: async (source, ids) =>
    new Map(
      ids.map((id): [string, LinkedEntry] => {
        const found = ('tag' in source ? PAGES : RECORDS).find((one) => one.id === id);
        if (id.endsWith('-hidden')) return [id, { kind: 'hidden' }];
        return [id, found ? { kind: 'named', ...found } : { kind: 'removed' }];
      }),
    ),
  entryNouns: (source) => ('tag' in source ? undefined : { one: 'office', many: 'offices' }),
} as const satisfies Pick<
  FormServices,
  'searchPlaces' | 'locatePlace' | 'searchEntries' | 'resolveEntries' | 'entryNouns'
>;
