import { BRANDS } from '../../src/definition';
import type { Queryable } from '../database/database';
import { SEED_BRANDS } from '../seed/brands';
import type { Services } from '../services';
import { lockAdministration } from './administration/administrator';

/**
 * Stores the brands that were added to the definitions since an installation was set up, each with a tenant of the same name, so
 * that roles and users can be created for them. A database without any brand has not been set up yet, and is left unchanged.
 */
export async function ensureBrands({
  database,
  newId,
  logger,
}: Pick<Services, 'database' | 'newId' | 'logger'>): Promise<void> {
  const stored = await database.query<{ readonly name: string }>('SELECT name FROM brand');
  if (stored.length === 0 || BRANDS.every((brand) => stored.some(({ name }) => name === brand))) return;
  const added = await database.transaction(async (transaction) => {
    // Serializes nodes that start at the same time.
    await lockAdministration(transaction);
    return storeMissingBrands(transaction, newId);
  });
  if (added.length > 0) logger.info({ brands: added }, 'brands of the definitions were added');
}

/**
 * Stores the missing brands of the definitions, within a transaction that holds the administration lock.
 * @returns the names of the added brands
 */
export async function storeMissingBrands(transaction: Queryable, newId: Services['newId']): Promise<readonly string[]> {
  const candidates = BRANDS.map((name) => {
    // Brands of the demo data have fixed ids, so that it does not matter which is stored first.
    const { id = newId(), tenantId = newId() } = SEED_BRANDS.find((brand) => brand.name === name) ?? {};
    return { name, id, tenant_id: tenantId };
  });
  const added = await transaction.query<{ readonly name: string }>(
    `WITH missing AS (
       SELECT given.* FROM jsonb_to_recordset($1::jsonb) AS given (name text, id uuid, tenant_id uuid)
       WHERE NOT EXISTS (SELECT 1 FROM brand WHERE brand.name = given.name)
     ), tenants AS (
       INSERT INTO tenant (id, name)
       SELECT tenant_id, name FROM missing WHERE NOT EXISTS (SELECT 1 FROM tenant WHERE tenant.name = missing.name)
       RETURNING id, name
     )
     INSERT INTO brand (id, name, tenant_id)
     SELECT missing.id, missing.name, coalesce(tenants.id, tenant.id)
     FROM missing LEFT JOIN tenants USING (name) LEFT JOIN tenant ON tenant.name = missing.name
     RETURNING name`,
    [JSON.stringify(candidates)],
  );
  return added.map(({ name }) => name);
}
