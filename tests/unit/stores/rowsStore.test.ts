import { afterEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { emails } from '../../../schemas/email/emails';
import { externalLinks } from '../../../schemas/links/external-links';
import { compileEditor } from '../../../src/compile';
import type { EditorDefinition, StoredRows } from '../../../src/definition';
import { createRowsStore } from '../../../src/stores/rowsStore';
import { createRowsSources } from '../../../src/stores/rows/table';
import type { FormData, FormItem } from '../../../src/tree';
import { fakeContentService, type GraphQLCall } from '../support/contentService';
import { saveForm } from '../support/savePage';

interface StoredLink {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly category: string;
  readonly imageKey: string | null;
}

function link(id: string, name: string, category = 'external'): StoredLink {
  return { id, name, link: `https://${name}.example`, category, imageKey: null };
}

/** A service that stores links, and assigns ids to new ones. */
function linkService(stored: readonly StoredLink[]) {
  const service = { links: stored, added: 0 };
  const { client, calls } = fakeContentService(({ name, variables }: GraphQLCall) => {
    if (name === 'Links') {
      return { getLinks: service.links.map((one) => ({ __typename: 'Link', image: one.imageKey, ...one })) };
    }
    for (const [key, value] of Object.entries(variables)) {
      if (key.endsWith('_links')) {
        const added = value as readonly Omit<StoredLink, 'id'>[];
        service.links = [...service.links, ...added.map((one) => ({ ...one, id: `new-${(service.added += 1)}` }))];
      }
      if (key.endsWith('_ids')) {
        const ids = value as readonly string[];
        service.links = service.links.filter(({ id }) => !ids.includes(id));
      }
    }
    return {};
  });
  return { service, calls, store: storeOf(externalLinks, client) };
}

function storeOf(definition: EditorDefinition, client: Parameters<typeof createRowsSources>[0]) {
  const { editor, lens } = compileEditor(definition, brands.ALP);
  const stored = editor.stored as StoredRows;
  let count = 0;
  const newId = () => `form-${(count += 1)}`;
  const source = createRowsSources(client, 'brand-1')[stored.rows];
  return createRowsStore({ client, source, brandId: 'brand-1', stored, fields: editor.fields, lens, newId });
}

function itemsOf(form: FormData): readonly FormItem[] {
  return Object.values(form)[0] as readonly FormItem[];
}

afterEach(() => vi.restoreAllMocks());

describe('the links of one category', () => {
  it('[LINK-005, LINK-006] are saved in one document, in their order; those of the other category are untouched', async () => {
    const other = link('9', 'facebook', 'social_media');
    const { service, store, calls } = linkService([link('1', 'a'), other, link('2', 'b')]);
    const loaded = await store.load();
    expect(itemsOf(loaded.form).map(({ name }) => name)).toEqual(['a', 'b']);
    const [a, b] = itemsOf(loaded.form) as [FormItem, FormItem];
    const outcome = await store.save({ form: { links: [b, { name: 'c', link: 'https://c.example' }, a] }, loaded });
    const documents = calls.filter(({ query }) => query.startsWith('mutation'));
    expect(documents).toHaveLength(1);
    expect(documents[0]!.query.match(/addManyLinks|massRemoveLinkRecords/g)).toEqual([
      'addManyLinks',
      'massRemoveLinkRecords',
    ]);
    expect(service.links.filter(({ category }) => category === 'external').map(({ name }) => name)).toEqual([
      'b',
      'c',
      'a',
    ]);
    expect(service.links).toContainEqual(other);
    expect(outcome).toMatchObject({ kind: 'saved', isFirst: false });
    expect(itemsOf((await store.load()).form).map(({ $id }) => $id)).toEqual(['2', 'new-1', 'new-2']);
  });

  it('send nothing if nothing is changed', async () => {
    const { store, calls } = linkService([link('1', 'a')]);
    const loaded = await store.load();
    await store.save({ form: loaded.form, loaded });
    expect(calls.every(({ query }) => query.startsWith('query'))).toBe(true);
  });

  it('that two people changed are merged', async () => {
    const { service, store } = linkService([link('1', 'a'), link('2', 'b')]);
    const loaded = await store.load();
    service.links = [link('1', 'a'), { ...link('2', 'b'), name: 'theirs' }];
    const mine = itemsOf(loaded.form).map((item) => (item.$id === '1' ? { ...item, name: 'mine' } : item));
    expect(await store.save({ form: { links: mine }, loaded })).toMatchObject({ kind: 'saved', mergedWith: '' });
    expect(service.links.map(({ name }) => name)).toEqual(['mine', 'theirs']);
  });

  it('are sent with the revisions that were read if the service counts them', async () => {
    const counted = (id: string, revision: number) => ({ ...link(id, id), revision });
    const { store, calls } = linkService([counted('1', 3), counted('2', 1)]);
    const loaded = await store.load();
    const [first] = itemsOf(loaded.form) as [FormItem, FormItem];
    await store.save({ form: { links: [first] }, loaded });
    const saved = calls.filter(({ name }) => name === 'Save');
    expect(saved.map(({ variables }) => variables)).toEqual([{ m0_ids: ['2'], m0_expected_revisions: [1] }]);
  });

  it('conflict if two people changed the same value, and nothing is saved', async () => {
    const { service, store, calls } = linkService([link('1', 'a')]);
    const loaded = await store.load();
    service.links = [{ ...link('1', 'a'), name: 'theirs' }];
    const mine = itemsOf(loaded.form).map((item) => ({ ...item, name: 'mine' }));
    expect(await store.save({ form: { links: mine }, loaded })).toMatchObject({ kind: 'conflict' });
    expect(calls.every(({ query }) => query.startsWith('query'))).toBe(true);
  });
});

describe('e-mail addresses', () => {
  /** Changes one of them. @param refused the error of the service */
  function changeOne(refused?: Error) {
    const rows = [{ __typename: 'EmailRecord', id: '1', email: 'a@x.ph', category: 'Sales', brand_id: 'brand-1' }];
    const { client, calls } = fakeContentService(({ name }) =>
      name === 'Emails' ? { getListOfEmails: rows } : (refused ?? {}),
    );
    const store = storeOf(emails, client);
    const change = (form: FormData) => ({ emails: itemsOf(form).map((item) => ({ ...item, email: 'b@x.ph' })) });
    return { calls, saved: saveForm({ definition: emails, brand: 'ALP', store, kind: 'rows', change }) };
  }

  it("[MAIL-010, MAIL-012] are sent with id, email, category and brand, with the message 'Update Success'", async () => {
    const { calls, saved } = changeOne();
    expect((await saved).said).toEqual(['Update Success']);
    const sent = calls.find(({ query }) => query.startsWith('mutation'))?.variables;
    expect(sent).toEqual({ m0_id: '1', m0_brand_id: 'brand-1', m0_email: 'b@x.ph', m0_category: 'Sales' });
  });

  it("[MAIL-012] that the service rejects stay in the form, with the message 'Something went wrong!'", async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { said, form } = await changeOne(new Error('A disk is full.')).saved;
    expect(said).toEqual(['Something went wrong!']);
    expect(form.getSnapshot().current).toMatchObject({ emails: [{ email: 'b@x.ph', category: 'Sales' }] });
  });
});
