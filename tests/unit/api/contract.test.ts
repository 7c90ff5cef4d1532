import { graphqlSync, Kind, parse, print, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCapabilities } from '../../../src/api/contract/capabilities';
import { createContentClient } from '../../../src/api/contentClient';
import { createContentCalls, readContent } from '../../../src/api/contentCalls';
import * as generated from '../../../src/api/generated/graphql';
import { composeMutations } from '../../../src/api/mutations';
import { createTokenStore } from '../../../src/api/tokens';
import { PRODUCT, SPECIFICATION } from '../../support/plainServices/requestFaults';
import { contractOf } from '../support/contracts';
import { memoryStorage } from '../support/storage';

/** Operations of the console by name. */
const OPERATIONS = Object.entries(generated as Readonly<Record<string, unknown>>).flatMap(
  ([name, document]): readonly (readonly [string, DocumentNode])[] =>
    name.endsWith('Document') ? [[name.replace(/Document$/, ''), document as DocumentNode]] : [],
);

/** Operations that are not in the specification; the console omits them. */
const UNSPECIFIED_OPERATIONS = [
  'FindPages',
  'LeavePage',
  'LeaveRecord',
  'ListViews',
  'MoveRecord',
  'OpenListWith',
  'PageAtRevision',
  'PageFacets',
  'PageRevisions',
  'PublishPage',
  'Record',
  'RecordAtRevision',
  'RecordRevisions',
  'Records',
  'ReferringEntries',
  'RemoveListView',
  'RemoveRecords',
  'RemovedPages',
  'RemovedRecords',
  'RestorePageRevision',
  'RestoreRecordRevision',
  'SaveListView',
  'SaveRecords',
  'Search',
  'SetAtRevision',
  'SetRevisions',
  'Trial',
  'VisitPage',
  'VisitRecord',
];

describe('a request to a service with the full contract', () => {
  it.each(OPERATIONS)('is sent unchanged: %s', (_name, document) => {
    const variables = { page: 1, unknown: { deep: true } };
    const contract = contractOf(PRODUCT);
    const sent = contract.fit({ document, variables });
    expect(contract.supports(document)).toBe(true);
    expect(print(sent.document)).toBe(print(document));
  });
});

describe('a request to a service with only the specified contract', () => {
  const contract = contractOf(SPECIFICATION);

  it('is unsupported only for operations outside the specification', () => {
    expect(OPERATIONS.flatMap(([name, document]) => (contract.supports(document) ? [] : [name])).sort()).toEqual(
      UNSPECIFIED_OPERATIONS,
    );
  });

  it.each(OPERATIONS.filter(([name]) => !UNSPECIFIED_OPERATIONS.includes(name)))(
    'is valid there: %s',
    (_name, document) => {
      expect(validate(SPECIFICATION, contract.fit({ document, variables: {} }).document)).toEqual([]);
    },
  );

  it('saves a page without its revision and without keys unknown to the contract', () => {
    const field = { id: 'f', name: 'IMAGE', meta_data: { key: 'k', extra: { legacy: true } } };
    const { document, variables } = composeMutations([
      { operation: 'addOrUpdateFields', arguments: { fields: [field], expected_revision: 3 } },
      { operation: 'removeContainer', arguments: { id: 'c', expected_revision: 3 } },
    ]);
    const sent = contract.fit({ document, variables });
    expect(validate(SPECIFICATION, sent.document)).toEqual([]);
    expect(sent.variables).toEqual({
      m0_fields: [{ id: 'f', name: 'IMAGE', meta_data: { key: 'k' } }],
      m1_id: 'c',
    });
  });

  it('is never part of a save: a document with an unknown operation stays unchanged', () => {
    const document = parse('mutation { removeContainer(id: "c") visitPage(page_id: "p", visit: "v") { user_id } }');
    expect(contract.fit({ document, variables: {} }).document).toBe(document);
  });

  it('requests the tree if the service stores no cards', () => {
    const { document } = contract.fit({ document: generated.LinkedPageDocument, variables: { id: 'p' } });
    const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    expect(print(operation!)).toContain('...ContainerParts');
    expect(print(document)).not.toContain('card');
  });
});

describe('the capabilities of the services', () => {
  const page = { __typename: 'BrandPage', id: 'p', name: 'Page', tag: 'T', updated_at: '', containers: [] };

  function setUp({
    schema,
    offers,
  }: {
    readonly schema: GraphQLSchema;
    readonly offers: readonly string[] | undefined;
  }) {
    const requestedUrls: string[] = [];
    const bodies: { readonly query: string; readonly extensions?: unknown }[] = [];
    const capabilities = createCapabilities({
      settings: { contentUrl: 'https://content.test', identityUrl: 'https://identity.test' },
      cardOf: ({ tag }) => ({ category: `of ${tag}` }),
      http: {
        request: async <Answer>({ url = '' }) => {
          requestedUrls.push(url);
          if (!offers) throw new Error('404');
          return { data: { status: 'ok', offers } } as Answer;
        },
      },
    });
    const send: typeof fetch = async (_url, init) => {
      const body = JSON.parse(init?.body as string) as (typeof bodies)[number];
      bodies.push(body);
      const answer = body.query.includes('__schema')
        ? graphqlSync({ schema, source: body.query })
        : { data: { getSpecificBrandPageById: page, m0: true } };
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    };
    const client = createContentClient({
      contentUrl: 'https://content.test',
      tokens: createTokenStore(memoryStorage({ ACCESS_TOKEN: 'a' }), new EventTarget()),
      refresh: async () => undefined,
      compatibilityExchange: capabilities.compatibilityExchange,
      send,
    });
    return { capabilities, client, requestedUrls, bodies };
  }

  const removal = 'mutation { m0: removeContainer(id: "c") }';

  it('are requested once from both services, and used from then on', async () => {
    const { capabilities, client, requestedUrls, bodies } = setUp({
      schema: PRODUCT,
      offers: ['idempotency_keys', 'deployments'],
    });
    expect(capabilities.offers('content', 'deployments')).toBe(false);
    await capabilities.detect(client);
    expect(requestedUrls).toEqual(['https://content.test/health', 'https://identity.test/health']);
    expect(capabilities.offers('identity', 'idempotency_keys')).toBe(true);
    expect(capabilities.offers('content', 'thumbnails')).toBe(false);
    await createContentCalls(client).change('k1')(removal, {});
    expect(bodies.at(-1)?.extensions).toEqual({ idempotency_key: 'k1' });
  });

  it('are none if no service lists any: keys are not sent, and cards are derived from the trees', async () => {
    const { capabilities, client, bodies } = setUp({ schema: SPECIFICATION, offers: undefined });
    await capabilities.detect(client);
    await createContentCalls(client).change('k1')(removal, {});
    expect(bodies.at(-1)?.extensions).toBeUndefined();
    const found = await readContent(client, generated.LinkedPageDocument, { id: 'p' });
    expect(found.getSpecificBrandPageById).toMatchObject({ name: 'Page', card: { category: 'of T' } });
  });
});
