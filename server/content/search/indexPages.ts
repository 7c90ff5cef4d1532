import type { Queryable } from '../../database/database';
import { loadPageRules, type NodeRules, type PageRules } from '../guards/pageRules';
import type { BrandedPageRow } from '../page/pageRow';
import type { PageTree } from '../tree/assembleTree';
import { indexVersion, storeSearchEntries } from './searchEntries';
import { referencesIn } from './references';
import { searchableTexts, valuesOfPage } from './searchableTexts';

/** The attributes of a page that its search entry contains. */
export type PageToIndex = Pick<
  BrandedPageRow,
  'id' | 'brand_id' | 'brand_name' | 'tag' | 'slug' | 'category' | 'name' | 'updated_at'
>;

/**
 * Updates the search entries of pages: their names and the texts shown in their forms.
 * @returns the ids that already belong to another entry
 */
export async function indexPages(
  database: Queryable,
  pages: readonly { readonly page: PageToIndex; readonly tree: PageTree }[],
): Promise<ReadonlySet<string>> {
  if (pages.length === 0) return new Set();
  const rulesByBrand = await loadPageRules();
  const entries = pages.map(({ page, tree }) => {
    const known = rulesByBrand.get(page.brand_name)?.get(page.tag);
    const values = known ? valuesOfPage(known, tree) : [];
    return {
      ...{ id: page.id, source: 'page' as const, brandId: page.brand_id, tag: page.tag, slug: page.slug },
      ...{ category: page.category, name: page.name, savedAt: page.updated_at },
      texts: searchableTexts(values),
      refers: referencesIn(values),
      indexedBy: pageIndexVersion(known),
    };
  });
  return storeSearchEntries(database, entries);
}

/** The current index version of the pages of each brand and tag. */
export async function pageIndexVersions(): Promise<
  readonly { readonly brand: string; readonly tag: string; readonly version: string }[]
> {
  const rulesByBrand = await loadPageRules();
  return [...rulesByBrand].flatMap(([brand, pages]) =>
    Array.from(pages, ([tag, page]) => ({ brand, tag, version: pageIndexVersion(page) })),
  );
}

const versions = new WeakMap<PageRules, string>();

/** @param page undefined for pages of an unknown tag, which are indexed by name only */
export function pageIndexVersion(page: PageRules | undefined): string {
  if (page === undefined) return BY_NAME;
  const version = versions.get(page) ?? indexVersion(describe(page.root));
  versions.set(page, version);
  return version;
}

/** Everything in the definitions that the indexed texts of a node depend on. */
function describe({ nodes, any, texts }: NodeRules): unknown {
  return [
    Array.from(texts, ([name, [rules]]) => [
      name,
      rules?.field.type,
      rules && 'choices' in rules.field && rules.field.choices,
    ]),
    Array.from(nodes, ([name, node]) => [name, describe(node)]),
    any && describe(any),
  ];
}

const BY_NAME = 'by name';
