import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { definitionsPlugin } from './scripts/definitionsPlugin.ts';
import { textsPlugin } from './scripts/textsPlugin.ts';
import { validatorsPlugin } from './scripts/validatorsPlugin.ts';

/**
 * The console: `index.html` and everything it imports, built to dist/console.
 * The same plugins serve it in development (`server/main.ts --dev`), in the tests (vitest.config.ts), in the stories and in the server's build (scripts/build.mjs).
 */
export default defineConfig({
  plugins: [react(), definitionsPlugin(), validatorsPlugin(), textsPlugin(), lightUris()],
  resolve: { alias: { 'markdown-to-jsx/react': path.join(import.meta.dirname, 'src/form/plainText.tsx') } },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
  },
  server: {
    watch: { ignored: ['**/data/**', '**/dist/**', '**/test-results/**'] },
  },
});

/** Ajv, which the services use, needs the whole library; RJSF does not. */
function lightUris(): Plugin {
  return {
    name: 'light-uris',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'fast-uri' && importer?.includes('/@rjsf/utils/')
        ? path.join(import.meta.dirname, 'src/form/uriResolver.ts')
        : null,
  };
}
