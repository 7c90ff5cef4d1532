import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeEmptySnapshot } from '../server/database/emptySnapshot.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const SERVER = path.join(ROOT, 'server');

/** Packages that stay in node_modules: those that load files of their own, and those of development. */
const APART = ['@electric-sql/pglite', '@electric-sql/pglite-socket', 'sharp', 'tsx', 'vite'];

/**
 * Builds programs of the services, each named after its source, with the packages that they import
 * (docs/decisions/0031-packages-in-the-services.md); the files that they read at run time are copied beside the programs as they lie in
 * server/.
 * @param {{ entries: readonly string[], output: string }} options the programs' sources, and the folder that they and all they need go into
 */
export async function buildServices({ entries, output }) {
  await build({
    root: ROOT,
    logLevel: 'warn',
    // Some packages import single files of graphql. Those are CommonJS, a second copy whose classes are not those of the first.
    resolve: { alias: [{ find: /^graphql\/(.*)\.js$/, replacement: 'graphql/$1.mjs' }] },
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: true,
      outDir: output,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      copyPublicDir: false,
      target: 'node20',
      // All files lie in one folder, because the services find their assets beside the file that asks.
      rolldownOptions: {
        // depd, which names the caller of a deprecated function, evaluates a text of its own.
        checks: { eval: false },
        input: [...entries, path.join(SERVER, 'content', 'html', 'cleaningWorker.ts')],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // V8 keeps the source in memory, at two bytes a character unless every one of them fits into one.
          charset: 'ascii',
          comments: { legal: true, annotation: false, jsdoc: false },
        },
      },
    },
  });
  await copyAssets(output);
  // A new embedded database begins as a copy of this file, which takes half the time of making one.
  await writeEmptySnapshot(path.join(output, 'database', 'empty.tar.gz'));
}

/** Everything in server/ that is not TypeScript: SQL, the GraphQL contract, the database worker, data of the seed. */
async function copyAssets(output) {
  const entries = await readdir(SERVER, { recursive: true, withFileTypes: true });
  const assets = entries.filter((entry) => entry.isFile() && !/\.tsx?$/.test(entry.name));
  for (const asset of assets) {
    const from = path.join(asset.parentPath, asset.name);
    const to = path.join(output, path.relative(SERVER, from));
    await mkdir(path.dirname(to), { recursive: true });
    await cp(from, to);
  }
}
