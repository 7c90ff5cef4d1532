/**
 * Builds the product into dist/: the console (dist/console), the services (dist/server/main.js), and alongside them the programs for
 * operators of an installation.
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildServices } from './buildServices.mjs';
import { STAMP } from './buildState.mjs';
import { consoleChunks } from './consoleChunks.mjs';
import { PROGRAMS } from './programs.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const MAX_CHUNK_KILOBYTES = 700;

async function buildConsole() {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      rolldownOptions: { output: { codeSplitting: consoleChunks() } },
      // What matters is how much a visit loads: see `npm run bench -- bundle`.
      chunkSizeWarningLimit: MAX_CHUNK_KILOBYTES,
    },
  });
}

process.env.NODE_ENV ??= 'production';
await rm(STAMP, { force: true });
await buildConsole();
await buildServices({
  entries: Object.values(PROGRAMS).map((source) => path.join(ROOT, source)),
  output: path.join(ROOT, 'dist', 'server'),
});
await writeFile(STAMP, '');
