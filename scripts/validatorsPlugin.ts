import path from 'node:path';
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';

const TABLE_MODULE = 'virtual:validators';
const VALIDATOR_PREFIX = 'virtual:validator/';
const SOURCES = path.join(import.meta.dirname, 'validatorSources.ts');

type Sources = (typeof import('./validatorSources'))['validatorSources'];

/**
 * Compiles every editor's validation schema at build time, one module for each editor and brand, so that the console
 * runs under a content security policy without `unsafe-eval` and loads only the validator it needs.
 */
export function validatorsPlugin(): Plugin {
  let config: ResolvedConfig;
  let loading: Promise<Sources> | undefined;
  const sources = () => (loading ??= loadSources(config.root));
  return {
    name: 'brand-console:validators',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === TABLE_MODULE || id.startsWith(VALIDATOR_PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${TABLE_MODULE}`) return tableModule(await sources());
      if (!id.startsWith(`\0${VALIDATOR_PREFIX}`)) return undefined;
      const key = id.slice(VALIDATOR_PREFIX.length + 1);
      const source = (await sources()).get(key);
      if (!source) throw new RangeError(`There is no validator '${key}'.`);
      return source();
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(path.join(config.root, 'schemas'))) return;
      loading = undefined;
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${VALIDATOR_PREFIX}`) || module.id === `\0${TABLE_MODULE}`)
          server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

/** The definitions are TypeScript of the project: Vite's module runner loads them, without the configuration. */
async function loadSources(root: string): Promise<Sources> {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<{ readonly validatorSources: Sources }>(SOURCES, options);
  return module.validatorSources;
}

function tableModule(sources: Sources): string {
  const entries = [...sources.keys()].map(
    (key) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(VALIDATOR_PREFIX + key)}),`,
  );
  return `export const validators = {\n${entries.join('\n')}\n};\n`;
}
