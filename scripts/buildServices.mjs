import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeEmptySnapshot } from '../server/database/emptySnapshot.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const SERVER = path.join(ROOT, 'server');

/** Packages that stay in node_modules: those that load files of their own, and those used in development only. */
const EXTERNAL_PACKAGES = ['@electric-sql/pglite', '@electric-sql/pglite-socket', 'sharp', 'tsx', 'vite'];

/**
 * Bundles programs of the services, each named after its source, with the packages that they import
 * (docs/decisions/0031-packages-in-the-services.md). Files that they read at run time are copied alongside, in the layout of server/.
 * @param {{ entries: readonly string[], output: string }} options sources of the programs, and the folder for them and their assets
 */
export async function buildServices({ entries, output }) {
  await build({
    root: ROOT,
    logLevel: 'warn',
    // Some packages import single files of graphql. Those are CommonJS, a second copy whose classes are not those of the first.
    resolve: { alias: [{ find: /^graphql\/(.*)\.js$/, replacement: 'graphql/$1.mjs' }] },
    ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
    build: {
      ssr: true,
      outDir: output,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      copyPublicDir: false,
      target: 'node20',
      // All files are in one folder, because the services find their assets next to the file that reads them.
      rolldownOptions: {
        // depd, which names the caller of a deprecated function, evaluates a string of its own.
        checks: { eval: false },
        input: [...entries, path.join(SERVER, 'content', 'html', 'cleaningWorker.ts')],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // V8 keeps the source in memory: two bytes per character unless all of them fit into one.
          charset: 'ascii',
          comments: { legal: true, annotation: false, jsdoc: false },
        },
      },
    },
  });
  await copyAssets(output);
  // A new embedded database starts as a copy of this file, which takes half the time of creating one.
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
