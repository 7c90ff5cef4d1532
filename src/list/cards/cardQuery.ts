import type { CardList } from '../../definition';
import type { CardSearch } from '../../stores/cardPages';
import { PAGE_SIZES } from '../listQuery';

/** Reads what a card list shows from the address; what makes no sense there counts as not given (C-8). */
export function readCardQuery(parameters: URLSearchParams, list: CardList): CardSearch {
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  const filters = (list.filters ?? []).flatMap(({ sentAs }) => {
    const chosen = parameters.get(sentAs);
    return chosen ? [[sentAs, chosen] as const] : [];
  });
  return {
    search: parameters.get('search') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZES[0],
    property: Object.fromEntries(filters),
    category: list.tabs?.find(({ category }) => category === parameters.get('tab'))?.category,
  };
}

/**
 * Writes what a card list shows into the address, beside parameters that are not the list's; what is the default is
 * left out.
 */
export function writeCardQuery(current: URLSearchParams, query: CardSearch, list: CardList): URLSearchParams {
  const written = new URLSearchParams(current);
  const set = (name: string, value: string | undefined) => {
    if (value) written.set(name, value);
    else written.delete(name);
  };
  set('search', query.search);
  set('tab', query.category);
  for (const { sentAs } of list.filters ?? []) set(sentAs, query.property[sentAs]);
  set('page', query.page === 1 ? undefined : String(query.page));
  set('size', query.size === PAGE_SIZES[0] ? undefined : String(query.size));
  return written;
}
