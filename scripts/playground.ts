import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build, createServer, mergeConfig, type InlineConfig, type UserConfig } from 'vite';
import productConfig from '../vite.config';
import { argumentsOrExit } from './argumentsOrExit';

const PORT = 7300;
const OUTPUT = 'dist-playground';

/** The playground of the definition language. The product's bundle contains nothing of it. */
const { values } = argumentsOrExit({
  usage: `npm run playground   serves it with hot reload, and prints its address
npm run playground -- --build [--to <folder>]   builds a static page in ${OUTPUT}, or in an empty folder, for any web server`,
  options: { build: { type: 'boolean', default: false }, to: { type: 'string', default: OUTPUT } },
});
// The build empties its folder.
if (values.to !== OUTPUT && existsSync(values.to) && readdirSync(values.to).length > 0) {
  process.stderr.write(`--to: expected a new or empty folder, got '${values.to}'.\n`);
  process.exit(1);
}
const settings: UserConfig = {
  root: path.resolve('stories/playground'),
  base: './',
  publicDir: path.resolve('public'),
  cacheDir: path.resolve('node_modules/.vite-playground'),
  server: { port: PORT, fs: { allow: [path.resolve('.')] } },
  build: {
    outDir: path.resolve(values.to),
    emptyOutDir: true,
    manifest: false,
    sourcemap: false,
    chunkSizeWarningLimit: 4_000,
  },
};
const config: InlineConfig = { ...mergeConfig(productConfig, settings), configFile: false };

if (values.build) await build({ ...config, logLevel: 'warn' });
else {
  const server = await createServer(config);
  await server.listen();
  server.printUrls();
}
