import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Schema } from 'ts-json-schema-generator';
import { describe, expect, it } from 'vitest';
import {
  freePosition,
  newScreenFiles,
  refusalOf,
  SCREEN_KINDS,
  type TakenNames,
} from '../../../scripts/newScreenFiles';
import { newScreenProblems } from '../../../scripts/newScreenProblems';
import { settingsIn } from '../../../scripts/shownSettings';
import { areas, editorsOfArea } from '../../../schemas';
import { TSX } from './support/projectCopy';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import type { EditorDefinition } from '../../../src/definition';
import { LANGUAGE_SCHEMAS } from '../../../src/definition/languageSchemas';
import { readSource } from '../../../src/definition/source';

const TAKEN: TakenNames = {
  folders: ['careers', 'shared', 'index'],
  editors: ['facts'],
  paths: ['/manage-careers', '/manage-email'],
  identifiers: ['links1Area'],
};

describe('the name of a new screen', () => {
  it.each(['press-releases', 'faq', 'a1', 'x'.repeat(40)])('may be %s', (name) => {
    expect(refusalOf({ name }, TAKEN)).toBeUndefined();
  });

  it.each([
    ['', 'expected a name like'],
    ['Press', 'expected a name like'],
    ['press releases', 'expected a name like'],
    ['prensa-ñ', 'expected a name like'],
    ['1st', 'expected a name like'],
    ['a--b', 'expected a name like'],
    ['../shared', 'expected a name like'],
    ['a/b', 'expected a name like'],
    ['a\\b', 'expected a name like'],
    ['a\0', 'expected a name like'],
    ['.', 'expected a name like'],
    ['__proto__', 'expected a name like'],
    ['x'.repeat(41), 'of up to 40 letters'],
    ['define', 'means something else'],
    ['define-editor', 'means something else'],
    ['class', 'means something else'],
    ['editors', 'means something else'],
    ['area', 'means something else'],
    ['index', 'means something else'],
    ['careers', 'schemas/careers is there already'],
    ['shared', 'schemas/shared is there already'],
    ['facts', "an editor is called 'facts' already"],
    ['email', '/manage-email is an address already'],
    ['links-1', 'an area is exported as links1Area already'],
  ])('may not be %j: %s', (name, reason) => {
    expect(refusalOf({ name }, TAKEN)).toContain(reason);
  });

  it.each(['', ' ', 'Press\nreleases', '{BRAND} news'])('needs words in its title, not %j', (title) => {
    expect(refusalOf({ name: 'press', title }, TAKEN)).toContain('expected a title of some words');
  });
});

describe('a new screen next to the existing ones', async () => {
  const existing = {
    areas,
    editorsOfArea: Object.fromEntries(
      await Promise.all(areas.map(async ({ name }) => [name, (await editorsOfArea[name]?.()) ?? []] as const)),
    ),
  };
  const problems = (name: string, kind: (typeof SCREEN_KINDS)[number], title?: string) =>
    newScreenProblems(name, newScreenFiles({ name, kind, position: 12_345, title }), existing);

  describe.each(SCREEN_KINDS)('of the kind %s', (kind) => {
    it.each(['several-words', 'a1', 'constructor', 'to-string', 'x'.repeat(40)])('has no problem as %s', (name) => {
      expect(problems(name, kind)).toEqual([]);
      expect(problems(name, kind, `Buyer's "own" \\ \u2603 list`)).toEqual([]);
    });

    it('has a form for every brand', () => {
      const files = newScreenFiles({ name: 'press-releases', kind, position: 1 });
      const editor = readSource(files['press-releases/press-releases.ts'] ?? '').value as EditorDefinition;
      for (const facts of Object.values(brands)) {
        expect(Object.keys(compileEditor(editor, facts).schema.properties ?? {})).not.toEqual([]);
      }
    });
  });

  it.each(SCREEN_KINDS)('has no setting without another example in the reference: %s', (kind) => {
    const schemas = LANGUAGE_SCHEMAS as unknown as Readonly<Record<'area' | 'editor', Schema>>;
    const settings = (of: 'area' | 'editor', definition: unknown) =>
      settingsIn(schemas[of], definition).map(({ part = of, setting }) => `${part}.${setting}`);
    const cookbook = [
      ...readFileSync('docs/cookbook.md', 'utf8').matchAll(/^<!-- from: (\S+\.(area|editor)\.json) -->$/gm),
    ];
    const documentedSettings = new Set([
      ...cookbook.flatMap(([, file = '', of]) =>
        settings(of as 'area' | 'editor', JSON.parse(readFileSync(`docs/${file}`, 'utf8'))),
      ),
      // An added screen comes before the platform areas.
      ...areas.flatMap((area) => (area.audience === 'platform' ? [] : settings('area', area))),
      ...areas.flatMap(({ name, audience }) =>
        audience === 'platform' ? [] : (existing.editorsOfArea[name] ?? []).flatMap((one) => settings('editor', one)),
      ),
    ]);
    const files = newScreenFiles({ name: 'several-words', kind, position: 12_345 });
    const definition = (file: string) => readSource(files[`several-words/${file}.ts`] ?? '').value;
    const usedSettings = [...settings('area', definition('area')), ...settings('editor', definition('several-words'))];
    expect(usedSettings.length).toBeGreaterThan(10);
    expect(usedSettings.filter((setting) => !documentedSettings.has(setting))).toEqual([]);
  });

  it('finds a free menu position, however many are taken', () => {
    const taken = [...areas];
    const [one] = areas;
    if (!one) throw new Error('There is no area.');
    for (let count = 0; count < 100; count += 1) {
      const position = freePosition(taken);
      expect(taken.map(({ menu }) => menu.position)).not.toContain(position);
      taken.push({ ...one, menu: { ...one.menu, position } });
    }
    const [first = 0, second] = taken.slice(areas.length).map(({ menu }) => menu.position);
    expect(second).toBe(first + 1);
    expect(Math.max(...taken.slice(0, areas.length).map(({ menu }) => menu.position))).toBeGreaterThan(first);
  });

  it('has rows that users add, move and remove, on one page', () => {
    const files = newScreenFiles({ name: 'price-list', kind: 'rows', position: 1 });
    expect(readSource(files['price-list/price-list.ts'] ?? '').value).toMatchObject({
      stored: { page: { slug: 'price-list-{brand}' } },
      fields: { main: { fields: { rows: { type: 'list', label: 'Price List', uniqueBy: ['title'] } } } },
    });
  });

  it.each([
    ['contract', 'records', undefined, 'store.name: expected a name that no other records have'],
    ['awards', 'cards', undefined, 'store.tag: expected a tag of its own'],
    ['pictures', 'page', 'Gallery', 'menu.label: expected a label of its own'],
  ] as const)('is rejected as %s of the kind %s with the title %s', (...[name, kind, title, reason]) => {
    expect(problems(name, kind, title).join('\n')).toContain(reason);
  });
});

describe('the command', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [...TSX, 'scripts/newScreen.ts', ...args], { encoding: 'utf8' });

  it('prints its usage', () => {
    expect(run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm run new-screen/) as string,
    });
  });

  it('rejects an unknown option with a message', () => {
    const { status, stderr } = run('press', '--sort', 'rows');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Unknown option '--sort'\.\nUsage: npm run new-screen/u);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
