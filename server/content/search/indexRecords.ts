import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import type { HeldProperties } from '../guards/heldText';
import type { RecordChange, RecordStore, RecordValues } from '../records/recordStore';
import { referencesIn } from './references';
import { forgetSearched, indexVersion, storeSearched, type SearchEntry } from './searchEntries';
import { searchedTexts, valuesOfRecord } from './searchedTexts';

/** A stored record of a brand. */
interface RecordToIndex {
  readonly id: string;
  readonly brandId: string;
  readonly brandName: string | undefined;
  readonly values: RecordValues;
  readonly savedAt: Date;
}

/**
 * Updates the search entries of records changed by a transaction. Records that belong to no brand are not searchable.
 * @throws NotFound for a record whose id already belongs to another entry
 */
export async function indexRecordChanges(database: Queryable, changes: readonly RecordChange[]): Promise<void> {
  const removed = changes.filter(({ action }) => action === 'removed');
  await forgetSearched(
    database,
    removed.map(({ id, store }) => ({ id, tag: store.of })),
  );
  const entries = await Promise.all(
    changes.flatMap(({ store, id, brandId, brandName, values, action, at: savedAt }) =>
      action === 'removed' || brandId === undefined
        ? []
        : [recordEntry(store, { id, brandId, brandName, values, savedAt })],
    ),
  );
  const taken = await storeSearched(database, entries);
  const refused = changes.find(({ id }) => taken.has(id));
  if (refused) throw new NotFound(refused.store.notFound);
}

/** The search entry of a record. */
export async function recordEntry(store: RecordStore, record: RecordToIndex): Promise<SearchEntry> {
  const { id, brandId, brandName, values, savedAt } = record;
  const held = await store.held(brandName);
  const placed = valuesOfRecord(held, values);
  return {
    ...{ id, source: 'record' as const, brandId, tag: store.of, slug: null, category: null, savedAt },
    name: store.nameOf(values),
    texts: searchedTexts(placed),
    refers: referencesIn(placed),
    indexedBy: recordVersion(held),
  };
}

/** The index version of records with these definitions. */
export function recordVersion(held: HeldProperties): string {
  return indexVersion(Array.from(held, ([name, { field }]) => [name, field.type, 'choices' in field && field.choices]));
}
