import type { Queryable } from '../../database/database';
import type { Services } from '../../services';
import { refreshInBatches } from '../refreshInBatches';
import type { DefinedStore, IndexedRecord } from './definedStore';
import type { RecordValues } from './recordStore';

/**
 * Re-indexes the records of a store that were indexed by other definitions; when interrupted, the next run resumes.
 * @param signal stops the work between two batches
 * @returns number of re-indexed records
 */
export async function refreshRecords(
  { database, logger }: Pick<Services, 'database' | 'logger'>,
  store: DefinedStore,
  signal?: AbortSignal,
): Promise<number> {
  const brands = await database.query<{ id: string; name: string }>('SELECT id, name FROM brand ORDER BY name');
  let refreshed = 0;
  for (const { id: brandId, name: brandName } of brands) {
    const values = { brandId, area: store.of, hash: await store.indexVersion(brandName) };
    refreshed += await refreshInBatches({ database, signal, limit: BATCH_SIZE }, async (transaction, batch) => {
      const { after, limit, lockOption } = batch;
      const outdated = await transaction.query<OutdatedRecord>(`${OUTDATED} ${lockOption}`, [
        ...Object.values(values),
        ...[after, limit],
      ]);
      if (outdated.length === 0) return [];
      await storeIndexed(
        transaction,
        await Promise.all(
          outdated.map(async ({ id, data }) => ({ id, ...(await store.indexValues(data, brandName)) })),
        ),
      );
      return outdated.map(({ id }) => id);
    });
  }
  if (refreshed === 0) return 0;
  // The embedded engine does not collect statistics by itself.
  await database.query('ANALYZE record, record_text');
  logger.info({ area: store.of, records: refreshed }, 'records were indexed by changed definitions');
  return refreshed;
}

interface OutdatedRecord {
  readonly id: string;
  readonly data: RecordValues;
}

/** Ordered by id, as saves of several records lock them in this order, too. */
const OUTDATED = `
  SELECT id, data FROM record WHERE brand_id = $1 AND area = $2 AND indexed_by <> $3 AND id > $4
  ORDER BY id LIMIT $5 FOR UPDATE`;

async function storeIndexed(
  database: Queryable,
  records: readonly (IndexedRecord & { readonly id: string })[],
): Promise<void> {
  await database.query(
    `WITH anew AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS anew (id uuid, text text, keys jsonb, facets text[], active boolean, indexed_by text)
     ), indexed AS (
       UPDATE record SET keys = anew.keys, facets = anew.facets, active = anew.active, indexed_by = anew.indexed_by
       FROM anew WHERE record.id = anew.id RETURNING record.id, brand_id, area, record.active, text
     )
     INSERT INTO record_text (record_id, brand_id, area, active, text)
     SELECT id, brand_id, area, active, text FROM indexed
     ON CONFLICT (record_id) DO UPDATE SET active = excluded.active, text = excluded.text`,
    [JSON.stringify(records)],
  );
}

/** Small, since the embedded engine is blocked during a batch. */
const BATCH_SIZE = 200;
