import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../schemas/brands';
import { editCareer } from '../../schemas/careers/edit-career';
import { emails } from '../../schemas/email/emails';
import { externalLinks } from '../../schemas/links/external-links';
import { compileEditor } from '../../src/compile';
import type { EditorDefinition, StoredRows } from '../../src/definition';
import type { EditorStore } from '../../src/stores/editorStore';
import { createContentCalls } from '../../src/api/contentCalls';
import { createCareerSource } from '../../src/stores/records/careers';
import { createRecordStore } from '../../src/stores/recordStore';
import { createRowsSources } from '../../src/stores/rows/table';
import { createRowsStore } from '../../src/stores/rowsStore';
import type { FormData, FormItem } from '../../src/tree';
import { consoleClient } from './support/consoleClient';
import { brandId, startContent, type RunningContent } from './support/content';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

/** The stores of two people who edit the same new career of ALP. */
async function careerOfTwo(): Promise<readonly [EditorStore, EditorStore]> {
  const { editor, lens, defaults } = compileEditor(editCareer, brands.ALP);
  const client = await consoleClient(running, 'alp.editor');
  const open = (id: string | undefined): EditorStore => {
    const source = createCareerSource(createContentCalls(client), brandId('ALP'));
    return createRecordStore({ source, fields: editor.fields, lens, defaults, id, newId: randomUUID });
  };
  const store = open(undefined);
  const created = await store.save(withCareer(await store.load(), { title: 'Analyst', location: 'Makati' }));
  if (created.kind !== 'saved') throw new Error('The career is not there.');
  return [open(created.id), open(created.id)];
}

type Loaded = Awaited<ReturnType<EditorStore['load']>>;

function withCareer(loaded: Loaded, values: FormData) {
  return { form: { ...loaded.form, career: { ...careerIn(loaded.form), ...values } }, loaded };
}

function careerIn(form: FormData): FormData {
  return form['career'] as FormData;
}

async function rowsStore(definition: EditorDefinition): Promise<EditorStore> {
  const { editor, lens } = compileEditor(definition, brands.ALP);
  const client = await consoleClient(running, 'alp.editor');
  const stored = editor.stored as StoredRows;
  const source = createRowsSources(client, brandId('ALP'))[stored.rows];
  return createRowsStore({
    client,
    source,
    brandId: brandId('ALP'),
    stored,
    fields: editor.fields,
    lens,
    newId: randomUUID,
  });
}

describe('a career that two people edit', () => {
  it('has the changes of both, however close their saves are', async () => {
    const [mine, theirs] = await careerOfTwo();
    const [loaded, loadedByThem] = [await mine.load(), await theirs.load()];
    const outcomes = await Promise.all([
      mine.save(withCareer(loaded, { title: 'Senior Analyst' })),
      theirs.save(withCareer(loadedByThem, { location: 'Cebu City' })),
    ]);
    expect(outcomes).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }]);
    expect(outcomes.filter((outcome) => 'mergedWith' in outcome && outcome.mergedWith === 'ALP Editor')).toHaveLength(
      1,
    );
    expect(careerIn((await mine.load()).form)).toMatchObject({ title: 'Senior Analyst', location: 'Cebu City' });
  });

  it('is a conflict with both values if they changed the same one, and nothing is saved', async () => {
    const [mine, theirs] = await careerOfTwo();
    const loaded = await mine.load();
    await theirs.save(withCareer(await theirs.load(), { title: 'Their title' }));
    expect(await mine.save(withCareer(loaded, { title: 'My title' }))).toMatchObject({
      kind: 'conflict',
      conflicts: [{ path: ['career', 'title'], base: 'Analyst', mine: 'My title', theirs: 'Their title' }],
      theirs: { savedBy: 'ALP Editor' },
    });
    expect(careerIn((await mine.load()).form)).toMatchObject({ title: 'Their title' });
  });
});

describe.each<
  [what: string, definition: EditorDefinition, key: string, item: (name: string) => FormItem, name: string]
>([
  ['links', externalLinks, 'links', (name) => ({ name, link: 'https://a.example' }), 'name'],
  ['e-mails', emails, 'emails', (name) => ({ email: `${name}@a.example`, category: 'Sales' }), 'email'],
])('a set of %s that two people edit', (_what, definition, ...[key, item, name]) => {
  const itemsIn = (form: FormData) => form[key] as readonly FormItem[];
  const namesIn = (form: FormData) => itemsIn(form).map((one) => one[name]);

  /** Changes the item with the same name. */
  function changed({ form }: Loaded, from: FormItem, to: FormItem): FormData {
    return { ...form, [key]: itemsIn(form).map((one) => (one[name] === from[name] ? { ...one, ...to } : one)) };
  }

  async function begin(): Promise<readonly [EditorStore, EditorStore]> {
    const [mine, theirs] = [await rowsStore(definition), await rowsStore(definition)];
    const loaded = await mine.load();
    await mine.save({ form: { [key]: [item('first'), item('last')] }, loaded });
    return [mine, theirs];
  }

  it('is a conflict if they changed the same value, and nothing is saved', async () => {
    const [mine, theirs] = await begin();
    const loaded = await mine.load();
    const loadedByThem = await theirs.load();
    await theirs.save({ form: changed(loadedByThem, item('last'), item('theirs')), loaded: loadedByThem });
    const outcome = await mine.save({ form: changed(loaded, item('last'), item('mine')), loaded });
    expect(outcome).toMatchObject({ kind: 'conflict' });
    expect(namesIn((await mine.load()).form)).toEqual([item('first')[name], item('theirs')[name]]);
  });

  it('has the changes of both', async () => {
    const [mine, theirs] = await begin();
    const loaded = await mine.load();
    const loadedByThem = await theirs.load();
    const added = { [key]: [...itemsIn(loadedByThem.form), item('added')] };
    await theirs.save({ form: added, loaded: loadedByThem });
    await mine.save({ form: changed(loaded, item('first'), item('mine')), loaded });
    const names = namesIn((await mine.load()).form);
    expect(names.toSorted()).toEqual([item('added'), item('last'), item('mine')].map((one) => one[name]).toSorted());
  });
});

it('e-mails that two people change at the same moment have the changes of both', async () => {
  const [mine, theirs] = [await rowsStore(emails), await rowsStore(emails)];
  const addresses = (form: FormData) => (form['emails'] as readonly FormItem[]).map(({ email }) => email);
  const begun = { emails: [1, 2].map((index) => ({ email: `${index}@b.example`, category: 'Careers' })) };
  await mine.save({ form: begun, loaded: await mine.load() });
  const loaded = [await mine.load(), await theirs.load()] as const;
  const changed = (index: number, email: string) => ({
    emails: (loaded[index]!.form['emails'] as readonly FormItem[]).map((item, at) =>
      at === index ? { ...item, email } : item,
    ),
  });
  const outcomes = await Promise.all([
    mine.save({ form: changed(0, 'mine@b.example'), loaded: loaded[0] }),
    theirs.save({ form: changed(1, 'theirs@b.example'), loaded: loaded[1] }),
  ]);
  expect(outcomes).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }]);
  expect(addresses((await mine.load()).form)).toEqual(['mine@b.example', 'theirs@b.example']);
});
