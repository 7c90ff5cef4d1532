import type { Conditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import type { ReadablePages } from '../access';
import { countRows, type FoundCounts } from '../boundedCount';
import { countFacets, type FacetCounter, type FacetedList } from '../facets';
import type { CountCache } from './countCache';
import { CATEGORY, facetsOfTag } from './pageFacets';

/** The readable pages of a tag, filtered by values of their cards. */
export interface FilteredPages extends ReadablePages {
  readonly facets: readonly FacetCounter[];
}

/** What a search depends on besides card filters: nothing; pages, whose changes `page_list_change` records; records of other tables. */
export type PageNarrowing = 'by cards alone' | 'by pages' | 'by others';

/**
 * The number of pages found. The database maintains counters of all pages of a tag and of each facet value, so that lists filtered by at
 * most one value cost the same for a thousand pages and for a hundred thousand. Other searches count the rows (text searches up to a
 * bound), cached until something changes.
 */
export async function countPages(
  database: Queryable,
  query: {
    readonly brandId: string;
    readonly lists: readonly FilteredPages[];
    readonly narrowedBy: PageNarrowing;
    readonly conditions: Conditions;
    /** Counting of rows stops here; undefined: all are counted. */
    readonly bound: number | undefined;
    readonly cache: CountCache;
  },
): Promise<FoundCounts> {
  const { brandId, lists, narrowedBy, conditions, bound, cache } = query;
  const rows = { tables: 'page', active: 'page.published', id: 'page.id', conditions, bound };
  if (narrowedBy === 'by others') return countRows(database, rows);
  if (narrowedBy === 'by cards alone' && lists.every(hasCounter)) {
    const counts = await countFacets(database, { source: 'page', brandId }, lists.flatMap(countersOf));
    return { ...counts, isExact: true };
  }
  return cache.get(database, { brandId, tags: lists.map(({ tag }) => tag) }, rows);
}

/**
 * There are no counters by slug, nor by two values at once. Hidden categories are subtracted by their exact spelling, as the search
 * excludes them; a facet that counts several spellings as one choice would subtract more.
 */
function hasCounter({ tag, slugPrefixes, withoutCategories, facets }: FilteredPages): boolean {
  if (slugPrefixes !== undefined || facets.length > 1) return false;
  if (withoutCategories.length === 0) return true;
  const category = facetsOfTag(tag).find(({ name }) => name === CATEGORY);
  return category !== undefined && category.choices === undefined && facets.every(({ facet }) => facet === CATEGORY);
}

/** The counters whose sum is the number of pages. */
function countersOf({ tag, withoutCategories, facets: [wanted] }: FilteredPages): readonly (ListOf & FacetCounter)[] {
  if (wanted !== undefined) {
    return withoutCategories.includes(wanted.value.toLowerCase()) ? [] : [{ tag, ...wanted }];
  }
  const hidden = withoutCategories.map((value): ListOf & FacetCounter => ({ tag, facet: CATEGORY, value, sign: -1 }));
  return [{ tag, facet: '', value: '' }, ...hidden];
}

type ListOf = Pick<FacetedList, 'tag'>;
