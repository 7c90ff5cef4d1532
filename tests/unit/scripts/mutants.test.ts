import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { definitionMutants } from '../../../scripts/mutants/definitionMutants';
import { drawMutants } from '../../../scripts/mutants/draw';
import { readImportGraph } from '../../../scripts/mutants/importGraph';
import { messageMutants } from '../../../scripts/mutants/messageMutants';
import { mutate, type Mutant } from '../../../scripts/mutants/mutant';
import { policyMutants } from '../../../scripts/mutants/policyMutants';
import { printTable, printTried } from '../../../scripts/mutants/report';
import { testSelection } from '../../../scripts/mutants/selectTests';
import { findMutants } from '../../../scripts/mutants/sources';
import { readCatalogue } from '../../../scripts/requirements/catalogue';

function everything(): boolean {
  return true;
}

/** The source of a definition with each mutant of a class applied. */
function mutatedTexts(text: string, kind: Mutant['class']): readonly string[] {
  return definitionMutants({ file: 'schemas/a.ts', text })
    .filter((mutant) => mutant.class === kind)
    .map((mutant) => mutate(text, mutant));
}

describe('the mutants of a definition', () => {
  it('omit one field, or swap two', () => {
    const text = 'const a = { fields: { b: { rows: 1 }, c: { rows: 2 } } };';
    expect(mutatedTexts(text, 'field')).toEqual([
      'const a = { fields: { c: { rows: 2 } } };',
      'const a = { fields: { b: { rows: 1 } } };',
    ]);
    expect(mutatedTexts(text, 'order')).toEqual(['const a = { fields: { c: { rows: 2 }, b: { rows: 1 } } };']);
    expect(mutatedTexts("const a = { fields: [{ name: 'A', label: 'B' }] };", 'order')).toEqual([]);
    expect(mutatedTexts("const a = { seo: { type: 'group', label: 'B' } };", 'order')).toEqual([]);
  });

  it.each<readonly [Mutant['class'], string, readonly string[]]>([
    ['text', "const a = { label: 'Title' };", ["const a = { label: 'Titlx' };"]],
    ['text', "const a = { saved: 'Update success.' };", ["const a = { saved: 'Update success' };"]],
    ['text', "const a = defaultLabel('Name (Default)');", ["const a = defaultLabel('Name (Defaulx)');"]],
    ['name', "const a = { stored: 'TITLE' };", ["const a = { stored: 'TITLX' };"]],
    [
      'name',
      'const a = { stored: `SEO-${b}-TITLE` };',
      ['const a = { stored: `SEX-${b}-TITLE` };', 'const a = { stored: `SEO-${b}-TITLX` };'],
    ],
    ['required', "const a = { type: 'text', required: 'x' };", ["const a = { type: 'text' };"]],
    ['rule', "const a = { positive: true, type: 'text' };", ["const a = { type: 'text' };"]],
    ['limit', 'const a = { max: 25, rows: 3 };', ['const a = { max: 26, rows: 3 };']],
    ['order', "const a = { stored: { field: 'A', order: 9 } };", ["const a = { stored: { field: 'A', order: 10 } };"]],
    [
      'brand',
      "const a = { brands: ['ALP', 'AMAIA'] };",
      ["const a = { brands: ['AMAIA'] };", "const a = { brands: ['ALP'] };"],
    ],
    ['scope', "const a = { read: 'read:links' };", ["const a = { read: 'read:linkx' };"]],
    [
      'list',
      'const a = { columns: [{ a }, { b }] };',
      ['const a = { columns: [{ b }] };', 'const a = { columns: [{ a }] };'],
    ],
    ['list', "const a = { order: 'DESC' };", ["const a = { order: 'ASC' };"]],
    ['address', "const a = { path: '/manage-links' };", ["const a = { path: '/manage-linkx' };"]],
  ])('change a %s: %s', (kind, text, expected) => {
    expect(mutatedTexts(text, kind)).toEqual(expected);
  });

  it('do not touch appearance or internal names', () => {
    const text = "const a = { name: 'about-us', width: 'half', rows: 3, layout: [['title']], summary: ['name'] };";
    expect(definitionMutants({ file: 'schemas/a.ts', text })).toEqual([]);
  });
});

