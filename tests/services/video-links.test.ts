import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FIELDS,
  SAVE_CONTAINERS,
  brandId,
  readPage,
  refusal,
  startContent,
  type AnswerNode,
  type Person,
  type RunningContent,
} from './support/content';

const FILM = 'https://youtu.be/dQw4w9WgXcQ';
const NO_FILM = `${FILM}"><script>`;
const FORMER = 'https://example.com/film';

let running: RunningContent;
let editor: Person;
let page: string;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
beforeEach(async () => {
  page = randomUUID();
  const answer = await editor.ask(CREATE_ARTICLE, { brand_id: brandId('ALP'), item: { id: page, name: page } });
  expect(answer.errors).toEqual([]);
});
afterAll(() => running.stop());

const CREATE_ARTICLE = `mutation ($brand_id: ID!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand_id, tag: "CONTENT-ALP", item: $item) { id }
}`;

async function save(collection: string, field: string, value: string) {
  return editor.ask(SAVE_CONTAINERS, {
    containers: [
      { page_id: page, name: 'CONTENT', field_collections: [{ name: collection, fields: [{ name: field, value }] }] },
    ],
  });
}

async function stored(): Promise<AnswerNode> {
  return (await readPage(editor, page)).containers[0].field_collections[0].fields[0];
}

describe('the video link of an article', () => {
  it.each([
    ['OVERVIEW', 'VIDEO-LINK'],
    ['COMPONENT-2', 'VIDEO-LINK'],
    ['COMPONENT-4', 'VIDEO'],
  ])('[CONT-045] in %s/%s is validated by the rule of the form', async (collection, field) => {
    expect(refusal(await save(collection, field, NO_FILM))).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'containerData.containers[0].field_collections[0].fields[0].value',
      message: 'invalid video link',
    });
    expect((await save(collection, field, FILM)).errors).toEqual([]);
    expect(await stored()).toMatchObject({ value: FILM });
  });

  it('[CONT-045] is refused in a field that is changed by itself', async () => {
    await save('OVERVIEW', 'VIDEO-LINK', FILM);
    const { id } = await stored();
    expect(refusal(await editor.ask(FIELDS, { fields: [{ id, value: NO_FILM }] }))).toMatchObject({
      argument: 'fields[0].value',
    });
    expect((await editor.ask(FIELDS, { fields: [{ id, value: null }] })).errors).toEqual([]);
  });

  it('may stay if it was stored before', async () => {
    await save('FORMER', 'VIDEO-LINK', FORMER);
    const [container] = (await readPage(editor, page)).containers;
    const [collection] = container.field_collections;
    const renamed = { id: container.id, field_collections: [{ id: collection.id, name: 'OVERVIEW' }] };
    await editor.ask(SAVE_CONTAINERS, { containers: [renamed] });
    const { id } = await stored();
    const { errors } = await editor.ask(FIELDS, { fields: [{ id, value: FORMER, order: 4 }] });
    expect(errors).toEqual([]);
  });

  it('is not validated in a field with its name in another collection', async () => {
    expect((await save('TAGS', 'VIDEO-LINK', 'any text')).errors).toEqual([]);
  });
});
