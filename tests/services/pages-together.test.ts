import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../schemas/brands';
import { properties } from '../../schemas/properties/area';
import { editors } from '../../schemas/properties/editors';
import { property } from '../../schemas/properties/property';
import { storedUnits } from '../../src/app/units/storedUnits';
import { compileEditor } from '../../src/compile';
import type { EditorStore } from '../../src/stores/editorStore';
import { savePageParts } from '../../src/stores/pageParts';
import { createPageStore } from '../../src/stores/pageStore';
import { createSectionStore } from '../../src/stores/sectionStore';
import { newUnitsContainer, type FormData } from '../../src/tree';
import { consoleClient } from './support/consoleClient';
import { brandId, startContent, type RunningContent } from './support/content';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

const UNITS = storedUnits(properties.units!, editors, 'AVIDA');

/** A property that was just published, with the stores of its form and of two sections of its unit. */
async function openProperty() {
  const client = await consoleClient(running, 'avida.editor');
  const { editor, lens, defaults } = compileEditor(property, brands.AVIDA);
  const form = createPageStore({
    ...{ client, editor, lens, defaults, newId: randomUUID, brandId: brandId('AVIDA') },
    newContainers: (newId) => [newUnitsContainer(UNITS, newId)],
  });
  const overview = { projectName: `Lake Walk ${randomUUID()}`, propertyType: 'Condominium' };
  const loaded = await form.load();
  const published = await form.save({ form: { ...loaded.form, overview }, loaded });
  if (published.kind !== 'saved') throw new Error(`The property is not there: ${JSON.stringify(published)}`);
  const { page } = await form.load();
  const [unit] = page!.containers.find(({ name }) => name === 'UNITS')!.field_collections;
  const sectionOf = (key: string): EditorStore => {
    const order = properties.units!.sections.findIndex((section) => section.key === key);
    const definition = editors.find(({ name }) => name === properties.units!.sections[order]?.editor)!;
    const place = { page: form.pageReader!()!, unitId: unit!.id, order };
    return createSectionStore({ client, ...compileEditor(definition, brands.AVIDA), place, newId: randomUUID });
  };
  const stores: readonly EditorStore[] = [form, sectionOf('overview'), sectionOf('amenities')];
  const load = () => Promise.all(stores.map((store) => store.load()));
  return {
    stores,
    load,
    /** Saves a change of each store, based on the loaded forms. */
    async save(on: Awaited<ReturnType<typeof load>>, changes: readonly FormData[]) {
      const parts = stores.map((store, index) => {
        const { form: before } = on[index]!;
        return store.part!({ form: { ...before, ...changes[index] }, loaded: on[index]!, key: randomUUID() });
      });
      return savePageParts(client, parts);
    },
    terrain: (terrain: string): FormData => ({ overview: { ...overview, terrain } }),
  };
}

describe('the forms of one page, saved together', () => {
  it('are stored by one document, as one revision', async () => {
    const { load, save, terrain } = await openProperty();
    const before = await load();
    expect(await save(before, [terrain('Hilly'), { title: 'By the water' }, { title: 'Room' }])).toMatchObject({
      kind: 'saved',
      saved: [{ kind: 'saved' }, { kind: 'saved' }, { kind: 'saved' }],
    });
    const after = await load();
    expect(after.map(({ form }) => form)).toMatchObject([
      { overview: { terrain: 'Hilly' } },
      { title: 'By the water' },
      { title: 'Room' },
    ]);
    const revisionOf = (one: object) => (one as { readonly page: { readonly revision: number } }).page.revision;
    expect(revisionOf(after[0]!)).toBe(revisionOf(before[0]!) + 1);
  });

  it('are all rejected if one is refused, which is reported for that one', async () => {
    const { load, save, terrain } = await openProperty();
    const before = await load();
    const image = { key: 'files/not-there.png', fileName: 'not-there.png', fileType: 'image/png', altText: 'A view' };
    const refused = { title: 'By the water', images: [image] };
    expect(await save(before, [terrain('Hilly'), refused, { title: 'Room' }])).toMatchObject({
      ...{ kind: 'rejected', index: 1 },
      rejection: { kind: 'refused', path: ['images', 0] },
    });
    expect((await load()).map(({ form }) => form)).toEqual(before.map(({ form }) => form));
  });

  it('are all rejected if somebody changed the same value of one; disjoint changes are merged', async () => {
    const { stores, load, save, terrain } = await openProperty();
    const [mine, theirs] = [await load(), await load()];
    await stores[2]!.save({ form: { ...theirs[2]!.form, title: 'Theirs' }, loaded: theirs[2]! });
    const changes = [terrain('Hilly'), { title: 'By the water' }];
    expect(await save(mine, [...changes, { title: 'Mine' }])).toMatchObject({
      ...{ kind: 'rejected', index: 2 },
      rejection: { kind: 'conflict', conflicts: [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }] },
    });
    expect((await load())[0]!.form).not.toMatchObject({ overview: { terrain: 'Hilly' } });
    expect(await save(mine, [...changes, { subHeading: 'Mine' }])).toMatchObject({ kind: 'saved' });
    expect((await load()).map(({ form }) => form)).toMatchObject([
      ...[{ overview: { terrain: 'Hilly' } }, { title: 'By the water' }],
      { title: 'Theirs' },
    ]);
  });
});
