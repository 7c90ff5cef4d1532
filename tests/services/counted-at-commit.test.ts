import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../server/database/database';
import { brandId, startContent, take, type Person, type RunningContent } from './support/content';

let running: RunningContent;
let alp: Person;
beforeAll(async () => {
  running = await startContent();
  alp = await running.person('alp.editor');
});
afterAll(() => running.stop());

const LIST = { brand: brandId('ALP'), tag: 'PROPERTIES-ALP' };
const CREATE = `mutation ($brand: ID!, $tag: String!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: { name: "Made meanwhile" }) { id }
}`;
const TOTALS = `query ($brand: ID!, $tag: String!) {
  searchPages(brand_id: $brand, tag: $tag) { totalCount total_active total_inactive }
}`;

async function totals() {
  return take(await alp.ask(TOTALS, LIST), 'searchPages');
}

async function insertPage(database: Queryable, id = randomUUID()): Promise<void> {
  await database.query(
    `INSERT INTO page (id, brand_id, tag, slug, name, created_at, updated_at) VALUES ($1, $2, $3, $4, 'A page', now(), now())`,
    [id, LIST.brand, LIST.tag, id],
  );
}

/** The number of changes that are recorded but not counted yet. */
async function pendingChanges(): Promise<number> {
  return (await running.services.database.query('SELECT 1 FROM counter_delta')).length;
}

describe('a list is counted when a transaction commits', () => {
  it('with all changes of the transaction, once', async () => {
    const { database } = running.services;
    const [kept, hidden, removed] = [randomUUID(), randomUUID(), randomUUID()];
    await database.transaction(async (transaction) => {
      for (const id of [kept, hidden, removed]) await insertPage(transaction, id);
      await transaction.query('UPDATE page SET published = false WHERE id = $1', [hidden]);
      await transaction.query('DELETE FROM page WHERE id = $1', [removed]);
    });
    expect(await totals()).toEqual({ totalCount: 2, total_active: 1, total_inactive: 1 });
    await database.query('DELETE FROM page WHERE id = ANY($1::uuid[])', [[kept, hidden]]);
    expect(await totals()).toEqual({ totalCount: 0, total_active: 0, total_inactive: 0 });
    expect(await pendingChanges()).toBe(0);
  });

  it('and not at all when it is rolled back', async () => {
    const before = await totals();
    const failed = running.services.database.transaction(async (transaction) => {
      await insertPage(transaction);
      throw new Error('Something else went wrong.');
    });
    await expect(failed).rejects.toThrow('Something else');
    expect(await totals()).toEqual(before);
    expect(await pendingChanges()).toBe(0);
  });
});

// The embedded engine has a single session: no other one can write concurrently.
if (process.env['TEST_DATABASE_URL']) describe('a list that is being changed', onServer);

function onServer() {
  it('does not block the creation of other pages', async () => {
    const { totalCount } = await totals();
    await running.services.database.transaction(async (transaction) => {
      await insertPage(transaction);
      // If the open transaction locked the counters, the two would wait for each other.
      expect((await alp.ask(CREATE, LIST)).errors).toEqual([]);
      expect(await totals()).toMatchObject({ totalCount: totalCount + 1 });
    });
    expect(await totals()).toMatchObject({ totalCount: totalCount + 2 });
  });
}
