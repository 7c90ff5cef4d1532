import { describe, expect, it, vi } from 'vitest';
import type { FileStorage } from '../../server/files/fileStorage';
import { createThumbnails } from '../../server/files/thumbnails';

describe('a smaller version of an image', () => {
  it('does not wait for the decoding of other images if it is stored already', async () => {
    const thumbnails = createThumbnails({
      database: { query: () => Promise.resolve([]) },
      storage: { exists: () => Promise.resolve(true) } as Partial<FileStorage> as FileStorage,
      integrity: { requireLength: vi.fn() },
      clock: () => new Date(),
      logger: { warn: vi.fn() },
      decoding: () => new Promise(() => undefined),
    });
    const key = 'files/2026/11/00000000-0000-4000-8000-000000000001.png';
    const record = { key, fileName: 'a.png', fileType: 'image/png', size: 1, sha256: undefined };
    const thumbnail = 'thumbnails/160/files/2026/11/00000000-0000-4000-8000-000000000001.webp';
    await expect(thumbnails.keyOf(record, 160)).resolves.toBe(thumbnail);
  });
});
