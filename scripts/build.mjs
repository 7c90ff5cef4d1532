/**
 * Builds the product into dist/: the console (dist/console), the services (dist/server/main.js), and beside them the programs with
 * which operators look after an installation.
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildServices } from './buildServices.mjs';
import { STAMP } from './buildState.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const PROGRAMS = [
  'server/main.ts',
  ...['data', 'doctor', 'reset', 'rotateKeys', 'migrations', 'auditContent', 'auditOrders'].map(
    (name) => `scripts/${name}.ts`,
  ),
];

async function buildConsole() {
  await build({ root: ROOT, logLevel: 'warn' });
}

process.env.NODE_ENV ??= 'production';
await rm(STAMP, { force: true });
await buildConsole();
await buildServices({
  entries: PROGRAMS.map((source) => path.join(ROOT, source)),
  output: path.join(ROOT, 'dist', 'server'),
});
await writeFile(STAMP, '');
