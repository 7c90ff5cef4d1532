import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  COLLECTIONS,
  FIELDS,
  SAVE_CONTAINERS,
  createPage,
  post,
  readPage,
  refusal,
  startContent,
  type Person,
  type RunningContent,
  take,
  namesOf,
  type AnswerNode,
} from './support/content';

let running: RunningContent;
let editor: Person;
let page: string;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
beforeEach(async () => {
  page = await createPage(editor);
});
afterAll(() => running.stop());

/** Saves and returns the containers of the page. */
async function save(containers: readonly object[]): Promise<AnswerNode['containers']> {
  const answer = await editor.ask(SAVE_CONTAINERS, { containers });
  expect(answer.errors).toEqual([]);
  return (await readPage(editor, page)).containers;
}

const META = {
  description: 'A caption',
  featured: 'true',
  key: 'files/2026/11/a.png',
  alt_text: 'A leaf',
  file_type: 'image/png',
  file_name: 'leaf.png',
};
const LEAF = { name: 'LEAF', label: 'Leaf', value: 'green', order: 3, meta_data: META };

/** A collection nested to this many levels, with a leaf at each. */
function nested(levels: number, level = 1): object {
  const children = level < levels ? [nested(levels, level + 1)] : [];
  return { name: `LEVEL-${level}`, order: level, fields: [LEAF], children };
}

describe('a tree that was saved in one call', () => {
  async function savedContainer(): Promise<AnswerNode> {
    const [container] = await save([{ page_id: page, name: 'UNITS', order: 2, field_collections: [nested(6)] }]);
    return container;
  }
  const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);

  it('[TREE-002] has the page, name, order and collections of a container', async () => {
    const { field_collections, ...container } = await savedContainer();
    expect(container).toEqual({ id: ID, page_id: page, name: 'UNITS', order: 2 });
    expect(namesOf(field_collections)).toEqual(['LEVEL-1']);
  });

  it('[TREE-003] has the name, order, parent, fields and children of a collection', async () => {
    const [outer] = (await savedContainer()).field_collections;
    const { fields, children, ...collection } = outer;
    expect(collection).toEqual({ id: ID, name: 'LEVEL-1', order: 1, parentId: null });
    expect(namesOf(fields)).toEqual(['LEAF']);
    expect(children).toMatchObject([{ name: 'LEVEL-2', order: 2, parentId: outer.id }]);
  });

  it('[TREE-004] nests collections six levels deep', async () => {
    let [collection] = (await savedContainer()).field_collections;
    for (const depth of [1, 2, 3, 4, 5, 6]) {
      expect(collection).toMatchObject({ name: `LEVEL-${depth}`, fields: [{ name: 'LEAF' }] });
      if (depth < 6) [collection] = collection.children;
    }
  });

  it('[API-GQL-003, TREE-005] has the name, label, value, order and metadata of a field', async () => {
    const [field] = (await savedContainer()).field_collections[0].fields;
    expect(field).toEqual({ ...LEAF, id: ID, meta_data: { ...META, extra: null } });
  });
});

