import type { RecordStore, RecordValues, StoredRecord } from '../../server/content/records/recordStore';
import { recordStores } from '../../server/content/records/stores';
import type { Services } from '../../server/services';

/** A record of a brand as it is stored. */
export interface AuditedRecord {
  readonly store: RecordStore;
  readonly record: StoredRecord;
  /** Tenant of the brand. */
  readonly tenantId: string;
}

/** The records of all kinds that belong to brands, read in batches. */
export async function* allRecords({ database, definitions }: Services): AsyncGenerator<AuditedRecord> {
  for (const store of recordStores(definitions).all) {
    if (store.rows === undefined) continue;
    const { table, area } = store.rows;
    const owned = await database.query<{ id: string; tenant_id: string }>(
      `SELECT record.id, brand.tenant_id::text AS tenant_id
       FROM ${table} AS record JOIN brand ON brand.id = record.brand_id
       ${area === undefined ? '' : 'WHERE record.area = $1'} ORDER BY brand.name, record.id`,
      area === undefined ? [] : [area],
    );
    const tenants = new Map(owned.map(({ id, tenant_id }) => [id, tenant_id]));
    const ids = [...tenants.keys()];
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      for (const record of await store.read(database, ids.slice(from, from + BATCH_SIZE))) {
        yield { store, record, tenantId: tenants.get(record.id) ?? '' };
      }
    }
  }
}

/** Heading of a record in the list of problems. */
export function titleOfRecord({ store, record: { brandName, values } }: AuditedRecord): string {
  return `${brandName}  ${store.of}  ${store.nameOf(values)}`;
}

/** Changes by path as nested values to save, a partial update: omitted values stay. */
export function valuesAt(
  changes: readonly { readonly where: readonly string[]; readonly value: string }[],
): RecordValues {
  const values: Record<string, unknown> = {};
  for (const name of new Set(changes.map(({ where: [first = ''] }) => first))) {
    const below = changes.filter(({ where }) => where[0] === name);
    const own = below.find(({ where }) => where.length === 1);
    values[name] = own ? own.value : valuesAt(below.map(({ where, value }) => ({ where: where.slice(1), value })));
  }
  return values;
}

const BATCH_SIZE = 200;
