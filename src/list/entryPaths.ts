import type { AreaDefinition, CardArea, RecordArea } from '../definition';
import { own } from '../lib/objects';

/** The parameter of the address that says what is open in a drawer. */
const OPEN = 'open';
/** What it says for a new entry. */
const NEW = 'new';

/** What is open in a drawer: a new entry, or one of this id. */
export type OpenEntry = { readonly kind: 'new' } | { readonly kind: 'one'; readonly id: string };

/**
 * Where a new entry is made: a page of its own, or the drawer over the list.
 * @param query of the list, which stays as it is below the drawer
 */
export function addPath({ path, entries }: RecordArea, query: URLSearchParams): string {
  return entries.opens === 'page' ? `${path}/add` : `${path}?${withOpenEntry(query, { kind: 'new' }).toString()}`;
}

/** Whether an entry has an address of its own and opens in a drawer over the list all the same. */
export function hasEntryInDrawer({ entries }: Pick<RecordArea, 'entries'>): boolean {
  return entries.opens === 'drawer' && entries.page !== undefined && entries.view === undefined;
}

/**
 * Where one entry is: its page, or the drawer over the list.
 * @param query of the list, which stays as it is below the drawer
 */
export function entryPath(area: RecordArea, id: string, query = new URLSearchParams()): string {
  const { path, entries } = area;
  if (entries.page === undefined) return `${path}?${withOpenEntry(query, { kind: 'one', id }).toString()}`;
  const page = `${path}/${entries.page.replace('{id}', encodeURIComponent(id))}`;
  return hasEntryInDrawer(area) ? withQuery(page, withOpenEntry(query, undefined)) : page;
}

/** The list with nothing open. */
export function listPath({ path }: RecordArea, query: URLSearchParams): string {
  return withQuery(path, withOpenEntry(query, undefined));
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What the address says is open; undefined: nothing. */
export function openEntry(parameters: URLSearchParams): OpenEntry | undefined {
  const open = parameters.get(OPEN);
  if (open === null || open === '') return undefined;
  return open === NEW ? { kind: 'new' } : { kind: 'one', id: open };
}

/** Whether two addresses of one screen have something else open. */
export function opensOther(from: URLSearchParams, to: URLSearchParams): boolean {
  return from.get(OPEN) !== to.get(OPEN);
}

/** The address with an entry open, or with none. */
export function withOpenEntry(parameters: URLSearchParams, entry: OpenEntry | undefined): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (entry === undefined) changed.delete(OPEN);
  else changed.set(OPEN, entry.kind === 'new' ? NEW : entry.id);
  return changed;
}

/** Stands in an address for the kind of a page that has none, or an unknown one. */
export const NO_KIND = 'none';

/** Where a new page of an area is made, with its category preset where one is given and pages have one. */
export function addCardPath({ path, kindField }: CardArea, category?: string): string {
  return category === undefined || kindField === undefined
    ? `${path}/add`
    : `${path}/add/${encodeURIComponent(category)}`;
}

/** Where a page of an area is edited. */
export function cardPath(area: CardArea, of: { slug: string; category?: string | undefined }): string {
  const { path, page = '{slug}' } = area;
  const route = page
    .replace('{category}', encodeURIComponent(addressedAs(area, of.category)))
    .replace('{slug}', encodeURIComponent(of.slug));
  return `${path}/${route}`;
}

function addressedAs({ kinds, kindAliases = {} }: CardArea, category: string | undefined): string {
  if (category === undefined) return NO_KIND;
  const name = own(kindAliases, category) ?? category;
  if (kinds?.by !== 'category') return name;
  return Object.hasOwn(kinds.scopes, name) ? name : NO_KIND;
}

/** Where the editor of a tab is (CI-007). */
export function editorPath(area: AreaDefinition, tab: string, brandId: string): string {
  return `${area.path}/${tab}/${brandId}`;
}