describe('a tree', () => {
  it('[TREE-006] keeps ids that the caller sends, and adds missing ones', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const [container] = await save([
      {
        id: ids[0],
        page_id: page,
        name: 'C',
        field_collections: [{ id: ids[1], name: 'FC', fields: [{ id: ids[2], name: 'F' }, { name: 'G' }] }],
      },
    ]);
    const [collection] = container.field_collections;
    expect([container.id, collection.id, collection.fields[0].id]).toEqual(ids);
    expect(collection.fields[1].id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sorts siblings by order, and by creation where orders are equal', async () => {
    const [container] = await save([
      {
        page_id: page,
        name: 'C',
        field_collections: [
          { name: 'late', order: 5 },
          { name: 'first', order: 1 },
          { name: 'second', order: 1 },
          { name: 'third', order: 1 },
          { name: 'zeroth', order: -2 },
        ],
      },
    ]);
    const found = namesOf(container.field_collections);
    expect(found).toEqual(['zeroth', 'first', 'second', 'third', 'late']);
    const [, , second] = container.field_collections;
    await editor.ask(COLLECTIONS, { collections: [{ id: second.id, name: 'renamed' }] });
    const again = (await readPage(editor, page)).containers[0].field_collections;
    expect(namesOf(again)).toEqual(['zeroth', 'first', 'renamed', 'third', 'late']);
  });

  it('[TREE-013] keeps nodes and properties that are not sent', async () => {
    const meta_data = { key: 'k', description: 'd', extra: { crop: { x: 1 }, legacy: ['a', null] } };
    const [container] = await save([
      {
        page_id: page,
        name: 'C',
        order: 4,
        field_collections: [
          {
            name: 'FC',
            order: 2,
            fields: [
              { name: 'A', label: 'Label', value: 'Value', order: 7, meta_data },
              { name: 'B', value: 'stays' },
            ],
          },
        ],
      },
    ]);
    const [collection] = container.field_collections;
    const a = collection.fields.find((field) => field.name === 'A');
    const changed = { id: a?.id, value: 'New', meta_data: { description: 'other', extra: { added: true } } };
    const [after] = await save([{ id: container.id, field_collections: [{ id: collection.id, fields: [changed] }] }]);
    expect(after).toMatchObject({ name: 'C', order: 4 });
    expect(after.field_collections[0]).toMatchObject({ name: 'FC', order: 2 });
    expect(after.field_collections[0].fields).toEqual([
      expect.objectContaining({ name: 'B', value: 'stays' }),
      {
        ...a,
        value: 'New',
        meta_data: {
          ...a?.meta_data,
          description: 'other',
          extra: { crop: { x: 1 }, legacy: ['a', null], added: true },
        },
      },
    ]);
  });

  it('distinguishes null from not sent', async () => {
    const [container] = await save([
      {
        page_id: page,
        name: 'C',
        field_collections: [{ name: 'FC', fields: [{ name: 'A', label: 'L', value: 'V' }] }],
      },
    ]);
    const { id } = container.field_collections[0].fields[0];
    const emptied = await editor.ask(FIELDS, { fields: [{ id, value: null, meta_data: { key: null } }] });
    expect(take(emptied, 'addOrUpdateFields')[0]).toMatchObject({ label: 'L', value: null });
    const blank = await editor.ask(FIELDS, { fields: [{ id, value: '', label: null }] });
    expect(take(blank, 'addOrUpdateFields')[0]).toMatchObject({ label: null, value: '' });
  });

  it('counts the save once, whatever the number of nodes', async () => {
    expect(await readPage(editor, page)).toMatchObject({ revision: 1 });
    await save([
      { page_id: page, name: 'A', field_collections: [{ name: 'FC' }] },
      { page_id: page, name: 'B' },
    ]);
    expect(await readPage(editor, page)).toMatchObject({ revision: 2, updated_by: 'ALP Editor' });
  });

  it('[API-GQL-026] is read by container and by collection too', async () => {
    const [container] = await save([
      { page_id: page, name: 'C', field_collections: [{ name: 'FC', fields: [{ name: 'F', value: 'v' }] }] },
    ]);
    const [collection] = container.field_collections;
    const { data } = await editor.ask(
      `query ($page: ID!, $container: ID!, $collection: ID!) {
        getAllContainers(page_id: $page) { id field_collections { id } }
        getContainer(id: $container) { id name }
        getAllFieldCategories(collection_id: $collection) { name value }
      }`,
      { page, container: container.id, collection: collection.id },
    );
    expect(data).toEqual({
      getAllContainers: [{ id: container.id, field_collections: [{ id: collection.id }] }],
      getContainer: { id: container.id, name: 'C' },
      getAllFieldCategories: [{ name: 'F', value: 'v' }],
    });
  });
});

