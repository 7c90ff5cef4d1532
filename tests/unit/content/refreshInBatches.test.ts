import { expect, test } from 'vitest';
import { refreshInBatches, type RefreshBatch } from '../../../server/content/refreshInBatches';
import type { Database, Queryable } from '../../../server/database/database';

const queryable: Queryable = { query: () => Promise.resolve([]) };
const database: Pick<Database, 'transaction'> = { transaction: (work) => work(queryable) };

test('locked items are refreshed one by one after all others', async () => {
  const [locked, outdated] = [new Set(['b', 'c']), new Set(['a', 'b', 'c', 'd', 'e'])];
  const batches: (readonly string[])[] = [];
  async function refresh(_transaction: Queryable, { after, limit, lockOption }: RefreshBatch) {
    const ids = [...outdated].filter((id) => id > after && (lockOption === '' || !locked.has(id))).slice(0, limit);
    for (const id of ids) outdated.delete(id);
    batches.push(ids);
    return Promise.resolve(ids);
  }
  expect(await refreshInBatches({ database, limit: 2, signal: undefined }, refresh)).toBe(5);
  expect(batches).toEqual([['a', 'd'], ['e'], [], ['b'], ['c'], []]);
});
