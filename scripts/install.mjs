/**
 * Installs the packages in a clone that has none, or other versions than package-lock.json, so that `npm start` and
 * `npm test` are one command on a fresh machine. Uses nothing but Node.js itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const MODULES = path.join(ROOT, 'node_modules');
/** npm's record of the installed packages. */
const INSTALLED = path.join(MODULES, '.package-lock.json');

/**
 * Runs `npm ci` if packages are missing or out of date, and prints a line about it. Packages installed by another package manager are
 * left alone.
 * @param development whether devDependencies are needed, too
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
 * True if a required package is missing, or installed in another version. Optional packages, which may be for other platforms only, may
 * be missing.
 * @param required packages of package-lock.json, by folder
 * @param installed packages of npm's record, by folder
 */
export function isOutOfDate(required, installed, { development }) {
  return Object.entries(required).some(([folder, { version, optional, devOptional, dev, link }]) => {
    if (folder === '' || link) return false;
    const there = installed[folder];
    if (there) return there.version !== version;
    return !optional && (development || !(dev || devOptional));
  });
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
