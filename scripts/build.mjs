/**
 * Builds the product into dist/: the console (dist/console) and the services (dist/server/main.js).
 * The services' packages stay in node_modules; the files that they read at run time are copied beside the entry as they lie in server/.
 */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeEmptySnapshot } from '../server/database/emptySnapshot.mjs';
import { STAMP } from './buildState.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const SERVER = path.join(ROOT, 'server');
const SERVER_OUTPUT = path.join(ROOT, 'dist', 'server');

async function buildConsole() {
  await build({ root: ROOT, logLevel: 'warn' });
}

async function buildServices() {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: path.join(SERVER, 'main.ts'),
      outDir: SERVER_OUTPUT,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      copyPublicDir: false,
      target: 'node20',
      // All files lie in one folder, because the services find their assets beside the file that asks.
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  await copyAssets();
  // A new embedded database begins as a copy of this file, which takes half the time of making one.
  await writeEmptySnapshot(path.join(SERVER_OUTPUT, 'database', 'empty.tar.gz'));
}

/** Everything in server/ that is not TypeScript: SQL, the GraphQL contract, the database worker, data of the seed. */
async function copyAssets() {
  const entries = await readdir(SERVER, { recursive: true, withFileTypes: true });
  const assets = entries.filter((entry) => entry.isFile() && !/\.tsx?$/.test(entry.name));
  for (const asset of assets) {
    const from = path.join(asset.parentPath, asset.name);
    const to = path.join(SERVER_OUTPUT, path.relative(SERVER, from));
    await mkdir(path.dirname(to), { recursive: true });
    await cp(from, to);
  }
}

process.env.NODE_ENV ??= 'production';
await rm(STAMP, { force: true });
await buildConsole();
await buildServices();
await writeFile(STAMP, '');
