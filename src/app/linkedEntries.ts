import { isRefusal } from '../api/errors';
import { pluralOf, recordNameOf, type RecordArea } from '../definition';
import type { FoundEntries, FoundEntry, LinkedEntry } from '../fields/shared/services';
import { entryPath } from '../list/entryPaths';
import { nameOf } from '../list/listRow';
import { flatValuesOf } from '../stores/records/defined';
import type { RecordSource } from '../stores/records/source';
import type { RecordSources } from '../stores/records/table';

/** Records that fields refer to, and who looks at them. */
export interface LinkedEntriesOf {
  /** Undefined where the console has no area of the name: nobody may read what it would hold. */
  readonly area: RecordArea | undefined;
  readonly records: RecordSources;
  /** The user's. */
  readonly scopes: ReadonlySet<string>;
}

/**
 * Entries of an area of records, as its list finds them.
 * @param search.page counts from 1
 * @throws the errors of src/api/errors.ts
 */
export async function searchLinkedEntries(
  of: LinkedEntriesOf,
  search: { readonly search: string; readonly page: number; readonly limit: number },
): Promise<FoundEntries> {
  const { area, records } = of;
  if (!area || !mayRead(of)) return { kind: 'denied' };
  const { sort, columns } = area.list;
  const { rows, total } = await records(recordNameOf(area)).list({ ...search, sort, isActive: undefined });
  const entries = rows.map((row): FoundEntry => ({
    id: row.id,
    name: nameOf(row, columns),
    path: entryPath(area, row.id),
  }));
  return { kind: 'found', entries, total };
}

/**
 * What is known of records, by id.
 * @throws the errors of src/api/errors.ts; an entry that is gone or may not be read is no error
 */
export async function nameLinkedEntries(
  of: LinkedEntriesOf,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkedEntry>> {
  const { area, records } = of;
  if (!area || !mayRead(of)) return new Map(ids.map((id) => [id, { kind: 'hidden' }]));
  const source = records(recordNameOf(area));
  const entries = await Promise.all(ids.map(async (id) => [id, await linkedEntry(area, { source, id })] as const));
  return new Map(entries);
}

/** What one record, and several, are called; undefined without an area. */
export function nounsOfEntries(area: RecordArea | undefined) {
  return area && { one: area.entries.noun, many: pluralOf(area.entries) };
}

function mayRead({ area, scopes }: LinkedEntriesOf): boolean {
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

/** What is stored as an id may be no id at all. */
const GONE: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);
