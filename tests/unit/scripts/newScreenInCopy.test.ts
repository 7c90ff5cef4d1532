import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImportGraph } from '../../../scripts/mutants/importGraph';
import { makeProjectCopy, PATIENCE, TSX, VITEST, type ProjectCopy } from './support/projectCopy';

/** Where somebody follows docs/add-a-screen.md. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = makeProjectCopy('new-screen-in-copy');
  await copy.run([...TSX, 'scripts/newScreen.ts', 'press-releases']);
  const file = path.join(copy.folder, 'schemas', 'press-releases', 'press-releases.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {6}fields: \{\n.*?^ {6}\},\n/ms, fieldsOfThePage()));
}, PATIENCE);
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

/** The fields that the page has somebody write, in place of those that the command wrote. */
function fieldsOfThePage(): string {
  const [, fields] =
    /^```ts\n(fields: \{\n.*?\})(?:,)?\n```/ms.exec(readFileSync('docs/add-a-screen.md', 'utf8')) ?? [];
  if (fields === undefined) throw new Error('docs/add-a-screen.md has no fields.');
  return `${fields},\n`;
}

describe('a screen that was made by following docs/add-a-screen.md', () => {
  it(
    'is a definition without a fault',
    async () => {
      await copy.run([...TSX, 'scripts/editors.ts', 'check']);
      expect(await copy.run([...TSX, 'scripts/editors.ts', 'diff', 'press-releases', 'AVIDA'])).toContain('quotation');
    },
    PATIENCE,
  );

  it(
    'breaks no test that reads the areas',
    async () => {
      const graph = readImportGraph(copy.folder);
      const distances = graph.distancesTo('schemas/index.ts');
      const tests = [...distances].flatMap(([file, distance]) => (distance <= 2 && isLogic(file) ? [file] : []));
      expect(tests).toContain('tests/unit/schemas/areas.test.ts');
      await copy.run([VITEST, 'run', '--project', 'unit', ...tests]);
    },
    PATIENCE,
  );

  it(
    'has its round trips, for every brand',
    async () => {
      const printed = await copy.run([
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
