import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandId, refusal, startContent, take, type Person, type RunningContent } from './support/content';
import { articleContainers, createFilled } from './support/trees';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

const PUBLISH = `mutation ($id: ID!, $published: Boolean!, $expected: Int) {
  publishPage(id: $id, published: $published, expected_revision: $expected) { id published revision updated_by }
}`;
const LISTED = `query ($brand: ID!, $published: Boolean) {
  searchPages(brand_id: $brand, tag: "CONTENT-ALP", limit: 100, filters: { published: $published }) {
    totalCount pages { id published }
  }
}`;

async function addArticle(name: string): Promise<string> {
  const { id, errors } = await createFilled(editor, { tag: 'CONTENT', name, containers: articleContainers('news') });
  expect(errors).toEqual([]);
  return id;
}

async function listed(published: boolean) {
  return take(await editor.ask(LISTED, { brand: brandId('ALP'), published }), 'searchPages');
}

describe('publishing and hiding a page', () => {
  it('is a save of its own, and moves it from one side of lists and counts to the other', async () => {
    const id = await addArticle('Hidden for a while');
    const before = { shown: await listed(true), hidden: await listed(false) };
    const hidden = await editor.ask(PUBLISH, { id, published: false });
    expect(hidden.errors).toEqual([]);
    expect(take(hidden, 'publishPage')).toEqual({ id, published: false, revision: 2, updated_by: 'ALP Editor' });
    const after = await listed(false);
    expect(after.pages).toContainEqual({ id, published: false });
    expect(after.totalCount).toBe(before.hidden.totalCount + 1);
    expect((await listed(true)).totalCount).toBe(before.shown.totalCount - 1);
    expect(take(await editor.ask(PUBLISH, { id, published: true }), 'publishPage')).toMatchObject({ revision: 3 });
    expect((await listed(true)).pages).toContainEqual({ id, published: true });
  });

  it('survives the removal and restoration of the page', async () => {
    const id = await addArticle('Hidden and removed');
    await editor.ask(PUBLISH, { id, published: false });
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    const last = await editor.ask('query ($id: ID!) { pageRevisions(page_id: $id, limit: 1) { revision action } }', {
      id,
    });
    const [{ revision }] = take(last, 'pageRevisions');
    await editor.ask('mutation ($id: ID!, $r: Int!) { restorePageRevision(page_id: $id, revision: $r) { id } }', {
      ...{ id, r: revision },
    });
    expect((await listed(false)).pages).toContainEqual({ id, published: false });
  });

  it('is refused for a page that was saved since, and without the right to change it', async () => {
    const id = await addArticle('Stays');
    expect(refusal(await editor.ask(PUBLISH, { id, published: false, expected: 7 })).code).toBe('CONFLICT');
    const reader = await running.person('alp.reader');
    expect(refusal(await reader.ask(PUBLISH, { id, published: false })).code).toBe('FORBIDDEN');
    const otherBrand = await running.person('avida.editor');
    expect(refusal(await otherBrand.ask(PUBLISH, { id, published: false })).code).toBe('NOT_FOUND');
    expect((await listed(true)).pages).toContainEqual({ id, published: true });
  });
});
