import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOf } from '../../server/content/documentCost';
import * as operations from '../../src/api/generated/graphql';
import { composePageNames } from '../../src/api/pickedPages';
import {
  brandId,
  COLLECTIONS,
  createPage,
  post,
  readPage,
  refusal,
  SAVE_CONTAINERS,
  startContent,
  take,
  WHOLE_PAGE,
  type Person,
  type RunningContent,
} from './support/content';
import { startHttpServer } from './support/httpServer';

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

  it('answers a query in the address with a token, and lets nobody cache the answer', async () => {
    const address = `${running.url}/graphql?query=${encodeURIComponent('{ getAllBrands { name } }')}`;
    const response = await fetch(address, { headers: authorized() });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ data: { getAllBrands: expect.arrayContaining([{ name: 'ALP' }]) } });
    expect((await fetch(address)).status).toBe(401);
  });

  it.each(['variables', 'extensions'])('refuses %s in the address that are not JSON', async (name) => {
    const address = `${running.url}/graphql?query=${encodeURIComponent('{ getAllBrands { name } }')}&${name}=__proto__`;
    const response = await fetch(address, { headers: authorized() });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ message: `${name}: expected JSON.`, extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it('answers 405 to a mutation in the address, and does not execute it', async () => {
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
    expect(answer.errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['query={', 400],
    ['', 400],
    ['query={getAllBrands{id}}&variables={', 400],
    ['query={getAllBrands{id}}&extensions=x', 400],
    ['query={getAllBrands{id}}&operationName=Other', 400],
    ['query=mutation{removePage(id:"x")}', 405],
  ])(
    'answers with a code of the contract, and with nothing of its library, to the address ?%s',
    async (query, status) => {
      const response = await fetch(`${running.url}/graphql?${query}`, {
        headers: { ...authorized(), accept: 'application/graphql-response+json' },
      });
      expect(response.status).toBe(status);
      const { errors } = (await response.json()) as { errors: { extensions: Record<string, unknown> }[] };
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
      expect(JSON.stringify(errors)).not.toContain('originalError');
    },
  );

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

describe('the cost of a document', () => {
  const budget = 100_000;

  it('counts every alias, and every item that a list may have; a refusal names cost and budget', async () => {
    const selection = Array.from(
      { length: 60 },
      (_, index) => `a${index}: searchPages(tag: "COMPANY-INFO-ALP", brandId: $b, limit: $l) { pages { id name } }`,
    );
    const query = `query ($b: ID!, $l: Int) { ${selection.join(' ')} }`;
    const b = brandId('ALP');
    const answer = await editor.ask(query, { b, l: 100 });
    expect(answer.status).toBe(400);
    // Each search counts 2,000, the list of its pages 1, and each of a hundred pages its two fields.
    const cost = 60 * (2000 + 1 + 100 * 2);
    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', cost, budget });
    expect(answer.errors[0]?.message).toContain(`it costs ${cost}, and ${budget} is the most`);
    expect((await editor.ask(query, { b, l: 1 })).status).toBe(400);
    expect((await editor.ask(`query ($b: ID!, $l: Int) { ${selection[0]} }`, { b, l: 100 })).errors).toEqual([]);
  });

  it.each([
    ['pageRevisions(page_id: "" ', 50],
    ['recordRevisions(of: "", id: "" ', 50],
    ['setRevisions(of: "", brand_id: "" ', 50],
    ['search(brand_id: "", text: "" ', 12],
    ['referringEntries(brand_id: "", ids: [] ', 10],
  ])('counts as many items as %s) returns when no limit is given', async (operation, limit) => {
    const schema = buildSchema(await readFile('server/content/schema.graphql', 'utf8'));
    const cost = (argument: string) => costOf({ schema, document: parse(`{ ${operation}${argument}) { a b c } }`) });
    expect(cost('')).toBe(cost(`limit: ${limit}`));
  });

  it('is at most a third of the budget for every document of the console', async () => {
    const schema = buildSchema(await readFile('server/content/schema.graphql', 'utf8'));
    const documents = Object.entries(operations).filter(([name]) => name.endsWith('Document'));
    const costs = documents.map(([name, document]) => {
      const variableValues = { limit: 100, pageSize: 100 };
      return [name, costOf({ schema, document, variableValues })] as const;
    });
    expect(costs.length).toBeGreaterThan(40);
    expect(costs.filter(([, cost]) => cost > budget / 3)).toEqual([]);
    // The most expensive document that staff need is one page with its tree, seven levels deep.
    expect(Math.max(...costs.map(([, cost]) => cost))).toBeGreaterThan(5_000);
    const names = parse(composePageNames(Array.from({ length: 100 }, () => randomUUID())).document);
    expect(costOf({ schema, document: names })).toBeLessThan(budget / 3);
  });
});

describe('what a document may be and answer', () => {
  it.each([
    ['a list', '['],
    ['an object', '{"a":'],
  ])('refuses variables nested too deep in %s', async (_what, bracket) => {
    const depth = 200_000;
    const closing = (bracket === '[' ? ']' : '}').repeat(depth);
    const body = `{"query":"{ getAllBrands { id } }","variables":{"x":${bracket.repeat(depth)}1${closing}}}`;
    const answer = await post(running.url, { body, headers: authorized() });
    expect(answer.status).toBe(400);
    expect(refusal(answer)).toEqual({
      message: 'variables: expected at most 128 levels.',
      code: 'BAD_USER_INPUT',
      argument: 'variables',
    });
  });

  it('refuses children nested two thousand deep, and a text of a document that is nested as deep', async () => {
    let collection: object = { name: 'DEEPEST' };
    for (let depth = 0; depth < 2000; depth += 1) collection = { name: 'DEEP', children: [collection] };
    const deep = await editor.ask(COLLECTIONS, { collections: [collection] });
    expect(refusal(deep)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'variables' });
    const literal = await editor.ask(`{ getBrand(id: ${'['.repeat(9_000)}${']'.repeat(9_000)}) { id } }`);
    expect(refusal(literal)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'query' });
    const inText = await editor.ask(
      `{ getLocations(brand_id: "${brandId('ALP')}", location: "${'['.repeat(200)}") { name } }`,
    );
    expect(inText.errors).toEqual([]);
  });

  it.each([
    ['pages', 'searchPages(brand_id: $brand, search: $text) { totalCount }'],
    ['banners', 'getFilteredHomeBanners(brand_id: $brand, search: $text) { total_count }'],
    ['careers', 'getFilteredCareers(brand_id: $brand, search: $text) { total_visible }'],
  ])('refuses a search of %s for a text of megabytes, which would block everybody', async (_what, field) => {
    const query = `query ($brand: ID!, $text: String) { ${field} }`;
    const ask = (length: number) => editor.ask(query, { brand: brandId('ALP'), text: 'x'.repeat(length) });
    expect((await ask(200)).errors).toEqual([]);
    expect(refusal(await ask(4_000_000))).toEqual({
      ...{ code: 'BAD_USER_INPUT', argument: 'search' },
      message: 'search: expected at most 200 characters, got 4000000.',
    });
  });

  it('reads texts and comments as the parser does, however long they are', async () => {
    const unclosed = await editor.ask(`{ getBrand(id: "${String.raw`\"`.repeat(1_000_000)}`);
    expect(refusal(unclosed)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('Unterminated'),
    });
    const texts = [`"${'['.repeat(12_000_000)}"`, `"""${String.raw`\"""`}${'['.repeat(4_000_000)}"""`];
    for (const text of texts) {
      const { errors } = await editor.ask(
        `{ getLocations(brand_id: "${brandId('ALP')}", location: ${text}) { name } }`,
      );
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'location' });
    }
    const behindComment = await editor.ask(`{ getBrand(id: # one line\r${'['.repeat(9_000)}`);
    expect(refusal(behindComment)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'query' });
  });

  it('refuses U+0000 in the key id of a token', async () => {
    const head = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'at+jwt', kid: 'a\0b' })).toString('base64url');
    const answer = await post(running.url, {
      body: '{"query":"{ getAllBrands { id } }"}',
      headers: { authorization: `Bearer ${head}.e30.AAAA` },
    });
    expect([400, 401]).toContain(answer.status);
    expect(['BAD_USER_INPUT', 'UNAUTHENTICATED']).toContain(answer.errors[0]?.extensions['code']);
  });

  it.each([
    ['a body', '/iam/oauth/token', { method: 'POST', body: JSON.stringify({ clientId: 'a\0', clientSecret: 'b' }) }],
    ['a deep body', '/iam/oauth/token', { method: 'POST', body: `{"code":${'['.repeat(5000)}${']'.repeat(5000)}}` }],
    ['an address', '/oidc/auth?client_id=a%00b&response_type=code', {}],
    ['the name of a file', '/files/2026/01/%00.png', {}],
    ['an address that begins with two slashes', '//a%00b', {}],
  ])('refuses U+0000 and deep nesting in %s of a REST call', async (_where, path, init) => {
    const response = await fetch(running.url + path, { ...init, headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/U\+0000|128 levels/) });
  });

  it('names the object that has a key with U+0000', async () => {
    const answer = await editor.ask(
      'mutation ($fields: [FieldInput!]!) { addOrUpdateFields(fields: $fields) { id } }',
      {
        fields: [{ meta_data: { extra: { 'a\0b': 1 } } }],
      },
    );
    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'fields[0].meta_data.extra' });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ 'a\0b': 1 });
    const response = await fetch(`${running.url}/iam/oauth/token`, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({ argument: 'body' });
  });

  it('finds no client whose id contains U+0000', async () => {
    const response = await fetch(`${running.url}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'a\0b', client_secret: 'c', grant_type: 'authorization_code', code: 'd' }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'invalid_client' });
  });
});

describe('limits by settings', () => {
  it('refuse a large document, a large answer of a query, and a mutation with one, which stores nothing', async () => {
    const small = await startContent({ DOCUMENT_LIMIT_MB: '2', ANSWER_LIMIT_MB: '1', DOCUMENT_COST: '5000' });
    try {
      const person = await small.person('alp.editor');
      const tooBig = await person.ask(`{ getAllBrands { id } } #${'x'.repeat(2 * 1024 * 1024)}`);
      expect(tooBig.status).toBe(413);
      expect(tooBig.errors[0]?.message).toContain('2 MB');
      const page = await createPage(person);
      const name = 'n'.repeat(300_000);
      const containers = [
        { page_id: page, name: 'C', field_collections: [{ name: 'F', fields: [{ name: 'A', value: name }] }] },
      ];
      expect((await person.ask(SAVE_CONTAINERS, { containers })).errors).toEqual([]);
      const value = 'containers { field_collections { fields { value } } }';
      const once = await person.ask(`query ($id: ID!) { a: getSpecificBrandPageById(id: $id) { ${value} } }`, {
        id: page,
      });
      expect(once.errors).toEqual([]);
      const often = Array.from(
        { length: 5 },
        (_, index) => `a${index}: getSpecificBrandPageById(id: $id) { ${value} }`,
      );
      const query = await person.ask(`query ($id: ID!) { ${often.join(' ')} }`, { id: page });
      expect(query.status).toBe(400);
      expect(refusal(query)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('at most 1 MB'),
      });
      const item = { id: page, featured: true };
      const saves = Array.from(
        { length: 5 },
        (_, index) =>
          `a${index}: addOrUpdateBrandPage(brand_id: $b, tag: "COMPANY-INFO-ALP", item: $item) { ${value} }`,
      );
      const mutation = await person.ask(`mutation ($b: ID!, $item: BrandPageInput!) { ${saves.join(' ')} }`, {
        ...{ b: brandId('ALP'), item },
      });
      expect(refusal(mutation)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('at most 1 MB'),
      });
      const after = await person.ask('query ($id: ID!) { p: getSpecificBrandPageById(id: $id) { revision } }', {
        id: page,
      });
      expect(take(after, 'p').revision).toBe(2);
    } finally {
      await small.stop();
    }
  });

  it('abort a document that takes too long', async () => {
    const slow = await startHttpServer();
    const content = await startContent({ PLACES: 'nominatim', PLACES_URL: slow.url });
    try {
      const person = await content.person('alp.editor');
      slow.answer = () => {
        content.advance(31);
        return { body: [] };
      };
      const answer = await person.ask(`{ getLocations(brand_id: "${brandId('ALP')}", location: "Makati") { name } }`);
      expect(answer.status).toBe(503);
      expect(refusal(answer)).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'The document took longer than 30 s and was given up. Nothing was stored.',
      });
    } finally {
      await content.stop();
      await slow.stop();
    }
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
    ['of too many comments', 'more than 1000 comments', `{ getAllBrands { id } ${'#\n'.repeat(1_001)} }`],
    ['of too many directives', 'Directives limit of 50', `{ ${'getAllBrands { id @include(if: true) } '.repeat(51)} }`],
    [
      'that asks for too much at once',
      'and 100000 is the most',
      `{ ${Array.from({ length: 250 }, (_, index) => `a${index}: getSpecificBrandPageById(id: "x") { ...page }`).join(' ')} }
       fragment page on BrandPage { ${WHOLE_PAGE} }`,
    ],
    [
      'of fragments that multiply',
      'and 100000 is the most',
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
