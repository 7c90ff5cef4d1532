import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { FileStorage } from '../../server/files/fileStorage';
import { createFileIntegrity } from '../../server/files/fileIntegrity';
import { createMetrics } from '../../server/metrics/metrics';

const BYTES = Buffer.from('A video.');
const FILE = {
  ...{ key: 'files/2026/11/00000000-0000-4000-8000-000000000001.mp4', fileName: 'video.mp4', fileType: 'video/mp4' },
  ...{ size: BYTES.length, sha256: createHash('sha256').update(BYTES).digest('hex') },
};

function integrityOf(stored: Buffer) {
  const open = vi.fn(() =>
    Promise.resolve({ stream: Readable.from([stored]), size: stored.length, total: stored.length }),
  );
  const metrics = createMetrics({ withProcess: false });
  const storage = { open } as Partial<FileStorage> as FileStorage;
  return { integrity: createFileIntegrity({ storage, metrics, logger: { error: () => undefined } }), open, metrics };
}

describe('a stored file', () => {
  it('is read once for all concurrent requests, and not again', async () => {
    const { integrity, open } = integrityOf(BYTES);
    await Promise.all([1, 2, 3].map(() => integrity.requireBytes(FILE)));
    await integrity.requireBytes(FILE);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is refused to all of them if it is damaged, and counted once', async () => {
    const { integrity, metrics } = integrityOf(Buffer.from('B video.'));
    const results = await Promise.allSettled([1, 2].map(() => integrity.requireBytes(FILE)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await metrics.damagedFiles.get()).values).toMatchObject([{ value: 1 }]);
  });
});
