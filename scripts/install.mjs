/**
 * Installs the packages in a clone that has none, or others than package-lock.json names, so that `npm start` and
 * `npm test` are one command on a fresh machine. Uses nothing but Node.js itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const MODULES = path.join(ROOT, 'node_modules');
/** Where npm notes what it has installed. */
const INSTALLED = path.join(MODULES, '.package-lock.json');

/**
 * Runs `npm ci` where packages are missing or others than wanted, with a word on the terminal.
 * What another package manager has installed is left alone.
 * @param development whether the packages of development are needed too
 */
export function ensureInstalled({ development = true } = {}) {
  const isThere = existsSync(MODULES);
  if (isThere && !existsSync(INSTALLED)) return;
  if (isThere && !isOutOfDate(readLock(path.join(ROOT, 'package-lock.json')), readLock(INSTALLED), { development }))
    return;
  console.log(`${isThere ? 'The packages have changed' : 'There are no packages yet'}: npm ci …`);
  const command = ['ci', ...(development ? ['--include=dev'] : [])];
  const { status } = spawnSync('npm', command, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * True when a package that is wanted is missing, or installed in another version. One that suits another platform only
 * may be missing.
 * @param wanted packages of package-lock.json, by folder
 * @param installed those that npm has noted, by folder
 */
export function isOutOfDate(wanted, installed, { development }) {
  return Object.entries(wanted).some(([folder, { version, optional, devOptional, dev, link }]) => {
    if (folder === '' || link) return false;
    const there = installed[folder];
    if (there) return there.version !== version;
    return !optional && (development || !(dev || devOptional));
  });
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
