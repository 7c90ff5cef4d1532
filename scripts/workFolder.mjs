/** The temporary folder of the tests, for databases, uploads and copies of the project. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
const MOUNTS = '/proc/mounts';
const GIGABYTE = 1024 ** 3;
/** Several times what a run has been observed to write at once. */
const REQUIRED_BYTES = 4 * GIGABYTE;

/**
 * Makes a folder that is removed when the process ends: in memory if there is room, because an embedded database waits for the disk after
 * each save. TMPDIR overrides the location.
 * @returns its path
 */
export function makeWorkFolder() {
  const folder = mkdtempSync(path.join(process.env.TMPDIR ?? (hasRoom() ? IN_MEMORY : os.tmpdir()), 'brand-console-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  if (!existsSync(IN_MEMORY) || !existsSync(MOUNTS)) return false;
  const mounted = readFileSync(MOUNTS, 'utf8').match(/^\S+ \/dev\/shm .*$/m)?.[0] ?? '';
  // Tests start programs that they have put there.
  if (mounted.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, os.freemem() / 2) > REQUIRED_BYTES;
}
