import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { award } from '../../../schemas/awards/award';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { article } from '../../../schemas/content/article';
import { gallery } from '../../../schemas/gallery/gallery';
import { property } from '../../../schemas/properties/property';
import { showroom } from '../../../schemas/showroom/showroom';
import type { WirePage } from '../../../src/api/pages';
import { compileEditor } from '../../../src/compile';
import { createPageStore } from '../../../src/stores/pageStore';
import { operationsToWire, pageFromWire } from '../../../src/stores/wire';
import type { FormData } from '../../../src/tree';
import {
  fakeContentService,
  nameTaken,
  refusal,
  type GraphQLAnswer,
  type GraphQLCall,
} from '../support/contentService';

const compiled = compileEditor(aboutUs, brands.ALP);

function wirePage(given: {
  readonly title: string;
  readonly h1?: string;
  readonly revision?: number;
  readonly run?: string;
}): WirePage {
  const { title, h1 = 'About ALP', revision = 3, run = 'a' } = given;
  const field = (name: string, value: string, order: number) => ({
    id: `${run}-${name}`,
    name,
    label: name,
    value,
    order,
    meta_data: null,
  });
  return {
    id: 'page-1',
    name: 'About Us ALP',
    tag: 'COMPANY-INFO-ALP',
    slug: 'about-us-alp',
    brand_id: 'brand-alp',
    featured: false,
    alternative_featured: false,
    published: true,
    created_at: '2026-01-05T02:00:00.000Z',
    updated_at: '2026-02-06T02:00:00.000Z',
    revision,
    updated_by: 'ALP Editor',
    containers: [
      {
        id: `${run}-container`,
        page_id: 'page-1',
        name: 'DEFAULT',
        order: 0,
        field_collections: [
          {
            id: `${run}-collection`,
            name: 'ABOUT-US-FC',
            order: 0,
            parentId: null,
            fields: [field('ABOUT-US-TITLE', title, 0), field('ABOUT-US-HEADING-TAG', h1, 3)],
            children: [],
          },
        ],
      },
    ],
  };
}

/** A service with one page; `onSave` returns the response of a save, possibly an error. */
function setUp(given: {
  readonly page: WirePage | null;
  readonly onSave?: (call: GraphQLCall, attempt: number) => GraphQLAnswer;
}) {
  let page = given.page;
  let attempt = 0;
  let ids = 0;
  const { client, calls } = fakeContentService((call) => {
    if (call.name === 'Save') return given.onSave?.(call, ++attempt) ?? { m0: { id: 'x', __typename: 'Container' } };
    return page ? { getSpecificBrandPage: page } : refusal('NOT_FOUND', 'Page not found.');
  });
  const store = createPageStore({
    client,
    editor: compiled.editor,
    brandId: 'brand-alp',
    lens: compiled.lens,
    defaults: compiled.defaults,
    newId: () => `new-${++ids}`,
  });
  return {
    store,
    calls,
    saves: () => calls.filter(({ name }) => name === 'Save'),
    change: (next: WirePage) => (page = next),
    remove: () => (page = null),
  };
}

function withMain(form: FormData, change: FormData): FormData {
  return { ...form, main: { ...(form['main'] as FormData), ...change } };
}

function mainOf(form: FormData): FormData {
  return form['main'] as FormData;
}

function operationsOf({ query }: GraphQLCall): readonly (string | undefined)[] {
  return [...query.matchAll(/m\d+: (\w+)/g)].map(([, name]) => name);
}

