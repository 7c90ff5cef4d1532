import { Gauge } from 'prom-client';
import type { Services } from '../services';
import { VERSION } from '../version';

/** What is looked up when somebody reads the metrics: connections, waiting mail, the version. */
export function registerGauges({ metrics, database, logger }: Pick<Services, 'metrics' | 'database' | 'logger'>): void {
  const registers = [metrics.registry];
  new Gauge({
    name: 'brand_console_info',
    help: 'Always 1; the labels tell which version runs on which kind of database.',
    labelNames: ['version', 'engine'],
    registers,
  }).set({ version: VERSION, engine: database.engine }, 1);
  new Gauge({
    name: 'brand_console_database_connections',
    help: 'Open connections of this node to the database by state: in_use or idle.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle } = database.load();
      this.set({ state: 'in_use' }, open - idle);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'brand_console_database_waiting',
    help: 'Work of this node that waits for a free database connection.',
    registers,
    collect() {
      this.set(database.load().waiting);
    },
  });
  new Gauge({
    name: 'brand_console_mail_waiting',
    help: 'Mail in the outbox of all nodes that was not sent yet; NaN while the database does not answer.',
    registers,
    async collect() {
      try {
        const [row] = await database.query<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM outbox_mail WHERE status = 'queued'`,
        );
        this.set(row?.waiting ?? 0);
      } catch (error) {
        // The other metrics are needed most when the database is down.
        logger.warn({ err: error }, 'the waiting mail cannot be counted');
        this.set(Number.NaN);
      }
    },
  });
}
