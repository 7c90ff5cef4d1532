import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  brandId,
  createPage,
  SAVE_CONTAINERS,
  startContent,
  take,
  type Person,
  type RunningContent,
} from './support/content';
import { faqDefinitions } from './support/faqEntries';
import { keyOf } from './support/storedFiles';
import { articleContainers, collection, createFilled, field } from './support/trees';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent({}, faqDefinitions);
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

interface Hit {
  readonly kind: string;
  readonly of: string;
  readonly id: string;
  readonly name: string;
  readonly place: readonly string[];
  readonly label: string | null;
  readonly snippet: {
    readonly text: string;
    readonly marks: readonly { readonly from: number; readonly to: number }[];
  };
}

const SEARCH = `query ($brand: ID!, $text: String!, $limit: Int) {
  search(brand_id: $brand, text: $text, limit: $limit) {
    kind of id name slug category saved_at place label snippet { text marks { from to } }
  }
}`;

async function search(
  text: string,
  { person = editor, brand = 'ALP' as const, limit = 12 } = {},
): Promise<readonly Hit[]> {
  const { data, errors } = await person.ask(SEARCH, { brand: brandId(brand), text, limit });
  expect(errors).toEqual([]);
  return data?.['search'] as unknown as readonly Hit[];
}

async function found(text: string, options?: Parameters<typeof search>[1]): Promise<readonly string[]> {
  return (await search(text, options)).map(({ id }) => id);
}

/** The marked words of a hit. */
function marked({ snippet: { text, marks } }: Hit): readonly string[] {
  return marks.map(({ from, to }) => text.slice(from, to));
}

