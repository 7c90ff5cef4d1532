import { describe, expect, it } from 'vitest';
import { newScreenFiles, refusalOf, SCREEN_KINDS, type TakenNames } from '../../../scripts/newScreenFiles';
import { newScreenProblems } from '../../../scripts/newScreenProblems';
import { areas, editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import type { EditorDefinition } from '../../../src/definition';
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

  it.each(['', ' ', 'Press\nreleases', '{BRAND} news'])('has a title of words, not %j', (title) => {
    expect(refusalOf({ name: 'press', title }, TAKEN)).toContain('expected a title of some words');
  });
});

describe('a new screen beside those that there are', async () => {
  const beside = {
    areas,
    editorsOfArea: Object.fromEntries(
      await Promise.all(areas.map(async ({ name }) => [name, (await editorsOfArea[name]?.()) ?? []] as const)),
    ),
  };
  const problems = (name: string, kind: (typeof SCREEN_KINDS)[number], title?: string) =>
    newScreenProblems(name, newScreenFiles({ name, kind, position: 12_345, title }), beside);

  describe.each(SCREEN_KINDS)('of the kind %s', (kind) => {
    it.each(['press-releases', 'a1', 'constructor', 'to-string', 'x'.repeat(40)])('has no problem as %s', (name) => {
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

  it('has rows that people add, move and remove, on one page', () => {
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
  ] as const)('is refused as %s of the kind %s with the title %s', (...[name, kind, title, reason]) => {
    expect(problems(name, kind, title).join('\n')).toContain(reason);
  });
});
