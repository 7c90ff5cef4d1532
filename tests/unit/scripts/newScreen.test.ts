import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { areaIndex } from '../../../scripts/areaIndex';
import { newScreenFiles } from '../../../scripts/newScreenFiles';
import { compileEditor } from '../../../src/compile';
import { findProblems, type AreaDefinition, type EditorDefinition } from '../../../src/definition';
import { canOpenArea, menuAreas } from '../../../src/session/access';
import { newPage } from '../../../src/tree';

/** A copy of the definitions, beside a link to the language that they are written in. */
const COPY = path.resolve('.cache', 'new-screen-test');

interface Index {
  readonly areas: readonly AreaDefinition[];
  readonly editorsOfArea: Readonly<Record<string, () => Promise<readonly EditorDefinition[]>>>;
}

let index: Index;
beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(path.join(COPY, 'schemas', 'press-releases'), { recursive: true });
  cpSync('schemas', path.join(COPY, 'schemas'), { recursive: true });
  symlinkSync(path.resolve('src'), path.join(COPY, 'src'));
  const files = newScreenFiles({ name: 'press-releases', position: 65 });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(COPY, 'schemas', file), content);
  const file = path.join(COPY, 'schemas', 'index.ts');
  writeFileSync(file, await areaIndex(path.join(COPY, 'schemas')));
  index = (await import(pathToFileURL(file).href)) as Index;
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

function pressReleases(): AreaDefinition {
  const found = index.areas.find(({ name }) => name === 'press-releases');
  if (!found) throw new Error('The new area is not in the list.');
  return found;
}

describe('a folder of definitions that new-screen wrote', () => {
  it('stands in the menu where its position says, for whoever holds its scope', () => {
    const labels = menuAreas(index.areas, {
      scopes: new Set(['read:gallery', 'read:press-releases', 'read:awards_content']),
      brand: 'ALP',
    }).map(({ menu }) => menu.label);
    expect(labels).toEqual(['Manage Gallery', 'Manage Press Releases', 'Manage Awards']);
    expect(canOpenArea(pressReleases(), { scopes: new Set(), brand: 'ALP' })).toBe(false);
  });

  it('has an editor without problems, which compiles and stores what is typed, for every brand', async () => {
    const [editor] = (await index.editorsOfArea['press-releases']?.()) ?? [];
    if (!editor) throw new Error('The new area has no editor.');
    expect(findProblems(editor)).toEqual([]);
    for (const facts of Object.values(brands)) {
      const compiled = compileEditor(editor, facts);
      const newId = () => crypto.randomUUID();
      const form = { main: { title: 'Opening', text: '<p>Soon</p>', images: [] } };
      const page = newPage({ editor: compiled.editor, brand: facts.name, brandId: 'brand', newId, form });
      expect(page).toMatchObject({ name: 'Opening', tag: `PRESS-RELEASES-${facts.name}` });
      expect(compiled.lens.treeToForm(compiled.lens.formToTree(form, page, newId))).toEqual(form);
    }
  });
});

it.each(['', 'Press', '../press', 'press_releases', '9-to-5'])('%j is no name for a screen', (name) => {
  expect(() => newScreenFiles({ name, position: 1 })).toThrow(/press-releases/);
});
