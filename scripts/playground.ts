import path from 'node:path';
import { build, createServer, mergeConfig, type InlineConfig, type UserConfig } from 'vite';
import productConfig from '../vite.config';

const PORT = 7300;

/**
 * `npm run playground` serves the playground of the definition language, with hot reload, and prints its address; with `-- --build` it is
 * built as a static page in dist-playground/, which any web server can serve from any folder. The product's bundle contains nothing of
 * it.
 */
const settings: UserConfig = {
  root: path.resolve('stories/playground'),
  base: './',
  publicDir: path.resolve('public'),
  cacheDir: path.resolve('node_modules/.vite-playground'),
  server: { port: PORT, fs: { allow: [path.resolve('.')] } },
  build: {
    outDir: path.resolve(outputFolder(process.argv)),
    emptyOutDir: true,
    manifest: false,
    sourcemap: false,
    chunkSizeWarningLimit: 4_000,
  },
};
const config: InlineConfig = { ...mergeConfig(productConfig, settings), configFile: false };

if (process.argv.includes('--build')) await build({ ...config, logLevel: 'warn' });
else {
  const server = await createServer(config);
  await server.listen();
  server.printUrls();
}

/** The folder after `--to`. */
function outputFolder(args: readonly string[]): string {
  const at = args.indexOf('--to');
  return (at < 0 ? undefined : args[at + 1]) ?? 'dist-playground';
}
