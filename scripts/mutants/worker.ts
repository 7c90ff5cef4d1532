/** Runs tests in a copy of the project, whose folder is the working directory, with one file changed at a time. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Order, Report, Verdict } from './messages';

/** The ends of the batches: first one test, then a few, then the others, because most mutants are noticed by the nearest test. */
const BATCHES = [0, 1, 5, Infinity] as const;

const vitest = await createVitest('test', {
  root: process.cwd(),
  watch: false,
  bail: 1,
  maxWorkers: 1,
  // Otherwise a test could notice what another test has changed, instead of the mutant.
  isolate: true,
  // Snapshots are rewritten, so that they notice nothing.
  update: true,
  project: ['!stories'],
  reporters: [{}],
});
const specifications = await vitest.globTestSpecifications();
/** Test files that passed without a mutant, and those that did not: failures of the latter do not count. */
const sound = new Set<string>();
const unsound = new Set<string>();

process.on('message', (order: Order) => {
  void carryOut(order).then((verdict) => process.send?.(verdict satisfies Report));
});
// The parent process has ended, and its copy of the project is removed.
process.on('disconnect', () => process.exit());
process.send?.('ready' satisfies Report);

async function carryOut({ file, text, tests }: Order): Promise<Verdict> {
  const started = performance.now();
  const target = path.resolve(file);
  const original = readFileSync(target, 'utf8');
  let noticedBy: Verdict['noticedBy'];
  for (const [index, end] of BATCHES.entries()) {
    let batch = tests.slice(BATCHES[index - 1] ?? 0, end);
    while (noticedBy === undefined && batch.length > 0) {
      change(target, text);
      const failure = await firstFailure(batch);
      // A test that renders, or waits for a service, may fail for another reason: it has to fail twice.
      const again = failure && (isSteady(failure.file) ? failure : await firstFailure([failure.file]));
      change(target, original);
      if (failure === undefined) break;
      if (again !== undefined && (await passesWithout(failure.file))) noticedBy = again;
      else batch = batch.filter((test) => test !== failure.file);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  return { ...(noticedBy && { noticedBy }), seconds, unsound: [...unsound] };
}

function isSteady(test: string): boolean {
  return !test.endsWith('.tsx') && !test.startsWith('tests/services/');
}

async function passesWithout(test: string): Promise<boolean> {
  if (sound.has(test)) return true;
  if (unsound.has(test)) return false;
  const passes = (await firstFailure([test])) === undefined;
  (passes ? sound : unsound).add(test);
  return passes;
}

function change(file: string, text: string): void {
  writeFileSync(file, text);
  vitest.invalidateFile(file);
  for (const { vite } of vitest.projects) invalidateValidators(vite, file);
}

type Server = Vitest['projects'][number]['vite'];

/** The validators are compiled from the definitions: notifies their plugin as a change in development would. */
function invalidateValidators(server: Server, file: string): void {
  const plugin = server.config.plugins.find(({ name }) => name === 'brand-console:validators');
  if (typeof plugin?.handleHotUpdate !== 'function') return;
  const context = { file, server } as Parameters<typeof plugin.handleHotUpdate>[0];
  void plugin.handleHotUpdate.call({} as ThisParameterType<typeof plugin.handleHotUpdate>, context);
}

async function firstFailure(tests: readonly string[]): Promise<Verdict['noticedBy']> {
  const paths = new Set(tests.filter((test) => !unsound.has(test)).map((test) => path.resolve(test)));
  const selected = specifications.filter(({ moduleId }) => paths.has(moduleId));
  if (selected.length === 0) return undefined;
  // The failures of earlier runs would count for `bail`, too.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules } = await vitest.runTestSpecifications(selected);
  return testModules.flatMap((module) => failureOf(module) ?? [])[0];
}

function failureOf(module: TestModule): Verdict['noticedBy'] {
  const file = path.relative(process.cwd(), module.moduleId);
  const [failed] = module.children.allTests('failed');
  if (failed) return { file, test: failed.fullName };
  const [error] = module.errors();
  return error && { file, test: `does not load: ${error.message.split('\n')[0] ?? ''}` };
}
