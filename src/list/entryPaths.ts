import type { RecordArea } from '../definition';

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

/** Where one entry is: its page, or the drawer over the list. */
export function entryPath({ path, entries }: RecordArea, id: string, query = new URLSearchParams()): string {
  if (entries.page === undefined) return `${path}?${withOpenEntry(query, { kind: 'one', id }).toString()}`;
  return `${path}/${entries.page.replace('{id}', encodeURIComponent(id))}`;
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
