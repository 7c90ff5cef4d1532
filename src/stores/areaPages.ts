import type { Client } from 'urql';
import { cachedSearch, searchPages, type ListedPage, type PageOrder, type PageSearch } from '../api/pages';
import { allRows, MOST_AT_ONCE } from '../lib/allRows';

/** One kind of page in an area: the pages whose slug begins with `slugPrefix`. */
export interface PageKind {
  /** Key of the tab that edits it. */
  readonly tab: string;
  readonly label: string;
  /** For example `about-us-`. */
  readonly slugPrefix: string;
}

/** A listed page with the kind it is of. */
export interface KindPage extends ListedPage {
  readonly kind: PageKind;
}

/** What of an area is listed. */
export interface AreaSearch {
  readonly brandId: string;
  readonly tag: string;
  readonly search: string;
  readonly sort: PageOrder;
  /** The kinds the user has access to; pages of other kinds are left out (CI-006). */
  readonly kinds: readonly PageKind[];
}

/**
 * All pages of an area that the user has access to, freshly read. An area of kinds holds one page per kind and brand,
 * so it is read whole: counts and paging then tell about what is shown, not about pages that are left out.
 * @throws the errors of src/api/errors.ts
 */
export async function readAreaPages(client: Client, area: AreaSearch): Promise<readonly KindPage[]> {
  const pages = await allRows(async (page, limit) => {
    const found = await searchPages(client, { ...searchOf(area), page, limit });
    return { rows: found.pages, total: found.totalCount };
  });
  return ofKinds(pages, area);
}

/** What was read for the same search before, while it is still true. */
export function cachedAreaPages(client: Client, area: AreaSearch): readonly KindPage[] | undefined {
  const cached = cachedSearch(client, { ...searchOf(area), page: 1, limit: MOST_AT_ONCE });
  if (!cached || cached.pages.length < cached.totalCount) return undefined;
  return ofKinds(cached.pages, area);
}

function searchOf({ brandId, tag, search, sort }: AreaSearch): Omit<PageSearch, 'page' | 'limit'> {
  return { brandId, tag, search, sort };
}

function ofKinds(pages: readonly ListedPage[], { kinds, sort }: AreaSearch): readonly KindPage[] {
  const byLength = [...kinds].sort((a, b) => b.slugPrefix.length - a.slugPrefix.length);
  const found = pages.flatMap((page) => {
    const kind = byLength.find(({ slugPrefix }) => page.slug.startsWith(slugPrefix));
    return kind ? [{ ...page, kind }] : [];
  });
  return found.sort(inOrder(sort));
}

/** A service that only knows what the specification names sorts as it likes. */
function inOrder({ by, order }: PageOrder): (a: KindPage, b: KindPage) => number {
  const direction = order === 'ASC' ? 1 : -1;
  const textOf = (page: KindPage) => String(Object.entries(page).find(([name]) => name === by)?.[1] ?? '');
  return (a, b) => direction * textOf(a).localeCompare(textOf(b), 'en', { sensitivity: 'base', numeric: true });
}
