/** Whether the build in dist/ is up to date with the sources. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Written when a build succeeds; its modification time is the time of the build. */
export const STAMP = path.join(ROOT, 'dist', '.built');

const SOURCES = [
  'src',
  'schemas',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts',
];

/** True when nothing was built yet, or a source is newer than the build. */
export function isBuildStale() {
  if (!existsSync(STAMP)) return true;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.map((source) => path.join(ROOT, source))
    .filter((source) => existsSync(source))
    .some((source) => newestChange(source) > built);
}

/** Folders count too: their modification time changes when a file is removed. */
function newestChange(source) {
  const stats = statSync(source);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(source, { recursive: true }).map((name) => statSync(path.join(source, name)).mtimeMs);
  return inside.reduce((newest, time) => Math.max(newest, time), stats.mtimeMs);
}
