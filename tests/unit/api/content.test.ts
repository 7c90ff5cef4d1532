import { buildSchema, parse, print, validate, visit } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createContentClient } from '../../../src/api/contentClient';
import { ServiceError, SessionEndedError, UnreachableError } from '../../../src/api/errors';
import { composeMutations, runMutations, type Mutation } from '../../../src/api/mutations';
import { readAllBrands, readPage, readRevision } from '../../../src/api/pages';
import { createRefresh } from '../../../src/api/refresh';
import { createTokenStore } from '../../../src/api/tokens';
import type { PlannedOperation } from '../../../src/tree';
import { memoryStorage } from '../support/storage';

interface Call {
  readonly bearer: string | null;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

function setUp(
  answer: (call: Call) => Answer | Promise<Answer>,
  stored: Readonly<Record<string, string>> = { ACCESS_TOKEN: 'old', REFRESH_TOKEN: 'r1' },
) {
  const calls: Call[] = [];
  const refreshes: string[] = [];
  const tokens = createTokenStore(memoryStorage(stored), new EventTarget());
  const refresh = createRefresh({
    tokens,
    exclusively: (_name, work) => work(false),
    exchange: async (refreshToken) => {
      refreshes.push(refreshToken);
      if (refreshToken !== 'r1') throw new ServiceError('Unknown token.', '401');
      return { accessToken: 'new', refreshToken: 'r2' };
    },
  });
  const send: typeof fetch = async (_url, init) => {
    const { query, variables } = JSON.parse(init?.body as string);
    const call: Call = { bearer: new Headers(init?.headers).get('authorization'), query, variables };
    calls.push(call);
    const { status = 200, body } = await answer(call);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  return {
    calls,
    refreshes,
    tokens,
    client: createContentClient({ contentUrl: 'http://content.test', tokens, refresh, send }),
  };
}

const BRANDS = { data: { getAllBrands: [{ id: 'b1', name: 'ALP', tenant_id: 't1', __typename: 'Brand' }] } };
const UNAUTHENTICATED = { errors: [{ message: 'Sign in to go on.', extensions: { code: 'UNAUTHENTICATED' } }] };
const ADDRESS = { brandId: 'b1', tag: 'COMPANY-INFO-ALP', slug: 'about-us-alp' };

describe('a call of the content service', () => {
  it('[SESS-003] carries the bearer token', async () => {
    const { client, calls } = setUp(() => ({ body: BRANDS }));
    await expect(readAllBrands(client)).resolves.toMatchObject([{ id: 'b1', name: 'ALP', tenant_id: 't1' }]);
    expect(calls.map(({ bearer }) => bearer)).toEqual(['Bearer old']);
  });

  it('[SESS-010] refreshes once on a 401 and is repeated with the new token', async () => {
    const { client, calls, refreshes } = setUp(({ bearer }) =>
      bearer === 'Bearer new' ? { body: BRANDS } : { status: 401, body: UNAUTHENTICATED },
    );
    await expect(readAllBrands(client)).resolves.toHaveLength(1);
    expect(calls.map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer new']);
    expect(refreshes).toEqual(['r1']);
  });

  it('[SESS-010] shares one refresh with the calls that fail at the same time', async () => {
    const { client, refreshes } = setUp(({ bearer }) =>
      bearer === 'Bearer new' ? { body: BRANDS } : { status: 401, body: UNAUTHENTICATED },
    );
    await Promise.all([readAllBrands(client), readPage(client, ADDRESS).catch(() => null), readAllBrands(client)]);
    expect(refreshes).toEqual(['r1']);
  });

  it('[SESS-005] does not refresh for a refused client', async () => {
    const { client, refreshes } = setUp(() => ({
      status: 401,
      body: { errors: [{ message: 'Client authentication failed.' }] },
    }));
    await expect(readAllBrands(client)).rejects.toThrow(ServiceError);
    expect(refreshes).toEqual([]);
  });

  it('[SESS-006] does not refresh while a token is missing', async () => {
    const { client, refreshes } = setUp(() => ({ status: 401, body: UNAUTHENTICATED }), { ACCESS_TOKEN: 'old' });
    await expect(readAllBrands(client)).rejects.toThrow(SessionEndedError);
    expect(refreshes).toEqual([]);
  });

  it('[SESS-009] reports the end of the session when the refresh is refused', async () => {
    const { client, tokens } = setUp(() => ({ status: 401, body: UNAUTHENTICATED }), {
      ACCESS_TOKEN: 'old',
      REFRESH_TOKEN: 'stale',
    });
    await expect(readAllBrands(client)).rejects.toThrow(SessionEndedError);
    expect(tokens.both()).toBeUndefined();
  });

  it('reads again when called during the same read, to return later changes', async () => {
    const stored = { revision: 1 };
    const network = new EventTarget();
    const { client, calls } = setUp(async () => {
      const body = { data: { getSpecificBrandPageById: { ...stored, __typename: 'BrandPage' } } };
      await new Promise((resolve) => network.addEventListener('answers', resolve));
      return { body };
    });
    const first = readRevision(client, 'p1');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    stored.revision = 2;
    const afterwards = [readRevision(client, 'p1'), readRevision(client, 'p1')];
    network.dispatchEvent(new Event('answers'));
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    network.dispatchEvent(new Event('answers'));
    expect(await Promise.all([first, ...afterwards])).toEqual([1, 2, 2]);
  });

  it('returns null for a missing page', async () => {
    const { client } = setUp(() => ({
      body: { data: null, errors: [{ message: 'Page not found.', extensions: { code: 'NOT_FOUND' } }] },
    }));
    await expect(readPage(client, ADDRESS)).resolves.toBeNull();
  });

  it('distinguishes an unusable answer from a refusal', async () => {
    const { client } = setUp(() => ({ status: 502, body: 'bad gateway' }));
    await expect(readAllBrands(client)).rejects.toEqual(new UnreachableError('content'));
  });
});

const SAVE: readonly Mutation[] = [
  {
    operation: 'addOrUpdateBrandPage',
    arguments: { brand_id: 'b1', tag: 'T', item: { id: 'p1', name: 'About Us ALP' } },
  },
  {
    operation: 'addOrUpdateContainersFCFields',
    arguments: { containerData: { containers: [] }, expected_revision: 3 },
  },
  { operation: 'addOrUpdateFields', arguments: { fields: [] } },
  { operation: 'removeContainer', arguments: { id: 'c1' } },
];

describe('a save of several mutations', () => {
  it('is one document in the given order, every value a variable', () => {
    const { document, variables } = composeMutations(SAVE);
    const text = `
      mutation Save($m0_brand_id: ID!, $m0_tag: String!, $m0_item: BrandPageInput!, $m1_containerData: ContainerDataInput, $m1_expected_revision: Int, $m2_fields: [FieldInput!]!, $m3_id: ID!) {
        m0: addOrUpdateBrandPage(brand_id: $m0_brand_id, tag: $m0_tag, item: $m0_item) { id slug revision }
        m1: addOrUpdateContainersFCFields(containerData: $m1_containerData, expected_revision: $m1_expected_revision) { id }
        m2: addOrUpdateFields(fields: $m2_fields) { id }
        m3: removeContainer(id: $m3_id)
      }`;
    expect(print(document)).toBe(print(parse(text)));
    expect(variables).toMatchObject({ m0_tag: 'T', m1_expected_revision: 3, m3_id: 'c1' });
  });

  it('conforms to the contract of the content service', () => {
    const contract = buildSchema(readFileSync('server/content/schema.graphql', 'utf8'));
    expect(validate(contract, composeMutations(SAVE).document)).toEqual([]);
  });

  it('is composed from documents whose variables are named like their arguments', () => {
    const passed: { readonly name: string; readonly variable: string }[] = [];
    visit(parse(readFileSync('src/api/operations/save.graphql', 'utf8')), {
      Argument: ({ name, value }) => void passed.push({ name: `$${name.value}`, variable: print(value) }),
    });
    expect(passed).not.toEqual([]);
    expect(passed.filter(({ name, variable }) => name !== variable)).toEqual([]);
  });

  it('accepts no unknown arguments', () => {
    type Names<One extends Pick<Mutation, 'operation' | 'arguments'>> = {
      [M in One as M['operation']]: keyof M['arguments'];
    };
    expectTypeOf<Names<PlannedOperation>>().toExtend<Pick<Names<Mutation>, PlannedOperation['operation']>>();
    // @ts-expect-error it has `id`
    const wrong: Mutation = { operation: 'removeContainer', arguments: { ids: ['c1'] } };
    expect(print(composeMutations([wrong]).document)).not.toContain('ids');
  });

  it('is sent as one call, and a refusal has code and details', async () => {
    const { client, calls } = setUp(() => ({
      body: {
        data: null,
        errors: [
          { message: 'Saved meanwhile.', extensions: { code: 'CONFLICT', revision: 4, saved_by: 'ALP Editor' } },
        ],
      },
    }));
    const refused = runMutations(client, SAVE);
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', details: { revision: 4, saved_by: 'ALP Editor' } });
    expect(calls).toHaveLength(1);
  });
});
