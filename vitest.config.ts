import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BASELINE_ENGINE } from './tests/services/support/briefProcess.ts';
import { LongestFirst } from './tests/setup/longestFirst.ts';

const SECOND = 1_000;
/** A busy machine takes its time; no test asserts how long. */
const patience = { poll: { timeout: 15 * SECOND } };

/** Tests that spy on modules, and so need modules of their own. */
const THAT_SPY = ['conditions', 'rendering'].map((name) => `tests/unit/fields/${name}.test.tsx`);

/** For what waits for timers, the network or a database on a busy machine; the summary names every test that needed its second try. */
const SECOND_TRY = { retry: 1 };

const dom: TestProjectInlineConfiguration['test'] = {
  ...SECOND_TRY,
  // A document and its tree are gone after each test: with room for many of them, the collector seldom looks at any twice.
  execArgv: ['--max-semi-space-size=64'],
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
  setupFiles: ['tests/setup/unit.ts', 'tests/setup/dom.ts'],
  // One worker more than cores keeps them busy while another one waits for a timer.
  maxWorkers: availableParallelism() + 1,
  // What has another number of workers runs after it, where both are asked for at once.
  sequence: { groupOrder: 1 },
  testTimeout: 60 * SECOND,
  hookTimeout: 60 * SECOND,
  expect: patience,
};

/** Tests of installations that have the embedded engine whatever else there is, or no database. */
const OF_EMBEDDED_ENGINE = [
  ...['archive', 'config', 'database-embedded', 'definition-folder', 'installed-definitions', 'operator', 'process'],
  'reset',
].map(servicesTest);

/**
 * Tests whose statements other tests send to the embedded engine: of permissions, file formats, archives, sign-in, limits and texts of
 * requests. Once is enough, and PostgreSQL takes half as long (docs/testing.md).
 */
const OF_EITHER_ENGINE = [
  ...['access', 'archive-elsewhere', 'content-kept', 'content-limits', 'content-text', 'doctor', 'emails'],
  ...['files-scanner', 'graphql-http', 'guards', 'guards-demo', 'http', 'identity-external', 'identity-lifetime'],
  ...['identity-nodes', 'identity-sign-in', 'linked-pages', 'metrics', 'rates', 'refused-values', 'secrets'],
  ...['uploads', 'video-links'],
].map(servicesTest);

function servicesTest(name: string): string {
  return `tests/services/${name}.test.ts`;
}

function excludedOfServices(): string[] {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return OF_EMBEDDED_ENGINE;
  return process.env['LEFT_TO_POSTGRES'] === undefined ? [] : OF_EITHER_ENGINE;
}

const projects: TestProjectInlineConfiguration[] = [
  {
    extends: './vite.config.ts',
    // Logic: without a DOM, so that a stray use of it fails.
    test: {
      name: 'unit',
      environment: 'node',
      include: ['tests/unit/**/*.test.ts', 'src/**/*.test.ts'],
      setupFiles: ['tests/setup/unit.ts'],
      // The files of a worker share what it has loaded: most of the time would go into loading it again.
      isolate: false,
      maxWorkers: '100%',
      testTimeout: 60 * SECOND,
      hookTimeout: 60 * SECOND,
      expect: patience,
    },
  },
  {
    extends: './vite.config.ts',
    // What shows something; loaded once for a worker, too.
    test: {
      ...dom,
      name: 'dom',
      isolate: false,
      include: ['tests/unit/**/*.test.tsx', 'src/**/*.test.tsx'],
      exclude: THAT_SPY,
    },
  },
  { extends: './vite.config.ts', test: { ...dom, name: 'spying', include: THAT_SPY } },
  {
    extends: './vite.config.ts',
    test: {
      name: 'round-trip',
      environment: 'node',
      include: ['tests/round-trip/**/*.test.ts'],
      isolate: false,
      maxWorkers: '100%',
      testTimeout: 120 * SECOND,
    },
  },
  {
    extends: './vite.config.ts',
    // As Node.js resolves it. Vite would take the module build, a second copy of the library beside that of the server.
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    test: {
      ...SECOND_TRY,
      name: 'services',
      environment: 'node',
      include: ['tests/services/**/*.test.ts'],
      exclude: excludedOfServices(),
      execArgv: [...BASELINE_ENGINE],
      globalSetup: 'tests/setup/services.ts',
      // The files of a worker share what it has loaded and its database; more than two workers only wait for each other.
      isolate: false,
      maxWorkers: 2,
      testTimeout: 60 * SECOND,
      hookTimeout: 120 * SECOND,
      expect: patience,
    },
  },
];

export default defineConfig({ test: { projects, sequence: { sequencer: LongestFirst } } });
