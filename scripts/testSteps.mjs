/** The steps of `npm test`, and which of them a change can affect. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const ALL_CORES = Infinity;
/** The tests of whole screens. */
const SCREENS = 'tests/unit/app/**/*.test.tsx';
const CODE = /\.(tsx?|mjs|cjs)$/;
const CODE_OR_SETTINGS = /\.(tsx?|mjs|cjs)$|(package(-lock)?|tsconfig|knip|\.oxlintrc)\.json$/;

/**
 * `script` is one of package.json, with `args`. `runner` names the format of its report, from which single tests are counted; a step
 * without one counts as one. `cores` is how many it keeps busy, `after` names the steps that must have ended before. A step with
 * `newerNode` runs on the Node.js in the folder NEWER_NODE if that is set, so that a full run tries both versions that the product
 * supports. A step that `leaves` tests to another one gets `env` if that one runs as well.
 *
 * For `--changed`: `concerns` matches the paths that the step depends on; `narrow` returns the arguments for the part of it that a change
 * can affect, with a `note` about what remains or is left out.
 */
export const STEPS = [
  // Steps that take all cores, one after the other.
  {
    name: 'dom',
    title: 'Forms, lists and screens',
    script: 'dom',
    runner: 'vitest',
    newerNode: true,
    cores: ALL_CORES,
    concerns: /./,
    narrow: withoutScreens,
  },
  {
    name: 'round-trip',
    title: 'Laws of every editor and brand',
    script: 'round-trip',
    runner: 'vitest',
    newerNode: true,
    cores: ALL_CORES,
    concerns: /./,
    narrow: byImports,
  },
  {
    name: 'services',
    title: 'Services on the embedded database',
    script: 'services',
    runner: 'vitest',
    env: { TEST_DATABASE_URL: undefined },
    leaves: { to: 'services-postgres', env: { LEFT_TO_POSTGRES: 'yes' } },
    cores: ALL_CORES,
    concerns: /^(server|tests\/services)\//,
    narrow: byName(() => filesIn('tests/services', '.test.ts')),
  },
  {
    name: 'services-postgres',
    title: 'Services on PostgreSQL',
    script: 'services',
    runner: 'vitest',
    newerNode: true,
    cores: ALL_CORES,
    leftOut: process.env.TEST_DATABASE_URL ? undefined : 'TEST_DATABASE_URL is not set',
    concerns: /^(server|tests\/services)\//,
    narrow: () => ({ args: [], note: 'the other engine is enough for a change' }),
  },
  {
    name: 'stories',
    title: 'Stories in Chromium',
    script: 'stories',
    runner: 'vitest',
    browser: true,
    cores: ALL_CORES,
    concerns: /^(\.storybook|schemas|src|stories)\//,
    narrow: byName(storyFiles),
  },
  {
    name: 'e2e',
    title: 'The product in Chromium',
    script: 'e2e',
    runner: 'playwright',
    browser: true,
    cores: ALL_CORES,
    after: ['build'],
    concerns: /^(schemas|server|src|tests\/e2e)\//,
    narrow: byName(() => filesIn('tests/e2e', '.spec.ts')),
  },
  // Steps on one core, the longest first.
  {
    name: 'build',
    title: 'Build',
    script: 'build',
    cores: 1,
    concerns: /^(public|schemas|server|src)\/|^scripts\/(build|validator)|^vite\.config/,
  },
  {
    name: 'benches',
    title: 'Each bench runs, at its smallest',
    script: 'bench',
    args: ['--smallest'],
    browser: true,
    cores: 1,
    after: ['build'],
    concerns: /^bench\//,
  },
  {
    name: 'unit',
    title: 'Unit tests without a document',
    script: 'unit',
    args: ['--maxWorkers=1'],
    runner: 'vitest',
    newerNode: true,
    cores: 1,
    concerns: /./,
    narrow: byImports,
  },
  {
    name: 'codegen',
    title: 'Generated types are those of the contract',
    script: 'codegen',
    args: ['--check'],
    cores: 1,
    concerns: /^codegen\.ts$|^server\/content\/schema\.graphql$|^src\/api\//,
  },
  {
    name: 'generated',
    title: 'The schema of JSON definitions is that of the types, the pages about them too',
    script: 'meta-schema',
    args: ['--check'],
    cores: 1,
    concerns: /^docs\/(areas|cookbook|definition-language|editors)|^schemas\/|^scripts\/|^src\/(definition|kinds)\//,
  },
  {
    name: 'locales',
    title: 'The pseudo-locale is that of the texts, and other locales fit them',
    script: 'locales',
    args: ['--check'],
    cores: 1,
    concerns: /^scripts\/|^src\/.*texts\.ts$|^src\/locales\//,
  },
  {
    name: 'areas',
    title: 'The list of areas is that of the folders',
    script: 'areas',
    args: ['--check'],
    cores: 1,
    concerns: /^schemas\/|^scripts\//,
  },
  {
    name: 'access',
    title: 'The access table is that of the definitions',
    script: 'access-table',
    args: ['--check'],
    cores: 1,
    concerns: /^docs\/access\.md$|^schemas\/|^scripts\/|^src\/definition\//,
  },
  {
    name: 'guards',
    title: 'The table of guards is that of the definitions',
    script: 'guard-table',
    args: ['--check'],
    cores: 1,
    concerns: /^docs\/guards\.md$|^schemas\/|^scripts\/|^server\/content\/guards\/|^src\/(definition|kinds)\//,
  },
  {
    name: 'requirements',
    title: 'Requirements that tests cite',
    script: 'requirements',
    cores: 1,
    concerns: /^docs\/|^scripts\/requirements|\.(test|spec|stories)\.tsx?$/,
  },
  {
    name: 'editors',
    title: 'Definitions of the editors',
    script: 'editors',
    args: ['check'],
    cores: 1,
    concerns: /^schemas\/|^scripts\/editors|^src\/(compile|definition|kinds)\//,
  },
  {
    name: 'typecheck',
    title: 'Types',
    script: 'typecheck',
    args: ['--singleThreaded'],
    cores: 1,
    concerns: CODE_OR_SETTINGS,
  },
  {
    name: 'lint',
    title: 'Rules of the code',
    script: 'lint',
    cores: 1,
    concerns: CODE_OR_SETTINGS,
    narrow: ({ changed }) => ({
      args: changed.filter((file) => CODE.test(file) && existsSync(path.join(ROOT, file))),
      note: 'of the changed files',
    }),
  },
  { name: 'format', title: 'Format of the files', script: 'format:check', cores: 1, concerns: /./ },
  {
    name: 'architecture',
    title: 'Import directions, their picture, and dead code',
    script: 'architecture',
    args: ['--check'],
    cores: 1,
    concerns: CODE_OR_SETTINGS,
  },
];

