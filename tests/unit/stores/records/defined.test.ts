import { describe, expect, it } from 'vitest';
import { brands } from '../../../../schemas/brands';
import { compileEditor } from '../../../../src/compile';
import { defineEditor } from '../../../../src/definition';
import { createContentCalls } from '../../../../src/api/contentCalls';
import { createRecordStore } from '../../../../src/stores/recordStore';
import { createDefinedSource } from '../../../../src/stores/records/defined';
import { fakeContentService, refusal, type GraphQLCall } from '../../support/contentService';

const editor = compileEditor(
  defineEditor({
    name: 'faq',
    title: 'FAQ entry',
    stored: { record: 'faq' },
    fields: {
      question: { type: 'text', label: 'Question', stored: 'question' },
      answer: { type: 'text', label: 'Answer', stored: 'answer' },
    },
  }),
  brands.ALP,
);

interface Entry {
  readonly data: Readonly<Record<string, unknown>>;
  readonly revision: number;
}

function wire({ data, revision }: Entry) {
  const saved = { updated_at: '2026-01-05T02:00:00Z', updated_by: 'Ana' };
  return { id: 'entry-1', data, revision, ...saved, __typename: 'Record' };
}

/** A service with one entry that rejects stale saves, with its calls. */
function serviceWith(entry: Entry) {
  let stored = entry;
  const service = fakeContentService(({ name, variables }: GraphQLCall) => {
    if (name === 'Record') return { record: wire(stored) };
    const [sent] = variables['records'] as readonly { data: Entry['data']; expected_revision?: number }[];
    if (sent?.expected_revision !== stored.revision) return refusal('CONFLICT', 'Somebody saved it.', {});
    stored = { data: { ...stored.data, ...sent.data }, revision: stored.revision + 1 };
    return { saveRecords: [wire(stored)] };
  });
  return {
    ...service,
    stored: () => stored,
    saveElsewhere: (data: Entry['data']) => {
      stored = { data: { ...stored.data, ...data }, revision: stored.revision + 1 };
    },
  };
}

function storeOf(client: ReturnType<typeof serviceWith>['client']) {
  const source = createDefinedSource(createContentCalls(client), { brandId: 'brand-alp', area: 'faq' });
  const { lens, defaults } = editor;
  return createRecordStore({ source, fields: editor.editor.fields, lens, defaults, id: 'entry-1', newId: () => 'new' });
}

const ENTRY: Entry = { data: { question: 'When?', answer: 'Soon' }, revision: 3 };

describe('a record that definitions describe', () => {
  it('is saved on top of what somebody else saved since it was read', async () => {
    const service = serviceWith(ENTRY);
    const store = storeOf(service.client);
    const loaded = await store.load();
    service.saveElsewhere({ question: 'When exactly?' });
    const outcome = await store.save({ form: { ...loaded.form, answer: 'Tomorrow' }, loaded });
    expect(outcome).toMatchObject({ kind: 'saved', mergedWith: 'Ana' });
    expect(service.stored()).toEqual({ data: { question: 'When exactly?', answer: 'Tomorrow' }, revision: 5 });
  });

  it('is not saved if both changed the same value', async () => {
    const service = serviceWith(ENTRY);
    const store = storeOf(service.client);
    const loaded = await store.load();
    service.saveElsewhere({ answer: 'Never' });
    const outcome = await store.save({ form: { ...loaded.form, answer: 'Tomorrow' }, loaded });
    expect(outcome).toMatchObject({ kind: 'conflict', theirs: { savedBy: 'Ana' } });
    expect(service.stored().data).toMatchObject({ answer: 'Never' });
  });
});

describe('a list of records that definitions describe', () => {
  it('is requested with the comparisons of its filters, and names nested properties by their path', async () => {
    const data = { question: 'When?', votes: 4, isShown: true, meta_data: { alt_text: 'A house' }, tags: ['a'] };
    const { client, calls } = fakeContentService(() => ({
      records: {
        records: [wire({ data, revision: 1 })],
        total_count: 1,
        total_active: 1,
        total_inactive: 0,
        choices: [{ property: 'category', values: ['Payments'], __typename: 'RecordChoices' }],
        __typename: 'RecordSearchResult',
      },
    }));
    const source = createDefinedSource(createContentCalls(client), { brandId: 'brand-alp', area: 'faq' });
    const found = await source.list({
      ...{ search: '', page: 2, limit: 20, isActive: true, sort: { by: 'position', order: 'ASC' } },
      filters: { category: 'Payments' },
      comparisons: [{ property: 'votes', from: '1' }],
    });
    expect(calls[0]?.variables).toEqual({
      ...{
        brand_id: 'brand-alp',
        area: 'faq',
        page: 2,
        limit: 20,
        active: true,
        sort: { by: 'position', order: 'ASC' },
      },
      filters: [
        { property: 'category', is: 'Payments' },
        { property: 'votes', from: '1' },
      ],
    });
    expect(found).toEqual({
      rows: [
        {
          id: 'entry-1',
          updated_at: '2026-01-05T02:00:00Z',
          question: 'When?',
          votes: 4,
          isShown: true,
          'meta_data.alt_text': 'A house',
          tags: ['a'],
        },
      ],
      total: 1,
      hasUncounted: false,
      counts: { active: 1, inactive: 0 },
      choices: { category: [{ value: 'Payments', label: 'Payments' }] },
    });
  });
});