describe('the page of an editor', () => {
  it('[CI-021, CI-022] is found by brand, tag and slug, with who saved it', async () => {
    const { store, calls } = setUp({ page: wirePage({ title: 'Places that last' }) });
    const loaded = await store.load();
    expect(calls[0]!.variables).toEqual({ brand_id: 'brand-alp', tag: 'COMPANY-INFO-ALP', slug: 'about-us-alp' });
    expect(mainOf(loaded.form)).toMatchObject({ title: 'Places that last', h1Tag: 'About ALP' });
    expect(loaded).toMatchObject({ savedBy: 'ALP Editor', savedAt: '2026-02-06T02:00:00.000Z', isHidden: false });
  });

  it('says that the website does not show it', async () => {
    const { store } = setUp({ page: { ...wirePage({ title: 'Old' }), published: false } });
    await expect(store.load()).resolves.toMatchObject({ isHidden: true });
  });

  it('is an empty form while it does not exist', async () => {
    const { store } = setUp({ page: null });
    await expect(store.load()).resolves.toMatchObject({ page: null, form: compiled.defaults, savedAt: undefined });
  });

  it('[CI-017] is written as new containers before the old ones are removed, in one document with the revision it was read at', async () => {
    const { store, saves } = setUp({ page: wirePage({ title: 'Old' }) });
    const loaded = await store.load();
    const outcome = await store.save({ form: withMain(loaded.form, { title: 'New' }), loaded });
    expect(outcome).toMatchObject({ kind: 'saved', isFirst: false, mergedWith: undefined });
    expect(saves()).toHaveLength(1);
    expect(operationsOf(saves()[0]!)).toEqual(['addOrUpdateContainersFCFields', 'removeContainer']);
    expect(saves()[0]!.variables).toMatchObject({ m0_expected_revision: 3, m1_id: 'a-container' });
  });

  it('[CI-018] is created and then filled, in one document, when it does not exist', async () => {
    const { store, saves } = setUp({ page: null });
    const loaded = await store.load();
    const outcome = await store.save({ form: withMain(loaded.form, { title: 'First' }), loaded });
    expect(outcome).toMatchObject({ kind: 'saved', isFirst: true });
    expect(operationsOf(saves()[0]!)).toEqual(['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields']);
    const { m0_item, m1_containerData } = saves()[0]!.variables as {
      readonly m0_item: { readonly id: string; readonly name: string };
      readonly m1_containerData: { readonly containers: readonly { readonly page_id: string }[] };
    };
    expect(m0_item.name).toBe('About Us ALP');
    expect(m1_containerData.containers.map((container) => container.page_id)).toEqual([m0_item.id]);
  });
});

describe('a page that was created and could not be read since', () => {
  it('is not created twice', async () => {
    const { store, saves, change } = setUp({ page: null });
    const empty = await store.load();
    const outcome = await store.save({ form: withMain(empty.form, { title: 'First' }), loaded: empty });
    change(wirePage({ title: 'First' }));
    const { form } = outcome as Extract<typeof outcome, { kind: 'saved' }>;
    const next = await store.save({ form: withMain(form, { title: 'Second' }), loaded: { ...empty, form } });
    expect(next).toMatchObject({ kind: 'saved', isFirst: false });
    expect(saves().map(operationsOf)).toEqual([
      ['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields'],
      ['addOrUpdateContainersFCFields', 'removeContainer'],
    ]);
  });
});

