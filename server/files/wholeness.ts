import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { NotFound } from '../errors';
import type { Metrics } from '../metrics/metrics';
import type { ServedRecord } from './fileRecords';
import type { FileStorage } from './fileStorage';
import { messages } from './messages';

/** Knows which stored files are what was uploaded. */
export interface Wholeness {
  /** Reads the bytes of a file before this node serves them first. @throws NotFound for a file that is missing or damaged */
  requireBytes(record: ServedRecord): Promise<void>;
  /** Compares the length that a file is found to have, in bytes, each time. @throws NotFound for a damaged one */
  requireLength(record: ServedRecord, found: number): void;
}

export interface WholenessOptions {
  readonly storage: FileStorage;
  readonly metrics: Pick<Metrics, 'damagedFiles'>;
  readonly logger: Pick<Logger, 'error'>;
}

/** Compares stored files with their records. A damaged one is told once, as an error in the log and in the metrics. */
export function createWholeness({ storage, metrics, logger }: WholenessOptions): Wholeness {
  const known = new LRUCache<string, 'whole' | 'damaged'>({ max: FILES_REMEMBERED });
  const reading = new Map<string, Promise<void>>();

  function refuse({ key, size }: ServedRecord): never {
    if (known.get(key) !== 'damaged') {
      metrics.damagedFiles.inc();
      logger.error({ key, size }, 'a stored file is damaged: restore it from a backup');
    }
    known.set(key, 'damaged');
    throw new NotFound(messages.damaged);
  }
  function requireLength(record: ServedRecord, found: number): void {
    if (found !== record.size) refuse(record);
  }
  async function compare(record: ServedRecord): Promise<void> {
    const { key, sha256 } = record;
    const stored = await storage.open(key);
    if (!stored) throw new NotFound(messages.notFound);
    const hash = createHash('sha256');
    await pipeline(stored.stream, hash);
    requireLength(record, stored.total);
    // Files that are older than the hashes have their length alone.
    if (sha256 !== undefined && hash.digest('hex') !== sha256) refuse(record);
    known.set(key, 'whole');
  }
  return {
    requireLength,
    async requireBytes(record) {
      const { key } = record;
      if (known.get(key) === 'whole') return;
      // A file may be large, and many ask for a new one at once: one reading is for all of them.
      const comparison = reading.get(key) ?? compare(record).finally(() => reading.delete(key));
      reading.set(key, comparison);
      await comparison;
    },
  };
}

const FILES_REMEMBERED = 50_000;
