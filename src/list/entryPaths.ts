import type { AreaDefinition, CardArea, RecordArea } from '../definition';
import { ownProperty } from '../lib/objects';

/** Query parameter for the entry that is open in the drawer. */
const OPEN = 'open';
/** Its value for a new entry. */
const NEW = 'new';

/** The entry that is open in the drawer: a new one, or an existing one. */
export type OpenEntry = { readonly kind: 'new' } | { readonly kind: 'one'; readonly id: string };

/**
 * Path of the form for a new entry: a page of its own, or the drawer over the list.
 * @param query of the list, which stays unchanged below the drawer
 */
export function addPath({ path, entries }: RecordArea, query: URLSearchParams): string {
  return entries.opens === 'page' ? `${path}/add` : `${path}?${withOpenEntry(query, { kind: 'new' }).toString()}`;
}

/** Whether an entry has a path of its own and still opens in a drawer over the list. */
export function hasEntryInDrawer({ entries }: Pick<RecordArea, 'entries'>): boolean {
  return entries.opens === 'drawer' && entries.page !== undefined && entries.view === undefined;
}

/**
 * Path of an entry: its page, or the drawer over the list.
 * @param query of the list, which stays unchanged below the drawer
 */
export function entryPath(area: RecordArea, id: string, query = new URLSearchParams()): string {
  const { path, entries } = area;
  if (entries.page === undefined) return `${path}?${withOpenEntry(query, { kind: 'one', id }).toString()}`;
  const page = `${path}/${entries.page.replace('{id}', encodeURIComponent(id))}`;
  return hasEntryInDrawer(area) ? withQuery(page, withOpenEntry(query, undefined)) : page;
}

/** Path of the list with the drawer closed. */
export function listPath({ path }: RecordArea, query: URLSearchParams): string {
  return withQuery(path, withOpenEntry(query, undefined));
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The open entry according to the address; undefined if there is none. */
export function openEntry(parameters: URLSearchParams): OpenEntry | undefined {
  const open = parameters.get(OPEN);
  if (open === null || open === '') return undefined;
  return open === NEW ? { kind: 'new' } : { kind: 'one', id: open };
}

/** Whether two addresses of one screen have different entries open. */
export function changesOpenEntry(from: URLSearchParams, to: URLSearchParams): boolean {
  return from.get(OPEN) !== to.get(OPEN);
}

/** The query with an entry open, or with none. */
export function withOpenEntry(parameters: URLSearchParams, entry: OpenEntry | undefined): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (entry === undefined) changed.delete(OPEN);
  else changed.set(OPEN, entry.kind === 'new' ? NEW : entry.id);
  return changed;
}

/** Path segment for the kind of a page that has none, or an unknown one. */
export const NO_KIND = 'none';

/** Path of the form for a new page of an area, with the category preset if given and if pages have one. */
export function addCardPath({ path, kindField }: CardArea, category?: string): string {
  return category === undefined || kindField === undefined
    ? `${path}/add`
    : `${path}/add/${encodeURIComponent(category)}`;
}

/** Path of the form of a page in an area. */
export function cardPath(area: CardArea, of: { slug: string; category?: string | undefined }): string {
  const { path, page = '{slug}' } = area;
  const route = page
    .replace('{category}', encodeURIComponent(kindSegment(area, of.category)))
    .replace('{slug}', encodeURIComponent(of.slug));
  return `${path}/${route}`;
}

function kindSegment({ kinds, kindAliases = {} }: CardArea, category: string | undefined): string {
  if (category === undefined) return NO_KIND;
  const name = ownProperty(kindAliases, category) ?? category;
  if (kinds?.by !== 'category') return name;
  return Object.hasOwn(kinds.scopes, name) ? name : NO_KIND;
}

/** Path of the editor of a tab (CI-007). */
export function editorPath(area: AreaDefinition, tab: string, brandId: string): string {
  return `${area.path}/${tab}/${brandId}`;
}