describe('a save with a key', () => {
  const KEY = '5f0e1a52-6d0a-4c7e-9d52-1b7f8c9ffffe';

  it.each([
    ['of a page', wirePage({ title: 'Old' })],
    ['of a new page', null],
  ])('%s is the same document when it is repeated, including the ids of new nodes', async (_, page) => {
    const lost = refusal('SERVICE_UNAVAILABLE', 'Try again.');
    const { store, saves } = setUp({ page, onSave: (_call, attempt) => (attempt === 1 ? lost : { m0: [] }) });
    const loaded = await store.load();
    const form = withMain(loaded.form, { title: 'New', bodies: [{ web: 'Added' }] });
    await expect(store.save({ form, loaded, key: KEY })).rejects.toThrow('Try again.');
    await store.save({ form, loaded, key: KEY });
    expect(saves()[1]).toEqual(saves()[0]);
    expect(saves()[0]!.extensions).toEqual({ idempotency_key: KEY });
  });

  it('has a new key on top of somebody else’s save', async () => {
    const set = setUp({
      page: wirePage({ title: 'Old' }),
      onSave: (_call, attempt) => {
        if (attempt > 1) return { m0: [] };
        set.change(wirePage({ title: 'Old', h1: 'Theirs', revision: 4, run: 'b' }));
        return refusal('CONFLICT', 'The page was saved meanwhile.');
      },
    });
    const loaded = await set.store.load();
    await set.store.save({ form: withMain(loaded.form, { title: 'Mine' }), loaded, key: KEY });
    const keys = set.saves().map(({ extensions }) => extensions?.['idempotency_key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('writes nothing if a save whose response was lost has already stored it', async () => {
    const set = setUp({ page: wirePage({ title: 'Old' }), onSave: () => refusal('CONFLICT', 'The page was saved.') });
    const loaded = await set.store.load();
    set.change(wirePage({ title: 'Mine', revision: 4, run: 'b' }));
    const outcome = await set.store.save({ form: withMain(loaded.form, { title: 'Mine' }), loaded, key: KEY });
    expect(outcome).toMatchObject({ kind: 'saved', mergedWith: undefined });
    expect(set.saves()).toHaveLength(1);
  });
});

describe('a page that somebody else saved concurrently', () => {
  const conflict = refusal('CONFLICT', 'The page was saved meanwhile.', { revision: 4, saved_by: 'AVIDA Editor' });

  it('is merged and saved if the changes are disjoint', async () => {
    const set = setUp({
      page: wirePage({ title: 'Old' }),
      onSave: (_call, attempt) => {
        if (attempt > 1) return { m0: [] };
        set.change(wirePage({ title: 'Old', h1: 'Theirs', revision: 4, run: 'b' }));
        return conflict;
      },
    });
    const loaded = await set.store.load();
    const outcome = await set.store.save({ form: withMain(loaded.form, { title: 'Mine' }), loaded });
    expect(outcome).toMatchObject({ kind: 'saved', mergedWith: 'ALP Editor' });
    if (outcome.kind === 'saved') expect(mainOf(outcome.form)).toMatchObject({ title: 'Mine', h1Tag: 'Theirs' });
    expect(set.saves()[1]!.variables).toMatchObject({ m0_expected_revision: 4, m1_id: 'b-container' });
  });

  it('is not saved if both changed the same value: both values are returned', async () => {
    const set = setUp({
      page: wirePage({ title: 'Old' }),
      onSave: () => {
        set.change(wirePage({ title: 'Theirs', revision: 4, run: 'b' }));
        return conflict;
      },
    });
    const loaded = await set.store.load();
    const outcome = await set.store.save({ form: withMain(loaded.form, { title: 'Mine' }), loaded });
    expect(outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [{ path: ['main', 'title'], base: 'Old', mine: 'Mine', theirs: 'Theirs' }],
      theirs: { savedBy: 'ALP Editor' },
    });
    expect(set.saves()).toHaveLength(1);
  });

  it('does not conflict with a previous local save that could not be read again', async () => {
    const set = setUp({
      page: wirePage({ title: 'Old' }),
      onSave(_call, attempt) {
        if (attempt === 1) set.change(wirePage({ title: 'Old', h1: 'Theirs', revision: 4, run: 'b' }));
        if (attempt === 3) set.change(wirePage({ title: 'First', h1: 'Theirs', revision: 5, run: 'b' }));
        return attempt % 2 === 1 ? conflict : { m0: [] };
      },
    });
    const loaded = await set.store.load();
    const first = await set.store.save({ form: withMain(loaded.form, { title: 'First' }), loaded });
    const { form } = first as Extract<typeof first, { kind: 'saved' }>;
    const next = await set.store.save({ form: withMain(form, { title: 'Second' }), loaded: { ...loaded, form } });
    expect(next).toMatchObject({ kind: 'saved', mergedWith: undefined });
    expect(set.saves().at(-1)!.variables).toMatchObject({ m0_expected_revision: 5 });
  });

  it('[ERR-007] that was deleted is not found, and is not recreated from the changed part alone', async () => {
    const { store, saves, remove } = setUp({
      page: wirePage({ title: 'Old' }),
      onSave: () => {
        remove();
        return refusal('NOT_FOUND', 'Container not found.');
      },
    });
    const loaded = await store.load();
    const form = withMain(loaded.form, { title: 'New' });
    await expect(store.save({ form, loaded })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Page not found.' });
    expect(saves()).toHaveLength(1);
  });

  it('that was created concurrently is merged like any other', async () => {
    const set = setUp({
      page: null,
      onSave: (_call, attempt) => {
        if (attempt > 1) return { m0: [] };
        set.change(wirePage({ title: 'Theirs', h1: 'Theirs', run: 'b' }));
        return nameTaken();
      },
    });
    const loaded = await set.store.load();
    const outcome = await set.store.save({ form: withMain(loaded.form, { seoTitle: 'Mine' }), loaded });
    expect(outcome).toMatchObject({ kind: 'saved', isFirst: false });
    if (outcome.kind === 'saved') expect(mainOf(outcome.form)).toMatchObject({ title: 'Theirs', seoTitle: 'Mine' });
  });

  it('is retried a limited number of times, and other errors are reported at once', async () => {
    const conflicting = setUp({ page: wirePage({ title: 'Old' }), onSave: () => conflict });
    const loaded = await conflicting.store.load();
    const form = withMain(loaded.form, { title: 'Mine' });
    await expect(conflicting.store.save({ form, loaded })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(conflicting.saves()).toHaveLength(4);
    const denied = setUp({ page: wirePage({ title: 'Old' }), onSave: () => refusal('FORBIDDEN', 'Not allowed.') });
    await expect(denied.store.save({ form: loaded.form, loaded })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(denied.saves()).toHaveLength(1);
  });
});

describe('a name that another page has', () => {
  it.each([
    ['property', property, ['overview', 'projectName']],
    ['showroom', showroom, ['main', 'title']],
    ['article', article, ['overview', 'title']],
    ['gallery', gallery, ['main', 'title']],
    ['award', award, ['main', 'award']],
  ] as const)(
    '[ERR-004] is rejected for a %s at its source field, with the message of the service',
    async (...given) => {
      const [, definition, path] = given;
      const { editor, lens, defaults } = compileEditor(definition, brands.ALP);
      const { client } = fakeContentService(() => nameTaken());
      let ids = 0;
      const newId = () => `id-${++ids}`;
      const store = createPageStore({ client, editor, lens, defaults, newId, brandId: 'brand-alp' });
      const [group, field] = path;
      const form = { ...defaults, [group]: { ...(defaults[group] as FormData), [field]: 'Taken' } };
      const loaded = await store.load();
      expect(await store.save({ form, loaded })).toMatchObject({
        kind: 'refused',
        path,
        message: 'Page name is already exists!',
      });
    },
  );
});

describe('the wire shape', () => {
  it('keeps keys of meta_data that the contract does not name, in both directions', () => {
    const wire = wirePage({ title: 'Old' });
    const [container] = wire.containers;
    const meta = { description: null, featured: 'false', key: 'k', alt_text: null, file_type: null, file_name: null };
    const field = { ...container!.field_collections[0]!.fields[0]!, meta_data: { ...meta, extra: { focus: 'left' } } };
    const collection = { ...container!.field_collections[0]!, fields: [field] };
    const page = pageFromWire({ ...wire, containers: [{ ...container!, field_collections: [collection] }] });
    const read = page.containers[0]!.field_collections[0]!.fields[0]!.meta_data;
    expect(read).toEqual({ featured: 'false', key: 'k', focus: 'left' });
    const [sent] = operationsToWire(
      [{ operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers: page.containers } } }],
      'page-1',
    );
    expect(sent!.arguments).toMatchObject({
      containerData: {
        containers: [
          {
            field_collections: [{ fields: [{ meta_data: { featured: 'false', key: 'k', extra: { focus: 'left' } } }] }],
          },
        ],
      },
    });
  });
});
