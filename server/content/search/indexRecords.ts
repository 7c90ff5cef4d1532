import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import type { HeldProperties } from '../guards/heldText';
import type { RecordChange, RecordStore, RecordValues } from '../records/recordStore';
import { referencesIn } from './references';
import { forgetSearched, indexVersion, storeSearched, type SearchEntry } from './searchEntries';
import { searchedTexts, valuesOfRecord } from './searchedTexts';

/** A record of a brand as it is stored. */
interface SearchedRecord {
  readonly id: string;
  readonly brandId: string;
  readonly brandName: string | undefined;
  readonly values: RecordValues;
  readonly savedAt: Date;
}

/**
 * What records are found by follows what a transaction has made of them. Those that belong to no brand are not searched.
 * @throws NotFound for one with the id of something else
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

/** What a record is found by. */
export async function recordEntry(store: RecordStore, record: SearchedRecord): Promise<SearchEntry> {
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

/** Which definitions the records of a store are found by. */
export function recordVersion(held: HeldProperties): string {
  return indexVersion(Array.from(held, ([name, { field }]) => [name, field.type, 'choices' in field && field.choices]));
}