/**
 * The steps for a change: with the arguments for what it can affect, or left out with a reason.
 * @param changed paths of the files, from the root of the project, with slashes
 * @param since the commit that they have changed since
 */
export function forChange(steps, { changed, since }) {
  return steps.map((step) => {
    if (step.leftOut) return step;
    if (!changed.some((file) => step.concerns.test(file))) return { ...step, leftOut: 'nothing of it has changed' };
    if (!step.narrow) return step;
    const { args, note } = step.narrow({ changed, since });
    return args.length > 0 ? { ...step, args: [...(step.args ?? []), ...args], note } : { ...step, leftOut: note };
  });
}

/** Narrows a step to the tests that import the changed files. */
function byImports({ since }) {
  return { args: ['--changed', since], note: 'what imports the changed files' };
}

/** The same without the tests of whole screens, which import everything: they run only if a screen has changed. */
function withoutScreens({ changed, since }) {
  const { args, note } = byImports({ since });
  if (changed.some((file) => /^(src|tests\/unit)\/app\//.test(file))) return { args, note };
  return { args: [...args, '--exclude', SCREENS], note: `${note}; the screens are left to the whole run` };
}

/**
 * For steps in which everything imports everything: a test runs if it has changed, or if its name has a word in common with a changed
 * file or its folder.
 */
function byName(list) {
  return ({ changed }) => {
    const tests = list();
    const words = new Set(changed.flatMap((file) => file.split('/').slice(1).slice(-2).flatMap(wordsOf)));
    const args = tests.filter(
      (test) => changed.includes(test) || wordsOf(path.posix.basename(test)).some((word) => words.has(word)),
    );
    return {
      args,
      note: `${args.length} of ${tests.length} files, by their names; the others are left to the whole run`,
    };
  };
}

/** `site-preview.spec.ts` and `SitePreview.tsx` alike: site, preview. */
function wordsOf(name) {
  const bare = name.replace(/(\.(test|spec|stories|config))?\.[a-z]+$/, '');
  const words =
    bare
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''));
}

function storyFiles() {
  const ofAreas = filesIn('schemas', '/area.ts').map((file) => `${file.split('/')[1]}.stories.tsx`);
  return [...filesIn('src', '.stories.tsx'), ...filesIn('stories', '.stories.tsx'), ...ofAreas];
}

function filesIn(folder, ending) {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith(ending));
}
