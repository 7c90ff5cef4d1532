import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../../../scripts/mutants/copyProject';
import { readImportGraph } from '../../../scripts/mutants/importGraph';

/** A copy of the project, in which somebody follows docs/add-a-screen.md. */
const COPY = path.resolve('.cache', 'new-screen-in-copy');
const TSX = ['--import', import.meta.resolve('tsx')];
const VITEST = path.resolve('node_modules', 'vitest', 'vitest.mjs');
/** Several runs of tests, one after the other. */
const PATIENCE = 600_000;

beforeAll(async () => {
  copyProject(process.cwd(), COPY);
  await run([...TSX, 'scripts/newScreen.ts', 'press-releases']);
  const file = path.join(COPY, 'schemas', 'press-releases', 'press-releases.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {6}fields: \{\n.*?^ {6}\},\n/ms, fieldsOfThePage()));
}, PATIENCE);
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

/** The fields that the page has somebody write, in place of those that the command wrote. */
function fieldsOfThePage(): string {
  const [, fields] =
    /^```ts\n(fields: \{\n.*?\})(?:,)?\n```/ms.exec(readFileSync('docs/add-a-screen.md', 'utf8')) ?? [];
  if (fields === undefined) throw new Error('docs/add-a-screen.md has no fields.');
  return `${fields},\n`;
}

/** @returns what it printed; @throws Error with that when it failed */
async function run(args: readonly string[]): Promise<string> {
  // The runs of the copy are no part of this one, and write the snapshot of the new screen as they do at a desk.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'CI' && !name.startsWith('VITEST')),
  );
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd: COPY, env })).stdout;
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${args.join(' ')}: ${printed}`, { cause: error });
  }
}

describe('a screen that was made by following docs/add-a-screen.md', () => {
  it(
    'is a definition without a fault',
    async () => {
      await run([...TSX, 'scripts/editors.ts', 'check']);
      expect(await run([...TSX, 'scripts/editors.ts', 'diff', 'press-releases', 'AVIDA'])).toContain('quotation');
    },
    PATIENCE,
  );

  it(
    'breaks no test that reads the areas',
    async () => {
      const graph = readImportGraph(COPY);
      const distances = graph.distancesTo('schemas/index.ts');
      const tests = [...distances].flatMap(([file, distance]) => (distance <= 2 && isLogic(file) ? [file] : []));
      expect(tests).toContain('tests/unit/schemas/areas.test.ts');
      await run([VITEST, 'run', '--project', 'unit', ...tests]);
    },
    PATIENCE,
  );

  it(
    'has its round trips, for every brand',
    async () => {
      const printed = await run([
        VITEST,
        'run',
        '--project',
        'round-trip',
        '-t',
        'press-releases',
        '--reporter=verbose',
      ]);
      for (const brand of ['ALP', 'AVIDA', 'AMAIA', 'ALISI']) expect(printed).toContain(`press-releases of ${brand}`);
    },
    PATIENCE,
  );
});

/** A test without a DOM; those of the scripts make copies of their own. */
function isLogic(file: string): boolean {
  return /^tests\/unit\/(?!scripts\/).*\.test\.ts$/.test(file);
}
