import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImportGraph } from '../../../scripts/mutants/importGraph';
import { makeProjectCopy, PATIENCE, TSX, VITEST, type ProjectCopy } from './support/projectCopy';

/** Where somebody follows docs/add-a-screen.md, both halves of it. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = makeProjectCopy('new-screen-in-copy');
  await copy.run([...TSX, 'scripts/newScreen.ts', 'press-releases']);
  change('press-releases/press-releases.ts', (file) =>
    file.replace(/^ {6}fields: \{\n.*?^ {6}\},\n/ms, blockOfThePage('fields: {')),
  );
  await copy.run([...TSX, 'scripts/newScreen.ts', 'price-list', '--kind', 'rows']);
  await copy.run([...TSX, 'scripts/newScreen.ts', 'faq', '--kind', 'records']);
  change('faq/faq.ts', (file) => file.replace('fields: {\n', `fields: {\n${blockOfThePage('asked: {')}`));
  change('faq/area.ts', (file) => file.replace(/^ {4}filters: \[\n.*?^ {4}\],\n/ms, blockOfThePage('filters: [')));
}, PATIENCE);
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

/** Changes a file below schemas/ of the copy; what is to be changed must be there. */
function change(name: string, edit: (file: string) => string): void {
  const file = path.join(copy.folder, 'schemas', name);
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${name} has nothing to change.`);
  writeFileSync(file, after);
}

/** The lines that the page has somebody write. @param start how they begin */
function blockOfThePage(start: string): string {
  const blocks = [...readFileSync('docs/add-a-screen.md', 'utf8').matchAll(/^```ts\n(.*?)^```/gms)];
  const block = blocks.map(([, lines = '']) => lines).find((lines) => lines.startsWith(start));
  if (block === undefined) throw new Error(`docs/add-a-screen.md has no lines that begin with '${start}'.`);
  return block;
}

describe('screens of pages and of records that were made by following docs/add-a-screen.md', () => {
  it(
    'are definitions without a fault',
    async () => {
      await copy.run([...TSX, 'scripts/editors.ts', 'check']);
      expect(await copy.run([...TSX, 'scripts/editors.ts', 'diff', 'press-releases', 'AVIDA'])).toContain('quotation');
    },
    PATIENCE,
  );

  it(
    'break no test that reads the areas',
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
    'have their round trips, for every brand',
    async () => {
      const printed = await copy.run([
        VITEST,
        'run',
        '--project',
        'round-trip',
        '-t',
        'press-releases|price-list|faq',
        '--reporter=verbose',
      ]);
      for (const brand of ['ALP', 'AVIDA', 'AMAIA', 'ALISI']) {
        expect(printed).toContain(`press-releases of ${brand}`);
        expect(printed).toContain(`price-list of ${brand}`);
        expect(printed).toContain(`the record of faq of ${brand}`);
      }
    },
    PATIENCE,
  );
});

/** A test without a DOM; those of the scripts make copies of their own. */
function isLogic(file: string): boolean {
  return /^tests\/unit\/(?!scripts\/).*\.test\.ts$/.test(file);
}
