import { isRecordArea, recordNameOf, withBrand, type Brand } from '../../src/definition';
import { createConditions } from '../database/conditions';
import type { Queryable } from '../database/database';
import type { BrandRow } from '../services';
import { mayReadPage, mayUseRecords, requireStaff } from './access';
import type { ContentContext, FindReferable, ReferencedIds, WriteContext } from './context';
import { createPageWrites } from './page/pageWrites';
import { factsOf, type BrandedPageRow, PAGES_WITH_BRAND } from './page/pageRow';
import { readableEntriesCondition } from './readableEntries';
import { createRecordWrites } from './records/recordWrites';
import { recordTargetOf } from './records/saveRecord';
import { recordStores } from './records/stores';
import { queryOfReferences } from './search/searchEntries';
import { createTreeLoader } from './tree/treeLoader';

/**
 * The context of one attempt to run a document of mutations in its transaction.
 * @throws Forbidden if the caller is not brand staff
 */
export function createWriteContext(context: ContentContext, transaction: Queryable): WriteContext {
  requireStaff(context.caller);
  const { services, caller, shared, deadline, plannedAt } = context;
  const database = deadline.bound(transaction);
  // Trees read here are not cached: the transaction may be rolled back.
  const trees = createTreeLoader(database, { get: shared.trees.get });
  return {
    ...{ ...context, database, trees },
    writes: createPageWrites({ transaction: database, trees, treeCache: shared.trees, services, caller, plannedAt }),
    recordWrites: createRecordWrites(database, plannedAt),
    findReferable: createFindReferable(context, database),
    trial: { isRequested: false },
  };
}

/** Queries through the transaction of the document, so that entries it has created may be referred to. */
function createFindReferable(
  { caller, services }: Pick<ContentContext, 'caller' | 'services'>,
  database: Queryable,
): FindReferable {
  async function findPages(tag: string, { ids, brandName }: ReferencedIds): Promise<readonly string[]> {
    const rows = await database.query<BrandedPageRow>(
      `${PAGES_WITH_BRAND}
       WHERE page.id = ANY($1::uuid[]) AND page.tag = $2 AND brand.name = $3`,
      [ids, withBrand(tag, brandName as Brand), brandName],
    );
    return rows.filter((row) => mayReadPage(caller, factsOf(row))).map(({ id }) => id);
  }

  async function findRecords(name: string, { ids, brandName }: ReferencedIds): Promise<readonly string[]> {
    const { definitions } = services;
    const area = definitions.areas.filter(isRecordArea).find((one) => one.name === name);
    const store = area && recordStores(definitions).find(recordNameOf(area));
    // Users and roles belong to the identity service and cannot be checked here.
    if (!store) return ids;
    if (!mayUseRecords(caller, recordTargetOf(store, brandName), ['read'])) return [];
    const records = await store.read(database, ids);
    return records.filter((record) => record.brandName === brandName).map(({ id }) => id);
  }

  /** Uses the search index, which every save updates. */
  async function findReferencedElsewhere({ ids, storedAs, brandName }: ReferencedIds): Promise<readonly string[]> {
    const [brand] = await database.query<BrandRow>('SELECT id, name, tenant_id FROM brand WHERE name = $1', [
      brandName,
    ]);
    if (brand === undefined) return [];
    const conditions = createConditions();
    conditions.add('page.words @@ ?::tsquery', queryOfReferences(ids));
    conditions.add('page.brand_id = ?', brand.id);
    conditions.addSql(readableEntriesCondition(conditions, { caller, brand, definitions: services.definitions }));
    conditions.add("reference ->> 'to' = ANY(?::text[])", ids);
    conditions.add("reference -> 'place' ->> -1 = ?", storedAs);
    const rows = await database.query<{ id: string }>(
      `SELECT DISTINCT reference ->> 'to' AS id
       FROM search_entry AS page JOIN search_text ON search_text.id = page.id, jsonb_array_elements(search_text.refers) AS reference
       WHERE ${conditions.sql}`,
      conditions.values,
    );
    return rows.map(({ id }) => id);
  }

  return async (named) => {
    const { of, ids } = named;
    const existing = new Set(await ('tag' in of ? findPages(of.tag, named) : findRecords(of.area, named)));
    const others = ids.filter((id) => !existing.has(id));
    return others.length === 0
      ? existing
      : new Set([...existing, ...(await findReferencedElsewhere({ ...named, ids: others }))]);
  };
}
