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
 * Run as a process of its own: the services as they are, and orders that run plain SQL on the very connections of the
 * services, so that a call and the SQL under it are measured against the same database in the same process.
 */
limitHeapGrowth();
const config = readConfig(process.env);
const { app, services, close } = await createApp(config, { definitions: faqDefinitions });
await app.listen({ port: config.port, host: config.host });

/** Kept between orders, so that a save does not pay for a read. */
const known = new Map<string, StoredRows>();
let saves = 0;

process.on('message', (order: Order) => {
  obey(services.database, order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ error: String(error) } satisfies OrderAnswer),
  );
});
process.on('SIGTERM', () => {
  void close().then(() => process.exit(0));
});

async function obey(database: Database, order: Order): Promise<OrderAnswer> {
  switch (order.type) {
    case 'fill': {
      const milliseconds = await timed(() => fillPages(database, order));
      // What a PostgreSQL server does by itself, but not in the second after a bulk insert.
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
      // A person has a role and a brand at the end of a transaction, or is refused by the tables.
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
          known.set(order.pageId, await readPlainly(database, order.pageId));
        }),
      };
    case 'save': {
      const rows = known.get(order.pageId) ?? (await readPlainly(database, order.pageId));
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
