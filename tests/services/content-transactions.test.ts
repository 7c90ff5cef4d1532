import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  SAVE_CONTAINERS,
  brandId,
  createPage,
  readPage,
  startContent,
  type Person,
  type RunningContent,
  type AnswerNode,
} from './support/content';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

const CREATE_AND_FILL = `mutation ($brand: ID!, $item: BrandPageInput!, $containers: [ContainerInput!]!) {
  page: addOrUpdateBrandPage(brand_id: $brand, tag: "COMPANY-INFO-ALP", item: $item) { id revision }
  fill: addOrUpdateContainersFCFields(containerData: { containers: $containers }) { id }
}`;
const REWRITE = `mutation ($containers: [ContainerInput!]!, $old: ID!, $revision: Int) {
  addOrUpdateContainersFCFields(containerData: { containers: $containers }, expected_revision: $revision) { id }
  removeContainer(id: $old, expected_revision: $revision)
}`;

/** The number of rows of each table. */
async function counts(): Promise<unknown> {
  const [row] = await running.services.database.query(
    `SELECT (SELECT count(*)::int FROM page) AS pages, (SELECT count(*)::int FROM container) AS containers,
       (SELECT count(*)::int FROM field_collection) AS collections, (SELECT count(*)::int FROM field) AS fields`,
  );
  return row;
}

describe('a document of several mutations', () => {
  it('creates a page and fills it, counted as one save', async () => {
    const id = randomUUID();
    const { data, errors } = await editor.ask(CREATE_AND_FILL, {
      brand: brandId('ALP'),
      item: { id, name: 'About Us ALP' },
      containers: [{ page_id: id, name: 'DEFAULT', field_collections: [{ name: 'ABOUT-US-FC' }] }],
    });
    expect(errors).toEqual([]);
    expect(data?.['page']).toEqual({ id, revision: 1 });
    expect(await readPage(editor, id)).toMatchObject({ revision: 1, containers: [{ name: 'DEFAULT' }] });
  });

  it('stores nothing when a later field fails, and answers no data', async () => {
    const before = await counts();
    const id = randomUUID();
    const { data, errors } = await editor.ask(CREATE_AND_FILL, {
      brand: brandId('ALP'),
      item: { id, name: 'Facts half ALP' },
      containers: [{ page_id: id, name: 'DEFAULT', field_collections: [{ name: 'FC' }, {}] }],
    });
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      path: ['fill'],
      extensions: { code: 'BAD_USER_INPUT', argument: 'containerData.containers[0].field_collections[1].name' },
    });
    expect(await counts()).toEqual(before);
  });

  it('stores nothing when the last of many fields fails', async () => {
    const page = await createPage(editor);
    await editor.ask(SAVE_CONTAINERS, { containers: [{ page_id: page, name: 'OLD' }] });
    const before = await readPage(editor, page);
    const { data, errors } = await editor.ask(REWRITE, {
      containers: [{ page_id: page, name: 'NEW' }],
      old: randomUUID(),
    });
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({ message: 'Container not found.', path: ['removeContainer'] });
    expect(await readPage(editor, page)).toEqual(before);
  });

  it('[CI-017] writes the new containers and removes the old ones, counted as one save', async () => {
    const page = await createPage(editor);
    await editor.ask(SAVE_CONTAINERS, { containers: [{ page_id: page, name: 'OLD' }] });
    const { containers, revision } = await readPage(editor, page);
    const variables = { containers: [{ page_id: page, name: 'NEW' }], old: containers[0].id, revision };
    expect((await editor.ask(REWRITE, variables)).errors).toEqual([]);
    expect(await readPage(editor, page)).toMatchObject({ revision: revision + 1, containers: [{ name: 'NEW' }] });
  });

  it('is stored completely when many run concurrently on one page', async () => {
    const page = await createPage(editor);
    const saves = Array.from({ length: 8 }, (_, number) =>
      editor.ask(SAVE_CONTAINERS, {
        containers: [
          { page_id: page, name: `C${number}`, field_collections: [{ name: 'FC', fields: [{ name: 'F' }] }] },
        ],
      }),
    );
    for (const { errors } of await Promise.all(saves)) expect(errors).toEqual([]);
    const after = await readPage(editor, page);
    expect(after.revision).toBe(9);
    expect(after.containers).toHaveLength(8);
  });

  it('is visible to concurrent readers completely or not at all', async () => {
    const page = await createPage(editor);
    await editor.ask(SAVE_CONTAINERS, {
      containers: [{ page_id: page, name: 'V0', field_collections: [{ name: 'V0' }] }],
    });
    let [old] = (await readPage(editor, page)).containers;
    const reads: Promise<AnswerNode>[] = [];
    for (let version = 1; version <= 6; version += 1) {
      const name = `V${version}`;
      const save = editor.ask(REWRITE, {
        containers: [{ page_id: page, name, field_collections: [{ name }] }],
        old: old.id,
      });
      reads.push(readPage(editor, page), readPage(editor, page));
      expect((await save).errors).toEqual([]);
      [old] = (await readPage(editor, page)).containers;
    }
    for (const { containers } of await Promise.all(reads)) {
      expect(containers).toHaveLength(1);
      expect(containers[0].field_collections[0].name).toBe(containers[0].name);
    }
  });
});

