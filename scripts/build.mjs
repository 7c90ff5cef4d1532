/**
 * Builds the product into dist/: the console (dist/console) and the services (dist/server/main.js).
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildServices } from './buildServices.mjs';
import { STAMP } from './buildState.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

async function buildConsole() {
  await build({ root: ROOT, logLevel: 'warn' });
}

process.env.NODE_ENV ??= 'production';
await rm(STAMP, { force: true });
await buildConsole();
await buildServices({ entry: path.join(ROOT, 'server', 'main.ts'), output: path.join(ROOT, 'dist', 'server') });
await writeFile(STAMP, '');