/** The page About Us with a title and a body, and the ids to change them by. */
async function aboutUs({ title, body }: { readonly title: string; readonly body: string }) {
  const page = await createPage(editor);
  const [container, collection, field] = [randomUUID(), randomUUID(), randomUUID()];
  const answer = await editor.ask(SAVE_CONTAINERS, {
    containers: [
      {
        ...{ id: container, page_id: page, name: 'DEFAULT', order: 0 },
        field_collections: [
          {
            ...{ id: collection, name: 'ABOUT-US-FC', order: 0 },
            fields: [{ id: field, name: 'ABOUT-US-TITLE', value: title, order: 0 }],
            children: [
              {
                ...{ name: 'BODIES', order: 0 },
                children: [{ name: 'BODY', order: 0, fields: [{ name: 'WEB-CONTENT', value: body, order: 0 }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(answer.errors).toEqual([]);
  return { page, field };
}

const RENAME = `mutation ($id: ID!, $name: String!, $brand: ID!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: "COMPANY-INFO-ALP", item: { id: $id, name: $name }) { id }
}`;
const REMOVE_PAGE = 'mutation ($id: ID!) { removePage(id: $id) }';

describe('a search', () => {
  it('finds a page by a word of its formatted text, and shows the word in its sentence, with its field', async () => {
    const { page } = await aboutUs({
      title: 'Who we are',
      body: '<p>We build homes.</p><p>ALP thinks in <strong>grandchildren</strong>, not in years. It is &amp; stays so.</p>',
    });
    const [hit, ...others] = await search('grandchildren');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      ...{ kind: 'page', of: 'COMPANY-INFO-ALP', id: page },
      place: ['DEFAULT', 'ABOUT-US-FC', 'BODIES', 'BODY', 'WEB-CONTENT'],
      label: 'Web Content',
    });
    expect(hit && marked(hit)).toEqual(['grandchildren']);
    expect(hit?.snippet.text).toContain('ALP thinks in grandchildren, not in years.');
  });

  it('finds a page by its name even if it has more words than the database indexes per entry', async () => {
    const lines = Array.from({ length: 7_000 }, (_, number) => `<p>${String(number).padStart(60, '字')}</p>`);
    const { page } = await aboutUs({ title: 'Overlong', body: lines.join('') });
    expect(await found('overlong')).toEqual([page]);
  });

  it('finds a page by a long word of letters that take two units each in UTF-16', async () => {
    const word = `x${'𠀀'.repeat(80)}`;
    const { page } = await aboutUs({ title: 'Written together', body: `<p>${word}</p>` });
    expect(await found(word)).toEqual([page]);
  });

  it('finds a page by the name of a file of it, its alternative text and its description', async () => {
    const key = keyOf('picture.png');
    const meta = {
      key,
      file_name: 'nightjar.png',
      alt_text: 'A sandpiper at dawn',
      description: 'Turnstones beyond it',
    };
    const image = { ...field('Image', key), meta_data: meta };
    const containers = [{ name: 'CONTENT', order: 0, field_collections: [collection('OVERVIEW', [image])] }];
    const { id, errors } = await createFilled(editor, { tag: 'CONTENT', name: 'Birds of the bay', containers });
    expect(errors).toEqual([]);
    for (const word of ['nightjar', 'sandpiper', 'turnstones']) expect(await found(word)).toEqual([id]);
  });

  it('finds pages with all words, by their beginnings, ignoring accents and case', async () => {
    const { page } = await aboutUs({ title: 'Casa Señorial', body: '<p>Un jardín tranquilo</p>' });
    expect(await found('SENORIAL')).toEqual([page]);
    expect(await found('jardin tranq')).toEqual([page]);
    expect(await found('señorial jardín')).toEqual([page]);
    expect(await found('señorial piscina')).toEqual([]);
  });

  it('tolerates typing errors, after all entries that have the words as typed', async () => {
    const { page: meant } = await aboutUs({ title: 'A year of quiet elevators', body: '<p>Nothing else</p>' });
    const [hit] = await search('quite elevater');
    expect(hit?.id).toBe(meant);
    expect(hit && marked(hit)).toEqual(['quiet', 'elevators']);
    const { page: typed } = await aboutUs({ title: 'It is quite an elevater', body: '<p>Nothing else</p>' });
    expect(await found('quite elevater')).toEqual([typed, meant]);
  });

  it('shows names before texts, and the newer page first', async () => {
    const { page: older } = await aboutUs({ title: 'The marigold garden', body: '<p>Nothing else</p>' });
    const { page: newer } = await aboutUs({ title: 'The marigold house', body: '<p>Nothing else</p>' });
    const { id: named } = await createFilled(editor, {
      ...{ tag: 'CONTENT', name: 'Marigold' },
      containers: articleContainers('news'),
    });
    expect(await found('marigold')).toEqual([named, newer, older]);
    expect(await found('marigold', { limit: 2 })).toEqual([named, newer]);
    const [hit] = await search('marigold');
    expect(hit).toMatchObject({ place: [], label: null });
    expect(hit && marked(hit)).toEqual(['Marigold']);
  });

  it('reflects a changed text, a new name, a removal and a restoration', async () => {
    const { page, field } = await aboutUs({ title: 'A sapphire lobby', body: '<p>Nothing else</p>' });
    const change = await editor.ask(
      'mutation ($fields: [FieldInput!]!) { addOrUpdateFields(fields: $fields) { id } }',
      {
        fields: [{ id: field, value: 'An emerald lobby' }],
      },
    );
    expect(change.errors).toEqual([]);
    expect(await found('sapphire')).toEqual([]);
    expect(await found('emerald')).toEqual([page]);
    const name = `About Us Turquoise ${page}`;
    expect((await editor.ask(RENAME, { id: page, name, brand: brandId('ALP') })).errors).toEqual([]);
    expect(await found('turquoise')).toEqual([page]);
    expect((await editor.ask(REMOVE_PAGE, { id: page })).errors).toEqual([]);
    expect(await found('turquoise')).toEqual([]);
    const restored = await editor.ask('mutation ($id: ID!) { restorePageRevision(page_id: $id, revision: 2) { id } }', {
      id: page,
    });
    expect(restored.errors).toEqual([]);
    expect(await found('sapphire')).toEqual([page]);
    expect(await found('turquoise')).toEqual([]);
  });

  it('finds nothing of a document that was refused', async () => {
    const page = randomUUID();
    const refused = await editor.ask(
      `mutation ($item: BrandPageInput!, $brand: ID!, $nobody: ID!) {
        addOrUpdateBrandPage(brand_id: $brand, tag: "COMPANY-INFO-ALP", item: $item) { id }
        removePage(id: $nobody)
      }`,
      { item: { id: page, name: 'About Us Obsidian' }, brand: brandId('ALP'), nobody: randomUUID() },
    );
    expect(refused.data).toBeNull();
    expect(await found('obsidian')).toEqual([]);
  });

  it('returns nothing for a text without words, and refuses one that is too long', async () => {
    // The second is a mark that contains no letter.
    for (const text of [' … ', '\uFF9E']) expect(await found(text)).toEqual([]);
    const { errors } = await editor.ask(SEARCH, { brand: brandId('ALP'), text: 'x'.repeat(201) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'text' });
    const limited = await editor.ask(SEARCH, { brand: brandId('ALP'), text: 'x', limit: 51 });
    expect(limited.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'limit' });
  });

  it("takes operators of the database's query language literally", async () => {
    const { page } = await aboutUs({ title: "It's C&C: 100% !granite | (marble)", body: '<p>Nothing else</p>' });
    expect(await found("!granite | (mar:* & 'marble'")).toEqual([page]);
  });
});

describe('the results of a search', () => {
  it('are of one brand, and only for the staff of that brand', async () => {
    const { page } = await aboutUs({ title: 'Periwinkle', body: '<p>Nothing else</p>' });
    expect(await found('periwinkle')).toEqual([page]);
    const other = await running.person('avida.editor');
    expect(await found('periwinkle', { person: other, brand: 'AVIDA' as 'ALP' })).toEqual([]);
    const { errors } = await other.ask(SEARCH, { brand: brandId('ALP'), text: 'periwinkle' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are limited to entries that the caller may read, also by kind and category', async () => {
    const avida = await running.person('avida.editor');
    const limited = await running.person('avida.limited');
    const readable = async (person: Person, text: string) =>
      (await search(text, { person, brand: 'AVIDA' as 'ALP' })).map(({ of }) => of);
    const { errors } = await createFilled(avida, {
      ...{ brand: 'AVIDA', tag: 'CONTENT', name: 'Heliotrope' },
      containers: articleContainers('vlogs'),
    });
    expect(errors).toEqual([]);
    expect(await readable(avida, 'heliotrope')).toEqual(['CONTENT-AVIDA']);
    expect(await readable(limited, 'heliotrope')).toEqual([]);
  });
});

const SAVE_RECORD = `mutation ($brand: ID!, $records: [RecordInput!]!) {
  saveRecords(brand_id: $brand, area: "faq", records: $records) { id }
}`;

async function saveQuestion(data: Readonly<Record<string, unknown>>, id: string = randomUUID()): Promise<string> {
  const saved = await editor.ask(SAVE_RECORD, { brand: brandId('ALP'), records: [{ id, data }] });
  return take(saved, 'saveRecords')[0].id;
}

describe('a search of records', () => {
  it('finds them by the text that their forms show, with the property, and reflects their saves and removals', async () => {
    const id = await saveQuestion({
      question: 'Why?',
      answer: '<p>Because of the <em>cormorants</em>.</p>',
      topic: 'living',
    });
    const [hit] = await search('cormorants');
    expect(hit).toMatchObject({ kind: 'record', of: 'faq', id, name: 'Why?', place: ['answer'], label: 'Answer' });
    await saveQuestion({ question: 'Why?', answer: '<p>Because of the pelicans.</p>' }, id);
    expect(await found('cormorants')).toEqual([]);
    expect(await found('pelicens')).toEqual([id]);
    const removed = await editor.ask('mutation ($ids: [ID!]!) { removeRecords(ids: $ids) { ids } }', { ids: [id] });
    expect(removed.errors).toEqual([]);
    expect(await found('pelicans')).toEqual([]);
  });

  it('still finds a page when somebody saves a record with its id, and a record when somebody creates a page with its id', async () => {
    const page = await createPage(editor, { name: 'About Us Amaranth' });
    const avida = await running.person('avida.editor');
    const item = { id: page, data: { question: 'Whose amaranth?' } };
    for (const [person, brand] of [
      [editor, 'ALP'],
      [avida, 'AVIDA'],
    ] as const) {
      const { errors } = await person.ask(SAVE_RECORD, { brand: brandId(brand), records: [item] });
      expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await search('amaranth')).toMatchObject([{ kind: 'page', id: page }]);
    const id = await saveQuestion({ question: 'Campanula?' });
    const { errors } = await editor.ask(RENAME, { id, name: 'About Us Campanula', brand: brandId('ALP') });
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(await search('campanula')).toMatchObject([{ kind: 'record', id }]);
  });

  it('still finds a page when a record is removed that an earlier version stored with the same id', async () => {
    const id = await saveQuestion({ question: 'Gentian?' });
    await running.services.database.query('DELETE FROM search_entry WHERE id = $1', [id]);
    const made = await editor.ask(RENAME, { id, name: 'About Us Gentian', brand: brandId('ALP') });
    expect(made.errors).toEqual([]);
    const removed = await editor.ask('mutation ($ids: [ID!]!) { removeRecords(ids: $ids) { ids } }', { ids: [id] });
    expect(removed.errors).toEqual([]);
    expect(await search('gentian')).toMatchObject([{ kind: 'page', id }]);
  });

  it('finds a choice by its label', async () => {
    const id = await saveQuestion({ question: 'Ibis?', topic: 'buying' });
    expect(await found('ibis buying home')).toEqual([id]);
  });
});
