import type { Queryable } from '../../database/database';
import { heldPages, type HeldNode, type HeldPage } from '../guards/heldPlaces';
import type { BrandedPageRow } from '../page/pageRow';
import type { PageTree } from '../tree/assembleTree';
import { indexVersion, storeSearched } from './searchEntries';
import { referencesIn } from './references';
import { searchedTexts, valuesOfPage } from './searchedTexts';

/** The attributes of a page that its search entry contains. */
export type SearchedPage = Pick<
  BrandedPageRow,
  'id' | 'brand_id' | 'brand_name' | 'tag' | 'slug' | 'category' | 'name' | 'updated_at'
>;

/**
 * Updates the search entries of pages: their names and the texts shown in their forms.
 * @returns the ids that already belong to another entry
 */
export async function indexPages(
  database: Queryable,
  pages: readonly { readonly page: SearchedPage; readonly tree: PageTree }[],
): Promise<ReadonlySet<string>> {
  if (pages.length === 0) return new Set();
  const held = await heldPages();
  const entries = pages.map(({ page, tree }) => {
    const known = held.get(page.brand_name)?.get(page.tag);
    const values = known ? valuesOfPage(known, tree) : [];
    return {
      ...{ id: page.id, source: 'page' as const, brandId: page.brand_id, tag: page.tag, slug: page.slug },
      ...{ category: page.category, name: page.name, savedAt: page.updated_at },
      texts: searchedTexts(values),
      refers: referencesIn(values),
      indexedBy: versionOf(known),
    };
  });
  return storeSearched(database, entries);
}

/** The current index version of the pages of each brand and tag. */
export async function searchVersions(): Promise<
  readonly { readonly brand: string; readonly tag: string; readonly version: string }[]
> {
  const held = await heldPages();
  return [...held].flatMap(([brand, pages]) =>
    Array.from(pages, ([tag, page]) => ({ brand, tag, version: versionOf(page) })),
  );
}

const versions = new WeakMap<HeldPage, string>();

/** @param page undefined for pages of an unknown tag, which are indexed by name only */
export function versionOf(page: HeldPage | undefined): string {
  if (page === undefined) return BY_NAME;
  const version = versions.get(page) ?? indexVersion(describe(page.root));
  versions.set(page, version);
  return version;
}

/** Everything in the definitions that the indexed texts of a node depend on. */
function describe({ nodes, any, texts }: HeldNode): unknown {
  return [
    Array.from(texts, ([name, [held]]) => [
      name,
      held?.field.type,
      held && 'choices' in held.field && held.field.choices,
    ]),
    Array.from(nodes, ([name, node]) => [name, describe(node)]),
    any && describe(any),
  ];
}

const BY_NAME = 'by name';
