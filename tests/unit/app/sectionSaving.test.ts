import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { properties } from '../../../schemas/properties/area';
import { editors } from '../../../schemas/properties/editors';
import { createEditing } from '../../../src/app/editing';
import { compileEditor } from '../../../src/compile';
import { createPageReader } from '../../../src/stores/pageReader';
import { createSectionStore } from '../../../src/stores/sectionStore';
import type { FormData } from '../../../src/tree';
import { storyStore } from '../../../stories/support/store';
import { fakeContentService, refusal } from '../support/contentService';
import { pageService } from '../support/pageService';
import { newStoredId, storedProperty } from '../support/storedProperty';

const { sections = [] } = properties.units ?? {};

/** A stored property, and a service that has it. */
function storedPage(refused?: Error) {
  const page = storedProperty({});
  const service = pageService([page]);
  if (refused) service.refuse('Save', refused);
  return { page, service };
}

/** Opens a section of a stored property. */
async function openSection(key: string, { page, service }: ReturnType<typeof storedPage>) {
  const order = sections.findIndex((section) => section.key === key);
  const definition = editors.find(({ name }) => name === sections[order]?.editor)!;
  const { client } = fakeContentService(service.answer);
  const { editor, lens, defaults } = compileEditor(definition, brands.AVIDA);
  const [unit] = page.containers.find(({ name }) => name === 'UNITS')!.field_collections;
  const place = { page: createPageReader(client, page.id), unitId: unit!.id, order };
  const store = createSectionStore({ client, editor, lens, defaults, place, newId: newStoredId });
  const loaded = await store.load();
  const form = storyStore(definition, 'AVIDA', loaded.form);
  const said: string[] = [];
  const editing = createEditing({
    ...{ form, store, loaded, subject: { kind: 'section', noun: 'unit' }, messages: editor.messages ?? {} },
    ...{
      reloadDelay: 0,
      waitForSignIn: async () => undefined,
      isOnline: () => true,
      clock: () => 0,
      wait: async () => undefined,
    },
    toasts: { success: (text) => said.push(text), error: (text) => said.push(text) },
    ...{ onPageDeleted: () => undefined, onSaved: () => undefined, newKey: newStoredId },
  });
  const old = unit!.children.find(({ name }) => name === sections[order]?.collection);
  async function save(change: FormData): Promise<void> {
    form.restore({ ...form.getSnapshot().current, ...change });
    await editing.save();
  }
  return { save, said, form, old };
}

/** Changes a section of a stored property, and saves it. */
async function saveSection(key: string, given: { readonly change: FormData; readonly refused?: Error }) {
  const { page, service } = storedPage(given.refused);
  const { save, said, form, old } = await openSection(key, { page, service });
  await save(given.change);
  return { said, plan: service.saves()[0], form: form.getSnapshot(), old, stored: service.stored('Lake Walk') };
}

// What is refused is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('a section that cannot be saved reports it and keeps the input', () => {
  const FAILED = 'Something went wrong!';

  async function expectFailure(key: string, change: FormData): Promise<void> {
    const { said, form } = await saveSection(key, { change, refused: refusal('INTERNAL_SERVER_ERROR', 'No.') });
    expect(said).toEqual([FAILED]);
    expect(form).toMatchObject({ current: change, dirty: true, save: { kind: 'failed' } });
  }

  it('[PROPO-016] the overview', () => expectFailure('overview', { title: 'By the water' }));
  it('locations and landmarks', () => expectFailure('locations', { brief: 'By the water' }));
  it('[PROPA-005] amenities', () => expectFailure('amenities', { title: 'Room to breathe' }));
  it('[PROPF-027] floor plans', () => expectFailure('floor-plans', { floors: 41 }));
  it('[PROPC-018] construction updates', () => expectFailure('construction-updates', { percentage: 40 }));
});

describe('a section that was saved says so', () => {
  it.each([
    ['overview', { title: 'By the water' }, 'Update Success.'],
    ['locations', { brief: 'By the water' }, 'Update Success.'],
    ['amenities', { title: 'Room to breathe' }, 'Update Success.'],
    ['floor-plans', { floors: 41 }, 'SAVED!'],
    ['construction-updates', { percentage: 40 }, 'SAVED!'],
  ])('%s', async (key, change, text) => {
    const { said, stored } = await saveSection(key, { change });
    expect(said).toEqual([text]);
    expect(JSON.stringify(stored)).toContain(`"value":"${Object.values(change)[0]}"`);
  });
});

describe('a section is stored', () => {
  async function expectReplaced(key: string, change: FormData): Promise<void> {
    const { plan, old, stored } = await saveSection(key, { change });
    expect(plan).toMatchObject([
      {
        operation: 'replaceFieldCollection',
        arguments: { oldFcIds: { ids: [old!.id] }, collectionData: { collections: [{ name: old!.name }] } },
      },
    ]);
    const units = stored!.containers.find(({ name }) => name === 'UNITS')!.field_collections;
    expect(units[0]!.children.filter(({ name }) => name === old!.name)).toHaveLength(1);
  }

  it('[PROPO-013] the overview as a new collection in place of the old one', () =>
    expectReplaced('overview', { title: 'A' }));
  it('[PROPL-012] locations as a new collection in place of the old one', () =>
    expectReplaced('locations', { brief: 'A' }));

  it.each([
    ['amenities', { title: 'A' }],
    ['floor-plans', { floors: 41 }],
    ['construction-updates', { percentage: 40 }],
  ])('%s in the collection that is there', async (key, change) => {
    const { plan, old } = await saveSection(key, { change });
    expect(plan).toMatchObject([
      {
        operation: 'addUpdateMultipleFieldCollection',
        arguments: { collectionData: { collections: [{ id: old!.id }] } },
      },
    ]);
  });
});

describe('changes of two people that break a rule only in combination', () => {
  it.each<readonly [key: string, base: FormData, first: FormData, second: FormData, path: string]>([
    ['floor-plans', { lowestSize: 10, highestSize: 90 }, { lowestSize: 50 }, { highestSize: 30 }, 'lowestSize'],
    ['construction-updates', { start: '2026-01', end: '2026-09' }, { start: '2026-05' }, { end: '2026-03' }, 'end'],
  ])('[PROPF-015, PROPC-013] are both shown with the broken rule, and nothing is stored: %s', async (...given) => {
    const [key, base, first, second, path] = given;
    const stored = storedPage();
    const nora = await openSection(key, stored);
    await nora.save(base);
    const ben = await openSection(key, stored);
    await nora.save(first);
    const before = stored.service.stored('Lake Walk');
    await ben.save(second);
    const { current, visibleProblems, dirty } = ben.form.getSnapshot();
    expect(current).toMatchObject({ ...first, ...second });
    expect(visibleProblems.map((problem) => problem.path)).toEqual([[path]]);
    expect(ben.said.at(-1)).toBe(visibleProblems[0]?.message);
    expect(dirty).toBe(true);
    expect(stored.service.stored('Lake Walk')).toEqual(before);
  });
});
