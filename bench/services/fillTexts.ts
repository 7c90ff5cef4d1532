import { storeSearchEntries, type SearchEntry } from '../../server/content/search/searchEntries';
import { indexPages, type PageToIndex } from '../../server/content/search/indexPages';
import { readTrees } from '../../server/content/tree/treeLoader';
import type { Queryable } from '../../server/database/database';
import { FILLED } from './fill';

/** Adds entries for the search: the pages, and a tenth as many records, each with six sentences. */
export async function fillTexts(database: Queryable, pages: number): Promise<void> {
  const count = pages + pages / 10;
  for (let from = 0; from < count; from += ENTRIES_PER_BATCH) {
    const numbers = Array.from({ length: Math.min(ENTRIES_PER_BATCH, count - from) }, (_, index) => from + index);
    await storeSearchEntries(
      database,
      numbers.map((number) => entryOf(number, number < pages)),
    );
  }
}

/** Indexes a page for the search as a save does, under a name that it did not have before. */
export async function indexOne(
  database: Queryable,
  { pageId, name }: { readonly pageId: string; readonly name: string },
) {
  const [page] = await database.query<PageToIndex>(
    `SELECT page.*, brand.name AS brand_name FROM page JOIN brand ON brand.id = page.brand_id WHERE page.id = $1`,
    [pageId],
  );
  const tree = (await readTrees(database, [pageId])).get(pageId)?.tree;
  if (!page || !tree) throw new Error(`There is no page ${pageId}.`);
  const start = performance.now();
  await indexPages(database, [{ page: { ...page, name }, tree }]);
  return performance.now() - start;
}

function entryOf(number: number, isPage: boolean): SearchEntry {
  return {
    id: `00000000-0000-4000-9000-${number.toString(16).padStart(12, '0')}`,
    source: isPage ? 'page' : 'record',
    brandId: FILLED.brandId,
    tag: isPage ? FILLED.tag : 'faq',
    slug: isPage ? `bench-property-${number}` : null,
    category: null,
    name: `${pick(NAMES, number)} ${pick(KINDS, number)} ${number}`,
    texts: Array.from({ length: 6 }, (_, index) => ({
      place: ['OVERVIEW', 'OVERVIEW-FC', `FIELD-${index}`],
      text: textOf(number, index),
    })),
    refers: [],
    savedAt: new Date(Date.UTC(2025, 0, 1) + number * 60_000),
    indexedBy: 'bench',
  };
}

/** A sentence in which some words are common, and some occur in few others. */
function textOf(number: number, index: number): string {
  const rare = index === 0 ? ` entry${number} town${number % 200}` : '';
  const quiet = number % 500 === 0 ? ' with quiet elevators' : '';
  const words = Array.from({ length: 12 }, (_, at) => wordOf((number * 31 + index * 17 + at * 7919) % VOCABULARY));
  return `The lobby of this house${quiet} is ${words.join(' ')}${rare}.`;
}

/** One of the words of a made-up language. */
function wordOf(number: number): string {
  return pick(SYLLABLES, number) + pick(SYLLABLES, Math.floor(number / 20)) + pick(SYLLABLES, Math.floor(number / 400));
}

function pick(list: readonly string[], number: number): string {
  return list[number % list.length] ?? '';
}

const NAMES = ['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern', 'Grove', 'Harbor'];
const KINDS = ['Residences', 'Towers', 'Heights', 'Gardens', 'Place'];
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');
const VOCABULARY = 8_000;
const ENTRIES_PER_BATCH = 500;
