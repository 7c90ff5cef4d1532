import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { NotFound } from '../errors';
import type { Metrics } from '../metrics/metrics';
import type { ServedRecord } from './fileRecords';
import type { FileStorage } from './fileStorage';
import { messages } from './messages';

/** Verifies that stored files are identical to what was uploaded. */
export interface FileIntegrity {
  /** Hashes a file before this node first serves it. @throws NotFound for a missing or damaged file */
  requireBytes(record: ServedRecord): Promise<void>;
  /** Compares the length of a stored file in bytes, each time it is served. @throws NotFound for a damaged file */
  requireLength(record: ServedRecord, found: number): void;
}

export interface FileIntegrityOptions {
  readonly storage: FileStorage;
  readonly metrics: Pick<Metrics, 'damagedFiles'>;
  readonly logger: Pick<Logger, 'error'>;
}

/** Compares stored files with their records. A damaged file is reported once, as an error in the log and in the metrics. */
export function createFileIntegrity({ storage, metrics, logger }: FileIntegrityOptions): FileIntegrity {
  const results = new LRUCache<string, 'intact' | 'damaged'>({ max: MAX_FILES });
  const comparisons = new Map<string, Promise<void>>();

  function refuse({ key, size }: ServedRecord): never {
    if (results.get(key) !== 'damaged') {
      metrics.damagedFiles.inc();
      logger.error({ key, size }, 'a stored file is damaged: restore it from a backup');
    }
    results.set(key, 'damaged');
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
    // Files stored before hashes were have only their length.
    if (sha256 !== undefined && hash.digest('hex') !== sha256) refuse(record);
    results.set(key, 'intact');
  }
  return {
    requireLength,
    async requireBytes(record) {
      const { key } = record;
      if (results.get(key) === 'intact') return;
      // Files may be large, and new ones are requested many times at once: concurrent requests share one comparison.
      const comparison = comparisons.get(key) ?? compare(record).finally(() => comparisons.delete(key));
      comparisons.set(key, comparison);
      await comparison;
    },
  };
}

const MAX_FILES = 50_000;
