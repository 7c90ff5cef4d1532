import { Gauge } from 'prom-client';
import { storedBytes } from '../files/fileRecords';
import { MEGABYTE } from '../files/uploadKinds';
import type { Services } from '../services';
import { VERSION } from '../version';

/** Gauges collected on each scrape: connections, waiting mail, storage of uploads, the version. */
export function registerGauges({
  config,
  metrics,
  database,
  logger,
}: Pick<Services, 'config' | 'metrics' | 'database' | 'logger'>): void {
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
        // Must not fail: the other metrics are needed most when the database is down.
        logger.warn({ err: error }, 'the waiting mail cannot be counted');
        this.set(Number.NaN);
      }
    },
  });
  new Gauge({
    name: 'brand_console_upload_quota_bytes',
    help: 'How much the uploads of each brand may take.',
    registers,
  }).set(config.uploadQuotaMb * MEGABYTE);
  new Gauge({
    name: 'brand_console_upload_stored_bytes',
    help: 'How much the uploads of a brand take, by brand; none while the database does not answer.',
    labelNames: ['brand'],
    registers,
    async collect() {
      this.reset();
      try {
        for (const { brandName, bytes } of await storedBytes(database)) this.set({ brand: brandName }, bytes);
      } catch (error) {
        logger.warn({ err: error }, 'the stored uploads cannot be counted');
      }
    },
  });
}
