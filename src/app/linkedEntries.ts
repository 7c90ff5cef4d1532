import { isRefusal } from '../api/errors';
import { pluralOf, recordNameOf, type RecordArea } from '../definition';
import type { PagedSearch } from '../lib/resultPage';
import type { FoundEntries, FoundEntry, LinkedEntry } from '../lib/found';
import { entryPath } from '../list/entryPaths';
import { nameOf } from '../list/listRow';
import { flatValuesOf } from '../stores/records/defined';
import type { RecordSource } from '../stores/records/source';
import type { RecordSources } from '../stores/records/table';

/** Records that a field may refer to, as seen by the current user. */
export interface LinkedEntriesContext {
  /** Undefined if the console has no area of that name: its records then count as hidden. */
  readonly area: RecordArea | undefined;
  readonly records: RecordSources;
  /** The user's. */
  readonly scopes: ReadonlySet<string>;
}

/**
 * Searches an area of records the way its list does.
 * @throws the errors of src/api/errors.ts
 */
export async function searchLinkedEntries(
  of: LinkedEntriesContext,
  search: PagedSearch,
): Promise<FoundEntries | 'denied'> {
  const { area, records } = of;
  if (!area || !mayRead(of)) return 'denied';
  const { sort, columns } = area.list;
  const { rows, total } = await records(recordNameOf(area)).list({ ...search, sort, isActive: undefined });
  const entries = rows.map((row): FoundEntry => ({
    id: row.id,
    name: nameOf(row, columns),
    path: entryPath(area, row.id),
  }));
  return { entries, total };
}

/**
 * Reads the names of records by their ids.
 * @throws the errors of src/api/errors.ts, except for entries that were deleted or may not be read
 */
export async function readLinkedEntries(
  of: LinkedEntriesContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkedEntry>> {
  const { area, records } = of;
  if (!area || !mayRead(of)) return new Map(ids.map((id) => [id, { kind: 'hidden' }]));
  const source = records(recordNameOf(area));
  const entries = await Promise.all(ids.map(async (id) => [id, await linkedEntry(area, { source, id })] as const));
  return new Map(entries);
}

/** Singular and plural noun of the records; undefined without an area. */
export function nounsOfEntries(area: RecordArea | undefined) {
  return area && { one: area.entries.noun, many: pluralOf(area.entries) };
}

function mayRead({ area, scopes }: LinkedEntriesContext): boolean {
  return area?.access === undefined || scopes.has(area.access.read);
}

async function linkedEntry(
  area: RecordArea,
  { source, id }: { readonly source: RecordSource; readonly id: string },
): Promise<LinkedEntry> {
  try {
    const { values } = await source.read(id);
    const name = nameOf(Object.fromEntries(flatValuesOf(values)), area.list.columns);
    return { kind: 'named', name, path: entryPath(area, id) };
  } catch (error) {
    if (isRefusal(error) && error.code === 'FORBIDDEN') return { kind: 'hidden' };
    if (isRefusal(error) && GONE.has(error.code)) return { kind: 'removed' };
    throw error;
  }
}

/** BAD_USER_INPUT: the stored value may not be an id at all. */
const GONE: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);
