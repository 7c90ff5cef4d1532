import type { Client } from 'urql';
import { cachedSearch, searchPages, type ListedPage, type PageOrder, type PageSearch } from '../api/pages';
import { readAllRows, MAX_PAGE_SIZE } from '../lib/readAllRows';

/** One kind of page in an area: the pages whose slug begins with `slugPrefix`. */
export interface PageKind {
  /** Key of the tab that edits it. */
  readonly tab: string;
  readonly label: string;
  /** For example `about-us-`. */
  readonly slugPrefix: string;
}

/** A listed page with its kind. */
export interface KindPage extends ListedPage {
  readonly kind: PageKind;
}

/** Which pages of an area are listed, and in which order. */
export interface AreaSearch extends Omit<PageSearch, 'page' | 'limit'> {
  /** The kinds that the user has access to; pages of other kinds are omitted (CI-006). */
  readonly kinds: readonly PageKind[];
}

/**
 * Fetches all pages of an area that the user has access to. An area of kinds holds one page per kind and brand, so all of
 * them are read: counts and paging then cover the listed pages only, without the omitted ones.
 * @throws the errors of src/api/errors.ts
 */
export async function readAreaPages(client: Client, area: AreaSearch): Promise<readonly KindPage[]> {
  const pages = await readAllRows(async (page, limit) => {
    const found = await searchPages(client, { ...searchOf(area), page, limit });
    return { rows: found.pages, total: found.totalCount };
  });
  return filterByKind(pages, area);
}

/** The cached result of the same search, until a save changes pages; undefined if there is none, or not all of it is cached. */
export function cachedAreaPages(client: Client, area: AreaSearch): readonly KindPage[] | undefined {
  const cached = cachedSearch(client, { ...searchOf(area), page: 1, limit: MAX_PAGE_SIZE });
  if (!cached || cached.pages.length < cached.totalCount) return undefined;
  return filterByKind(cached.pages, area);
}

function searchOf({ brandId, tag, search, sort }: AreaSearch): Omit<PageSearch, 'page' | 'limit'> {
  return { brandId, tag, search, sort };
}

function filterByKind(pages: readonly ListedPage[], { kinds, sort }: AreaSearch): readonly KindPage[] {
  const byLength = [...kinds].sort((a, b) => b.slugPrefix.length - a.slugPrefix.length);
  const found = pages.flatMap((page) => {
    const kind = byLength.find(({ slugPrefix }) => page.slug.startsWith(slugPrefix));
    return kind ? [{ ...page, kind }] : [];
  });
  return found.sort(comparePages(sort));
}

/** Sorted here as well: services that implement only the specification may use another order. */
function comparePages({ by, order }: PageOrder): (a: KindPage, b: KindPage) => number {
  const direction = order === 'ASC' ? 1 : -1;
  const textOf = (page: KindPage) => String(Object.entries(page).find(([name]) => name === by)?.[1] ?? '');
  return (a, b) => direction * textOf(a).localeCompare(textOf(b), 'en', { sensitivity: 'base', numeric: true });
}
