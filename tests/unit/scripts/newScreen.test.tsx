import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { areaIndex } from '../../../scripts/areaIndex';
import { editorStoryFiles } from '../../../scripts/editorStoryFiles';
import { newScreenFiles } from '../../../scripts/newScreenFiles';
import type { EditorVariant } from '../../../scripts/definitions';
import type { PolicyRow } from '../../../server/content/policyTable';
import { compileEditor } from '../../../src/compile';
import { findProblems, type AreaDefinition, type EditorDefinition } from '../../../src/definition';
import { canOpenArea, menuAreas } from '../../../src/session/access';
import { newPage } from '../../../src/tree';
import { userWith } from '../support/people';

/** A copy of the product's sources, to which two folders of definitions are added and nothing else. */
const COPY = path.resolve('.cache', 'new-screen-test');

interface Index {
  readonly areas: readonly AreaDefinition[];
  readonly editorsOfArea: Readonly<Record<string, () => Promise<readonly EditorDefinition[]>>>;
}

/** A module of the copy. */
async function fromCopy<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(COPY, file)).href)) as Module;
}

let index: Index;
beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  for (const folder of ['schemas', 'scripts', 'server', 'src']) {
    cpSync(folder, path.join(COPY, folder), { recursive: true });
  }
  for (const name of ['press-releases', 'faq']) {
    const folder = path.join(COPY, 'schemas', name);
    // A screen of the project may be called so.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  const files = {
    ...newScreenFiles({ name: 'press-releases', position: 65 }),
    ...newScreenFiles({ name: 'faq', kind: 'records', position: 66 }),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(COPY, 'schemas', file), content);
  writeFileSync(path.join(COPY, 'schemas', 'ownAreas.ts'), await areaIndex(path.join(COPY, 'schemas')));
  index = await fromCopy<Index>('schemas/index.ts');
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
      user: userWith({}),
    }).map(({ menu }) => menu.label);
    expect(labels).toEqual(['Manage Gallery', 'Manage Press Releases', 'Manage Awards']);
    expect(canOpenArea(pressReleases(), { scopes: new Set(), brand: 'ALP' })).toBe(false);
  });

  it('has the routes of its list, of a new page and of a stored one', async () => {
    const { routes } = await fromCopy<{ readonly routes: RouteObject[] }>('src/app/routes.tsx');
    const pathAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;
    expect(pathAt('/manage-press-releases')).toBe('/manage-press-releases');
    expect(pathAt('/manage-press-releases/add')).toBe('/manage-press-releases/add');
    expect(pathAt('/manage-press-releases/opening')).toBe('/manage-press-releases/:slug');
    expect(pathAt('/manage-something-else')).toBe('*');
  });

  it('is guarded by the services, scope by scope', async () => {
    const { policyTable } = await fromCopy<{ policyTable(): readonly PolicyRow[] }>('server/content/policyTable.ts');
    const scopes = policyTable()
      .filter(({ on }) => on.startsWith('PRESS-RELEASES-'))
      .flatMap((row) => row.scopes);
    expect(new Set(scopes)).toEqual(
      new Set(['read:press-releases', 'create:press-releases', 'update:press-releases', 'delete:press-releases']),
    );
  });

  it('has a story, in the dark too, which the brands share while their forms are the same', async () => {
    const stories = await editorStoryFiles(path.join(COPY, 'schemas'), path.join(COPY, 'stories'));
    const names = [...(stories['press-releases.stories.tsx'] ?? '').matchAll(/export const (\w+)/g)];
    expect(names.map(([, name]) => name)).toEqual(['PressReleases', 'PressReleasesInTheDark']);
  });

  it('is among the editors that the round-trip laws are proven of, for each brand', async () => {
    const { loadEditorVariants } = await fromCopy<{ loadEditorVariants(): Promise<readonly EditorVariant[]> }>(
      'scripts/definitions.ts',
    );
    const variants = (await loadEditorVariants()).filter(({ editor }) => editor.name === 'press-releases');
    expect(variants.map(({ facts }) => facts?.name)).toEqual(['ALP', 'AVIDA', 'AMAIA', 'ALISI']);
  });

  it('has an editor without problems, which compiles and stores what is typed, for every brand', async () => {
    const [editor] = (await index.editorsOfArea['press-releases']?.()) ?? [];
    if (!editor) throw new Error('The new area has no editor.');
    expect(findProblems(editor)).toEqual([]);
    for (const facts of Object.values(brands)) {
      const compiled = compileEditor(editor, facts);
      const newId = () => crypto.randomUUID();
      const form = { main: { title: 'Opening', text: '<p>Soon</p>', images: [] } };
      const page = newPage({ editor: compiled.editor, brandId: 'brand', newId, form });
      expect(page).toMatchObject({ name: 'Opening', tag: `PRESS-RELEASES-${facts.name}` });
      expect(compiled.lens.treeToForm(compiled.lens.formToTree(form, page, newId))).toEqual(form);
    }
  });
});

describe('a folder of records that new-screen wrote', () => {
  const faq = () => index.areas.find(({ name }) => name === 'faq');

  it('stands in the menu for whoever holds its scope, with the routes of its list and of its entries', async () => {
    const { routes } = await fromCopy<{ readonly routes: RouteObject[] }>('src/app/routes.tsx');
    const opened = menuAreas(index.areas, { scopes: new Set(['read:faq']), brand: 'ALP', user: userWith({}) });
    expect(opened.map(({ menu }) => menu.label)).toEqual(['Manage FAQ']);
    for (const address of ['/manage-faq', '/manage-faq/some-entry']) {
      expect(matchRoutes(routes, address)?.at(-1)?.route.path).not.toBe('*');
    }
  });

  it('is an area without problems, whose list is called as its name says', async () => {
    const area = faq();
    if (!area) throw new Error('The new area is not in the list.');
    const editors = (await index.editorsOfArea['faq']?.()) ?? [];
    expect(findProblems({ editors: { faq: editors }, areas: [area] }, { isPartial: true })).toEqual([]);
    expect(area).toMatchObject({ list: { heading: 'FAQ entries' } });
  });

  it('has stories of its form', async () => {
    const stories = await editorStoryFiles(path.join(COPY, 'schemas'), path.join(COPY, 'stories'));
    expect(stories['faq.stories.tsx']).toContain('export const Faq');
  });

  it('is guarded by the services, scope by scope', async () => {
    const { policyTable } = await fromCopy<{ policyTable(): readonly PolicyRow[] }>('server/content/policyTable.ts');
    const scopes = policyTable()
      .flatMap((row) => row.scopes)
      .filter((scope) => scope.endsWith(':faq'));
    expect(new Set(scopes)).toEqual(new Set(['read:faq', 'create:faq', 'update:faq', 'delete:faq']));
  });

  it.each([
    ['faq', undefined, 'FAQ entries'],
    ['office-rules', undefined, 'Office Rules entries'],
    ['faq', "Buyer's questions", "Buyer\\'s questions entries"],
  ])('%s with the title %s is called %s', (name, title, heading) => {
    const files = newScreenFiles({ name, kind: 'records', position: 1, title });
    expect(files[`${name}/area.ts`]).toContain(`heading: '${heading}'`);
  });
});

it.each(['', 'Press', '../press', 'press_releases', '9-to-5'])('%j is no name for a screen', (name) => {
  expect(() => newScreenFiles({ name, position: 1 })).toThrow(/press-releases/);
});
