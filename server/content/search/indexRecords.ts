import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import type { PropertyRules } from '../guards/textRules';
import type { RecordChange, RecordStore, RecordValues } from '../records/recordStore';
import { referencesIn } from './references';
import { removeSearchEntries, indexVersion, storeSearchEntries, type SearchEntry } from './searchEntries';
import { searchableTexts, valuesOfRecord } from './searchableTexts';

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
  await removeSearchEntries(
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
  const taken = await storeSearchEntries(database, entries);
  const refused = changes.find(({ id }) => taken.has(id));
  if (refused) throw new NotFound(refused.store.notFound);
}

/** The search entry of a record. */
export async function recordEntry(store: RecordStore, record: RecordToIndex): Promise<SearchEntry> {
  const { id, brandId, brandName, values, savedAt } = record;
  const rules = await store.rules(brandName);
  const placed = valuesOfRecord(rules, values);
  return {
    ...{ id, source: 'record' as const, brandId, tag: store.of, slug: null, category: null, savedAt },
    name: store.nameOf(values),
    texts: searchableTexts(placed),
    refers: referencesIn(placed),
    indexedBy: recordIndexVersion(rules),
  };
}

/** The index version of records with these definitions. */
export function recordIndexVersion(rules: PropertyRules): string {
  return indexVersion(
    Array.from(rules, ([name, { field }]) => [name, field.type, 'choices' in field && field.choices]),
  );
}
