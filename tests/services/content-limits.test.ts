import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPage,
  post,
  readPage,
  SAVE_CONTAINERS,
  startContent,
  WHOLE_PAGE,
  type Person,
  type RunningContent,
} from './support/content';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

function authorized(): Record<string, string> {
  return { authorization: `Bearer ${editor.token}` };
}

describe('the transport', () => {
  it.each(['HEAD', 'PUT', 'DELETE', 'PATCH'])('answers 405 to %s and names what is allowed', async (method) => {
    const response = await fetch(`${running.url}/graphql?query={getAllBrands{id}}`, { method, headers: authorized() });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  it('answers a query in the address, to whoever is signed in, and lets nobody keep the answer', async () => {
    const address = `${running.url}/graphql?query=${encodeURIComponent('{ getAllBrands { name } }')}`;
    const response = await fetch(address, { headers: authorized() });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ data: { getAllBrands: expect.arrayContaining([{ name: 'ALP' }]) } });
    expect((await fetch(address)).status).toBe(401);
  });

  it('answers 405 to a mutation in the address, and nothing is done', async () => {
    const page = await createPage(editor);
    const mutation = encodeURIComponent(`mutation { removePage(id: "${page}") }`);
    const response = await fetch(`${running.url}/graphql?query=${mutation}`, { headers: authorized() });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await readPage(editor, page)).toMatchObject({ id: page });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])('answers 415 to %s', async (type) => {
    const answer = await post(running.url, { body: '{}', headers: { ...authorized(), 'content-type': type } });
    expect(answer.status).toBe(415);
    expect(answer.errors[0]?.message).toContain('application/json');
  });

  it('answers 413 to a document that is too big', async () => {
    const body = JSON.stringify({ query: `{ getAllBrands { id } } #${'x'.repeat(21 * 1024 * 1024)}` });
    const answer = await post(running.url, { body, headers: authorized() });
    expect(answer.status).toBe(413);
    expect(answer.errors[0]?.message).toContain('20 MB');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '[{"query":"{getAllBrands{id}}"}]',
    '{"query":1}',
    '{"query":"{"}',
    '{"query":"{ nothing }"}',
    '{"query":"{getAllBrands{id}}","variables":"x"}',
  ])('answers an error in the shape of GraphQL to the body %j', async (body) => {
    const answer = await post(running.url, { body, headers: authorized() });
    expect(answer.status).toBe(400);
    expect(answer.data).toBeNull();
    expect(answer.errors[0]?.message).toBeTruthy();
  });

  it('names the variable of a wrong type', async () => {
    const { errors } = await editor.ask('query ($page: Int) { searchPages(page: $page) { totalCount } }', {
      page: 'one',
    });
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('$page'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const big = await editor.ask('query ($page: Int) { searchPages(page: $page) { totalCount } }', { page: 1e12 });
    expect(big.errors[0]?.message).toContain('$page');
  });

  it('does not help guessing names', async () => {
    const { errors } = await editor.ask('{ getAllBrand { id } }');
    expect(errors[0]?.message).not.toMatch(/did you mean "/i);
  });
});

describe('the limits of a document', () => {
  it('leave room for a page six levels deep, also in a list, and for a large save plan', async () => {
    const page = await createPage(editor);
    const containers = Array.from({ length: 120 }, (_, order) => ({
      id: randomUUID(),
      page_id: page,
      name: `C${order}`,
      order,
    }));
    expect((await editor.ask(SAVE_CONTAINERS, { containers })).errors).toEqual([]);
    expect(await readPage(editor, page)).toMatchObject({ revision: 2 });
    const removals = containers.map((_, index) => `r${index}: removeContainer(id: $c${index})`).join('\n');
    const parameters = containers.map((_, index) => `$c${index}: ID!`).join(', ');
    const { errors } = await editor.ask(
      `mutation (${parameters}) { ${removals} }`,
      Object.fromEntries(containers.map(({ id }, index) => [`c${index}`, id])),
    );
    expect(errors).toEqual([]);
    const list = `query ($b: ID!) { searchPages(brandId: $b, tag: "COMPANY-INFO-ALP") { pages { ${WHOLE_PAGE} } } }`;
    const found = await editor.ask(list, { b: (await readPage(editor, page)).brand_id });
    expect(found.errors).toEqual([]);
  });

  it.each([
    ['aliases', Array.from({ length: 300 }, (_, index) => `a${index}: getAllBrands { id }`).join(' ')],
    ['directives', Array.from({ length: 50 }, () => `getAllBrands { id @include(if: true) }`).join(' ')],
  ])('allow as many %s as they say', async (_what, selection) => {
    const answer = await editor.ask(`{ ${selection} }`);
    expect(answer.errors).toEqual([]);
    expect(answer.status).toBe(200);
  });

  const deep = `${'children { '.repeat(30)} id ${'}'.repeat(30)}`;
  it.each([
    [
      'too deep',
      'depth limit of 24',
      `{ getSpecificBrandPageById(id: "x") { containers { field_collections { ${deep} } } } }`,
    ],
    [
      'of too many aliases',
      'Aliases limit of 300',
      `{ ${Array.from({ length: 301 }, (_, index) => `a${index}: getAllBrands { id }`).join(' ')} }`,
    ],
    ['of too many words', 'Token limit of 20000', `{ getAllBrands { ${'id '.repeat(20_001)} } }`],
    ['of too many directives', 'Directives limit of 50', `{ ${'getAllBrands { id @include(if: true) } '.repeat(51)} }`],
    [
      'that asks for too much at once',
      'Cost limit of 20000',
      `{ ${Array.from({ length: 250 }, (_, index) => `a${index}: getSpecificBrandPageById(id: "x") { ...page }`).join(' ')} }
       fragment page on BrandPage { ${WHOLE_PAGE} }`,
    ],
    [
      'of fragments that multiply',
      'Cost limit of 20000',
      `{ getAllBrands { ...f0 } } ${Array.from({ length: 20 }, (_, index) => `fragment f${index} on Brand { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f20 on Brand { id }`,
    ],
    [
      'of fragments in a circle',
      'Cannot spread fragment',
      '{ getAllBrands { ...a } } fragment a on Brand { ...b } fragment b on Brand { ...a }',
    ],
  ])('refuse a document %s, and name the limit', async (_what, limit, query) => {
    const answer = await editor.ask(query);
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.message).toContain(limit);
  });
});