it('the mutants of a table of texts change each text, and each longer literal part of a template', () => {
  const text = "export const a = { one: 'Something went wrong', two: (n: number) => `${n} of all items` } as const;";
  expect(messageMutants({ file: 'src/lib/messages.ts', text }).map((mutant) => mutate(text, mutant))).toEqual([
    text.replace('wrong', 'wronx'),
    text.replace('items', 'itemx'),
  ]);
  const table = "export const a = defineTexts('order', { column: 'Order' });";
  expect(messageMutants({ file: 'src/list/texts.ts', text: table }).map((mutant) => mutate(table, mutant))).toEqual([
    table.replace('Order', 'Ordex'),
  ]);
});

it('the mutants of a policy omit a guard, or require another action', () => {
  const text = "function save() { requirePageAccess(caller, page, ['update']); }";
  expect(policyMutants({ file: 'server/content/a.ts', text }).map((mutant) => mutate(text, mutant))).toEqual([
    'function save() { ; }',
    "function save() { requirePageAccess(caller, page, ['read']); }",
  ]);
});

describe('the mutants of the project', () => {
  const mutants = findMutants('.', { isSpecified: everything });

  it('leave every file well-formed', () => {
    const broken = drawMutants(mutants, { seed: 1, count: 130 }).filter((mutant) => {
      const text = mutate(readFileSync(mutant.file, 'utf8'), mutant);
      if (mutant.file.endsWith('.json')) return ts.parseConfigFileTextToJson(mutant.file, text).error !== undefined;
      return ts.transpileModule(text, { reportDiagnostics: true }).diagnostics?.length !== 0;
    });
    expect(broken.map(({ file, change }) => `${file}: ${change}`)).toEqual([]);
  });

  it('are those of one area if one is named', () => {
    const files = findMutants('.', { area: 'gallery', isSpecified: everything }).map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set(['schemas/gallery/area.ts', 'schemas/gallery/gallery.ts']));
  });

  it('exclude generated files', () => {
    const files = new Set(mutants.map(({ file }) => file));
    expect([...files].filter((file) => /\.schema\.json$|\/(index|cards|editors)\.ts$/.test(file))).toEqual([]);
  });

  it('include only messages of the specification', () => {
    const found = findMutants('.', { isSpecified: () => false });
    expect(found.filter((mutant) => mutant.class === 'message')).toEqual([]);
  });

  it('are drawn reproducibly for a seed, from every class', () => {
    const drawn = drawMutants(mutants, { seed: 7, count: 26 });
    expect(drawMutants(mutants, { seed: 7, count: 26 })).toEqual(drawn);
    expect(drawMutants(mutants, { seed: 8, count: 26 })).not.toEqual(drawn);
    expect(new Set(drawn.map((mutant) => mutant.class)).size).toBe(13);
    expect(drawn).toHaveLength(26);
  });

  it('are run first against the specification tests, through dynamic imports too', () => {
    const selectTests = testSelection(readImportGraph('.'));
    const mutant = mutants.find(({ file }) => file === 'schemas/properties/floorPlans.ts');
    const tests = mutant ? selectTests(mutant) : [];
    expect(tests.slice(0, 4).every((file) => file.startsWith('tests/unit/specification/'))).toBe(true);
    expect(tests.length).toBeGreaterThan(4);
  });
});

describe('the report', () => {
  const catalogue = readCatalogue('| SIGN | 1 |\n| SIGN-001 | There is a Sign In button. |');
  const mutant: Mutant = {
    class: 'text',
    file: 'schemas/a.ts',
    start: 10,
    end: 17,
    replacement: '',
    change: "label 'Sign In' becomes 'Sign Ix'",
    subject: 'Sign In',
  };
  const noticedMutant = {
    mutant,
    source: '// first\nlabel',
    verdict: { noticedBy: { file: 'a.test.ts', test: 'has a button' }, seconds: 2, unsound: [] },
  };
  const survivor = { mutant, source: '', verdict: { seconds: 3, unsound: [] } };

  it('names the test that noticed a mutant, or the rows that a survivor touches', () => {
    expect(printTried(catalogue, noticedMutant)).toContain('schemas/a.ts:2');
    expect(printTried(catalogue, noticedMutant)).toContain('a.test.ts > has a button');
    expect(printTried(catalogue, survivor)).toContain('SURVIVED; rows: SIGN-001');
  });

  it('counts by class', () => {
    expect(
      printTable([noticedMutant, survivor])
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ')),
    ).toEqual(['class made noticed survived seconds', 'text 2 1 1 5', 'all 2 1 1 5']);
  });
});
