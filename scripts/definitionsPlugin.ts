import path from 'node:path';
import { runnerImport, type ErrorPayload, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { PlacedProblem } from './checkDefinitions';

const PROBLEMS = 'virtual:definition-problems';
const CHECK = path.join(import.meta.dirname, 'foundProblems.ts');

/**
 * Checks all definitions. A build with problems fails and lists them all; in development they are printed in the terminal and shown in
 * the error overlay, again after each change, and the screens of an affected area show its problems.
 */
export function definitionsPlugin(): Plugin {
  let config: ResolvedConfig;
  let checking: Promise<readonly PlacedProblem[]> | undefined;
  const check = () => (checking ??= runCheck(config.root));
  return {
    name: 'brand-console:definitions',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build' || config.build.ssr) return;
      const problems = await check();
      if (problems.length > 0) this.error(summaryOf(problems));
    },
    resolveId: (id) => (id === PROBLEMS ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${PROBLEMS}`) return undefined;
      // A build with problems has failed, and tests check the definitions that they import themselves.
      const isDeveloping = config.command === 'serve' && config.mode === 'development';
      return `export const problemsOfArea = ${JSON.stringify(isDeveloping ? byArea(await check()) : {})};\n`;
    },
    configureServer(server) {
      if (config.mode !== 'development') return;
      const checkAndReport = async () => report(server, await check());
      void checkAndReport();
      // For pages that are opened later.
      server.ws.on('connection', () => void check().then((problems) => show(server, problems)));
      server.watcher.on('change', (file) => {
        if (!isDefinition(config.root, file)) return;
        checking = undefined;
        const module = server.moduleGraph.getModuleById(`\0${PROBLEMS}`);
        if (module) server.moduleGraph.invalidateModule(module);
        void checkAndReport();
      });
    },
  };
}

function isDefinition(root: string, file: string): boolean {
  return ['schemas', 'src/definition', 'src/kinds'].some((folder) =>
    file.startsWith(path.join(root, folder) + path.sep),
  );
}

/** The definitions are TypeScript of the project: Vite's module runner loads them afresh for each check. */
async function runCheck(root: string): Promise<readonly PlacedProblem[]> {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<typeof import('./foundProblems')>(CHECK, options);
  return module.foundProblems;
}

function report(server: ViteDevServer, problems: readonly PlacedProblem[]): void {
  if (problems.length > 0) server.config.logger.error(summaryOf(problems), { timestamp: true });
  show(server, problems);
}

/** Shows the problems in Vite's error overlay, until the next reload. */
function show(server: ViteDevServer, problems: readonly PlacedProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const { file, line = 1, column = 1 } = first;
  const payload: ErrorPayload = {
    type: 'error',
    err: {
      message: summaryOf(problems),
      stack: '',
      plugin: 'brand-console:definitions',
      ...(file !== undefined && {
        id: path.join(server.config.root, file),
        loc: { file: path.join(server.config.root, file), line, column },
      }),
    },
  };
  server.ws.send(payload);
}

function byArea(problems: readonly PlacedProblem[]): Readonly<Record<string, readonly string[]>> {
  const areas = [...new Set(problems.flatMap(({ area }) => area ?? []))];
  return Object.fromEntries(
    areas.map((area) => [area, problems.filter((problem) => problem.area === area).map(printed)]),
  );
}

function summaryOf(problems: readonly PlacedProblem[]): string {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return [`The definitions have ${count}:`, ...problems.map(printed)].join('\n');
}

function printed({ file, line, column, message }: PlacedProblem): string {
  return file === undefined
    ? message
    : `${[file, line, column].filter((part) => part !== undefined).join(':')} ${message}`;
}
