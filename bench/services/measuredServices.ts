import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import type { Database } from '../../server/database/database';
import { limitHeapGrowth } from '../../server/heap';
import { faqDefinitions } from '../../tests/services/support/faqEntries';
import { fillPages, hire, renameOne } from './fill';
import { changeRecord, fillRecords, searchPlainly } from './fillRecords';
import { fillTexts, indexOne } from './fillTexts';
import type { Order, OrderAnswer } from './orders';
import { readPlainly, savePlainly, type StoredRows } from './plainSql';

/**
 * Runs as a process of its own: the unchanged services, and orders that run plain SQL on the services' own connections, so that a call
 * and the SQL under it are measured against the same database in the same process.
 */
limitHeapGrowth();
const config = readConfig(process.env);
const { app, services, close } = await createApp(config, { definitions: faqDefinitions });
await app.listen({ port: config.port, host: config.host });

/** Cached between orders, so that a save does not include a read. */
const cachedRows = new Map<string, StoredRows>();
let saves = 0;

process.on('message', (order: Order) => {
  execute(services.database, order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ error: String(error) } satisfies OrderAnswer),
  );
});
process.on('SIGTERM', () => {
  void close().then(() => process.exit(0));
});

async function execute(database: Database, order: Order): Promise<OrderAnswer> {
  switch (order.type) {
    case 'fill': {
      const milliseconds = await timed(() => fillPages(database, order));
      // A PostgreSQL server does this by itself, but not in the second after a bulk insert.
      await database.query('VACUUM ANALYZE');
      return { milliseconds };
    }
    case 'fill texts': {
      const milliseconds = await timed(() => fillTexts(database, order.pages));
      await database.query('VACUUM ANALYZE');
      return { milliseconds };
    }
    case 'index':
      saves += 1;
      return { milliseconds: await indexOne(database, { pageId: order.pageId, name: `Name ${saves}` }) };
    case 'hire':
      // The tables require that a user has a role and a brand at the end of a transaction.
      return { milliseconds: await timed(() => database.transaction((one) => hire(one, order.people))) };
    case 'rename':
      return { milliseconds: await timed(() => renameOne(database)) };
    case 'fillRecords': {
      const milliseconds = await timed(() => fillRecords(services, order.count));
      await database.query('VACUUM ANALYZE');
      return { milliseconds };
    }
    case 'changeRecord':
      return { milliseconds: await timed(() => changeRecord(database)) };
    case 'searchRecords':
      return { milliseconds: await timed(() => searchPlainly(database, order)) };
    case 'read':
      return {
        milliseconds: await timed(async () => {
          cachedRows.set(order.pageId, await readPlainly(database, order.pageId));
        }),
      };
    case 'save': {
      const rows = cachedRows.get(order.pageId) ?? (await readPlainly(database, order.pageId));
      saves += 1;
      return {
        milliseconds: await timed(() => savePlainly(database, order.pageId, { rows, value: `Plain value ${saves}` })),
      };
    }
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