describe('revisions', () => {
  let page: string;
  beforeEach(async () => {
    page = await createPage(editor);
    await editor.ask(SAVE_CONTAINERS, { containers: [{ page_id: page, name: 'C' }] });
  });

  it('a save from the current revision is accepted, also with several mutations', async () => {
    const [{ id }] = (await readPage(editor, page)).containers;
    const { errors } = await editor.ask(REWRITE, { containers: [{ page_id: page, name: 'D' }], old: id, revision: 2 });
    expect(errors).toEqual([]);
  });

  it('a stale save is refused with who and when, and changes nothing', async () => {
    const before = await readPage(editor, page);
    const [{ id }] = before.containers;
    const item = { id: page, featured: true };
    const stale: [string, Record<string, unknown>][] = [
      [SAVE_CONTAINERS, { containers: [{ id, name: 'LATE' }], revision: 1 }],
      [
        'mutation ($p: ID!, $revision: Int) { removePage(id: $p, expected_revision: $revision) }',
        { p: page, revision: 1 },
      ],
      [
        'mutation ($id: ID!, $revision: Int) { removeContainer(id: $id, expected_revision: $revision) }',
        { id, revision: 3 },
      ],
      [
        `mutation ($b: ID!, $item: BrandPageInput!) {
          addOrUpdateBrandPage(brand_id: $b, tag: "COMPANY-INFO-ALP", item: $item, expected_revision: 1) { id } }`,
        { b: brandId('ALP'), item },
      ],
      [
        `mutation ($c: [FieldCollectionInput!]!) {
          addUpdateMultipleFieldCollection(collectionData: { collections: $c }, expected_revision: 1) { id } }`,
        { c: [{ container_id: id, name: 'LATE' }] },
      ],
    ];
    for (const [query, variables] of stale) {
      const { data, errors } = await editor.ask(query, variables);
      expect(data).toBeNull();
      expect(errors[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        revision: 2,
        saved_by: 'ALP Editor',
        saved_at: before.updated_at,
      });
    }
    expect(await readPage(editor, page)).toEqual(before);
  });

  it('of two concurrent saves from the same revision one is accepted and one refused', async () => {
    const answers = await Promise.all(
      ['X', 'Y'].map((name) => editor.ask(SAVE_CONTAINERS, { containers: [{ page_id: page, name }], revision: 2 })),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions['code']);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
    expect((await readPage(editor, page)).containers).toHaveLength(2);
  });

  it('the last save wins for callers that send no revision', async () => {
    await editor.ask(SAVE_CONTAINERS, { containers: [{ page_id: page, name: 'X' }], revision: 2 });
    const { errors } = await editor.ask(SAVE_CONTAINERS, { containers: [{ page_id: page, name: 'Y' }] });
    expect(errors).toEqual([]);
  });
});