describe('wrong input', () => {
  it.each<[string, object, string]>([
    ['a new container without a page', { name: 'C' }, 'containerData.containers[0].page_id'],
    ['a new container without a name', { page_id: 'PAGE' }, 'containerData.containers[0].name'],
    ['an id that is none', { id: 'about-us', page_id: 'PAGE', name: 'C' }, 'containerData.containers[0].id'],
    [
      'a new field without a name',
      { page_id: 'PAGE', name: 'C', field_collections: [{ name: 'FC', fields: [{ value: 'x' }] }] },
      'containerData.containers[0].field_collections[0].fields[0].name',
    ],
    [
      'further keys that are no object',
      {
        page_id: 'PAGE',
        name: 'C',
        field_collections: [{ name: 'FC', fields: [{ name: 'F', meta_data: { extra: [1] } }] }],
      },
      'containerData.containers[0].field_collections[0].fields[0].meta_data.extra',
    ],
    [
      'a key of the contract among the further keys',
      {
        page_id: 'PAGE',
        name: 'C',
        field_collections: [{ name: 'FC', fields: [{ name: 'F', meta_data: { extra: { key: 1 } } }] }],
      },
      'containerData.containers[0].field_collections[0].fields[0].meta_data.extra',
    ],
    [
      'a parent that contradicts the nesting',
      {
        page_id: 'PAGE',
        name: 'C',
        field_collections: [{ name: 'FC', children: [{ name: 'X', parentId: randomUUID() }] }],
      },
      'containerData.containers[0].field_collections[0].children[0].parentId',
    ],
  ])('%s is named', async (_what, container, argument) => {
    const containers = [JSON.parse(JSON.stringify(container).replace('PAGE', page))];
    expect(refusal(await editor.ask(SAVE_CONTAINERS, { containers }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument,
    });
    expect(await readPage(editor, page)).toMatchObject({ containers: [], revision: 1 });
  });

  it('an id that occurs twice is named', async () => {
    const id = randomUUID();
    const containers = [
      {
        page_id: page,
        name: 'C',
        field_collections: [
          { id, name: 'A' },
          { id, name: 'B' },
        ],
      },
    ];
    const answer = refusal(await editor.ask(SAVE_CONTAINERS, { containers }));
    expect(answer).toMatchObject({ argument: 'containerData.containers[0].field_collections[1].id' });
  });

  it.each([
    ['containerData', SAVE_CONTAINERS, { containers: [{ id: randomUUID(), page_id: randomUUID(), name: 'C' }] }],
    ['container_id', COLLECTIONS, { collections: [{ container_id: randomUUID(), name: 'X' }] }],
    ['parentId', COLLECTIONS, { collections: [{ parentId: randomUUID(), name: 'X' }] }],
    ['collection_id', FIELDS, { fields: [{ collection_id: randomUUID(), name: 'X' }] }],
    ['removeFC', 'mutation ($id: ID!) { removeFC(id: $id) }', { id: randomUUID() }],
    ['removeContainer', 'mutation ($id: ID!) { removeContainer(id: $id) }', { id: randomUUID() }],
    [
      'remove many',
      'mutation ($ids: [ID!]!) { removeMultipleFieldCollection(ids: $ids) { ids } }',
      { ids: [randomUUID()] },
    ],
    [
      'remove fields',
      'mutation ($ids: [ID!]!) { removeFieldCategories(removeFieldData: { ids: $ids }) { ids } }',
      { ids: [randomUUID()] },
    ],
  ])('a node that does not exist is not found: %s', async (_what, query, variables) => {
    expect(refusal(await editor.ask(query, variables))).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/not found\.$/),
    });
  });

  it('nothing is removed when one of the ids does not exist', async () => {
    const [container] = await save([{ page_id: page, name: 'C', field_collections: [{ name: 'A' }] }]);
    const ids = [container.field_collections[0].id, randomUUID()];
    const query = 'mutation ($ids: [ID!]!) { removeMultipleFieldCollection(ids: $ids) { ids } }';
    expect(refusal(await editor.ask(query, { ids }))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await readPage(editor, page)).containers[0].field_collections).toHaveLength(1);
  });

  it('nesting deeper than any page needs is refused', async () => {
    for (const depth of [41, 20_000]) {
      const collection = `${'{"name":"N","children":['.repeat(depth - 1)}{"name":"LEAF"}${']}'.repeat(depth - 1)}`;
      const containers = `[{"page_id":"${page}","name":"C","field_collections":[${collection}]}]`;
      const answer = await post(running.url, {
        body: `{"query":${JSON.stringify(SAVE_CONTAINERS)},"variables":{"containers":${containers}}}`,
        headers: { authorization: `Bearer ${editor.token}` },
      });
      expect(answer.data).toBeNull();
      expect(answer.errors).not.toEqual([]);
    }
    expect(await readPage(editor, page)).toMatchObject({ containers: [], revision: 1 });
  });

  it('has at most 40 levels, in however many calls they are sent; a deeper tree that was stored before may stay', async () => {
    await save([{ page_id: page, name: 'C', field_collections: [nested(40)] }]);
    const { database } = running.services;
    const [deepest] = await database.query<{ id: string }>(
      `SELECT id FROM field_collection WHERE page_id = $1 AND name = 'LEVEL-40'`,
      [page],
    );
    const below = { parentId: deepest?.id, name: 'LEVEL-41' };
    expect(refusal(await editor.ask(COLLECTIONS, { collections: [below] }))).toMatchObject({
      argument: 'page',
      message: 'page: expected at most 40 levels, got 41.',
    });
    const stored = randomUUID();
    await database.query(
      `INSERT INTO field_collection (id, page_id, parent_id, name, "order") VALUES ($1, $2, $3, 'LEVEL-41', 0)`,
      [stored, page, deepest?.id],
    );
    await database.query('UPDATE page SET revision = revision + 1 WHERE id = $1', [page]);
    expect((await editor.ask(COLLECTIONS, { collections: [{ id: stored, name: 'renamed' }] })).errors).toEqual([]);
    expect(
      refusal(await editor.ask(COLLECTIONS, { collections: [{ parentId: stored, name: 'LEVEL-42' }] })),
    ).toMatchObject({ message: 'page: expected at most 40 levels, got 42.' });
  });
});
