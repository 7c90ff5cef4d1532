import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A separate disk that can be filled without harm to others. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all space but `free` bytes. */
  fillUpTo(free: number): Promise<void>;
  /** Frees the space again. */
  clear(): Promise<void>;
  remove(): Promise<void>;
}

/** A small disk in memory; undefined if mounting is not allowed (it needs root on Linux). */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    async fillUpTo(free) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - free)));
    },
    clear: () => rm(ballast, { force: true }),
    async remove() {
      spawnSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
