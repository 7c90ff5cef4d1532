import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  COLLECTIONS,
  FIELDS,
  SAVE_CONTAINERS,
  createPage,
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

describe('the mutations of collections and fields', () => {
  let container: AnswerNode;
  beforeEach(async () => {
    [container] = await save([
      {
        page_id: page,
        name: 'UNITS',
        field_collections: [
          { name: 'A', order: 0, fields: [{ name: 'F', value: '1' }], children: [{ name: 'A1' }] },
          { name: 'B', order: 1 },
        ],
      },
    ]);
  });

  it('[API-GQL-015] addOrUpdateContainers takes the same data', async () => {
    const { data, errors } = await editor.ask(
      `mutation ($data: ContainerDataInput!) { addOrUpdateContainers(containerData: $data) {
        id name field_collections { name fields { name value } } } }`,
      {
        data: {
          containers: [{ id: container.id, field_collections: [{ name: 'C', fields: [{ name: 'G', value: 'g' }] }] }],
        },
      },
    );
    expect(errors).toEqual([]);
    const [saved] = take({ data }, 'addOrUpdateContainers');
    expect([...namesOf(saved.field_collections)].sort()).toEqual(['A', 'B', 'C']);
  });

  it('[API-GQL-015] addOrUpdateContainersFCFields takes containers without their wrapping too, but not both or none', async () => {
    const direct = `mutation ($c: [ContainerInput!], $d: ContainerDataInput) {
      addOrUpdateContainersFCFields(containers: $c, containerData: $d) { name } }`;
    const c = [{ id: container.id, name: 'RENAMED' }];
    expect((await editor.ask(direct, { c })).data).toEqual({ addOrUpdateContainersFCFields: [{ name: 'RENAMED' }] });
    expect(refusal(await editor.ask(direct, {}))).toMatchObject({ argument: 'containerData' });
    expect(refusal(await editor.ask(direct, { c, d: { containers: c } }))).toMatchObject({ argument: 'containers' });
  });

  it('[API-GQL-016] addUpdateMultipleFieldCollection adds and updates collections and returns their ids', async () => {
    const [a] = container.field_collections;
    const { data, errors } = await editor.ask(COLLECTIONS, {
      collections: [
        { id: a.id, name: 'A2', fields: [{ id: a.fields[0].id, value: '2' }], children: [{ name: 'A-NEW' }] },
        { container_id: container.id, name: 'D', order: 2, fields: [{ name: 'H' }] },
        { parentId: a.id, name: 'NESTED' },
      ],
    });
    expect(errors).toEqual([]);
    const saved = take({ data }, 'addUpdateMultipleFieldCollection');
    expect(namesOf(saved)).toEqual(['A2', 'D', 'NESTED']);
    expect(saved[0].id).toBe(a.id);
    expect(namesOf(saved[0].children)).toEqual(['A1', 'A-NEW', 'NESTED']);
    expect(saved[2].parentId).toBe(a.id);
  });

  it('[API-GQL-017] replaceFieldCollection puts new collections where the old ones were', async () => {
    const [a] = container.field_collections;
    const { errors } = await editor.ask(
      `mutation ($old: [ID!]!, $new: [FieldCollectionInput!]!) {
        replaceFieldCollection(oldFcIds: { ids: $old }, collectionData: { collections: $new }) { id } }`,
      { old: [a.id], new: [{ name: 'A-REPLACED', order: 0, children: [{ name: 'INSIDE' }] }] },
    );
    expect(errors).toEqual([]);
    const [after] = (await readPage(editor, page)).containers;
    expect(namesOf(after.field_collections)).toEqual(['A-REPLACED', 'B']);
    expect(after.field_collections[0].children[0].name).toBe('INSIDE');
  });

  it('[API-GQL-018] addOrUpdateFields takes fields of several collections', async () => {
    const [a, b] = container.field_collections;
    const { data, errors } = await editor.ask(FIELDS, {
      fields: [
        { id: a.fields[0].id, value: 'changed' },
        { collection_id: b.id, name: 'MAP-IMAGE', label: 'Map', value: 'k', order: 16, meta_data: { key: 'k' } },
      ],
    });
    expect(errors).toEqual([]);
    expect(data?.['addOrUpdateFields']).toEqual([
      { id: a.fields[0].id, name: 'F', label: null, value: 'changed', order: 0, meta_data: null },
      {
        id: expect.any(String),
        name: 'MAP-IMAGE',
        label: 'Map',
        value: 'k',
        order: 16,
        meta_data: { key: 'k', extra: null },
      },
    ]);
  });

  it('[API-GQL-020, API-GQL-021, API-GQL-022] the remove operations remove nodes with everything inside', async () => {
    const [a, b] = container.field_collections;
    const removed = await editor.ask(
      `mutation ($field: ID!, $fc: ID!, $many: [ID!]!, $container: ID!) {
        removeFieldCategories(removeFieldData: { ids: [$field] }) { ids }
        removeFC(id: $fc)
        removeMultipleFieldCollection(ids: $many) { ids }
        removeContainer(id: $container)
      }`,
      { field: a.fields[0].id, fc: b.id, many: [a.id, a.children[0].id], container: container.id },
    );
    expect(removed).toMatchObject({
      errors: [],
      data: {
        removeFieldCategories: { ids: [a.fields[0].id] },
        removeFC: true,
        removeMultipleFieldCollection: { ids: [a.id, a.children[0].id] },
        removeContainer: true,
      },
    });
    expect(await readPage(editor, page)).toMatchObject({ containers: [], revision: 3 });
  });

  it('a collection moves within its page with everything inside, but not into itself', async () => {
    const [a, b] = container.field_collections;
    const moved = await editor.ask(COLLECTIONS, { collections: [{ id: b.id, children: [{ id: a.id }] }] });
    expect(moved.errors).toEqual([]);
    const [after] = (await readPage(editor, page)).containers;
    expect(after.field_collections[0]).toMatchObject({
      name: 'B',
      children: [{ name: 'A', children: [{ name: 'A1' }] }],
    });
    const circle = await editor.ask(COLLECTIONS, { collections: [{ id: b.id, parentId: a.children[0].id }] });
    expect(refusal(circle)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'parentId' });
  });
});
