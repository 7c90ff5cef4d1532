import { graphqlSync, Kind, parse, print, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCapabilities } from '../../../src/api/contract/capabilities';
import { createContentClient } from '../../../src/api/contentClient';
import { changeContentOnce, readContent } from '../../../src/api/contentCalls';
import * as generated from '../../../src/api/generated/graphql';
import { composeMutations } from '../../../src/api/mutations';
import { createTokenStore } from '../../../src/api/tokens';
import { PRODUCT, SPECIFICATION } from '../../support/plainServices/requestFaults';
import { contractOf } from '../support/contracts';
import { memoryStorage } from '../support/storage';

/** Every operation of the console, by its name. */
const OPERATIONS = Object.entries(generated as Readonly<Record<string, unknown>>).flatMap(
  ([name, document]): readonly (readonly [string, DocumentNode])[] =>
    name.endsWith('Document') ? [[name.replace(/Document$/, ''), document as DocumentNode]] : [],
);

/** What the specification has no operation for; the console leaves it out. */
const LEFT_OUT = [
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

describe('a request to a service that knows everything', () => {
  it.each(OPERATIONS)('is sent as it is: %s', (_name, document) => {
    const variables = { page: 1, unknown: { deep: true } };
    const contract = contractOf(PRODUCT);
    const sent = contract.fit({ document, variables });
    expect(contract.supports(document)).toBe(true);
    expect(print(sent.document)).toBe(print(document));
  });
});

describe('a request to a service that knows the specification alone', () => {
  const contract = contractOf(SPECIFICATION);

  it('lacks what the specification has no operation for, and nothing else', () => {
    expect(OPERATIONS.flatMap(([name, document]) => (contract.supports(document) ? [] : [name])).sort()).toEqual(
      LEFT_OUT,
    );
  });

  it.each(OPERATIONS.filter(([name]) => !LEFT_OUT.includes(name)))('is valid there: %s', (_name, document) => {
    expect(validate(SPECIFICATION, contract.fit({ document, variables: {} }).document)).toEqual([]);
  });

  it('saves a page without its revision, and without keys that have no name there', () => {
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

  it('is never half of a save: a document with an operation that is not there stays whole', () => {
    const document = parse('mutation { removeContainer(id: "c") visitPage(page_id: "p", visit: "v") { user_id } }');
    expect(contract.fit({ document, variables: {} }).document).toBe(document);
  });

  it('asks for the tree where the service keeps no cards', () => {
    const { document } = contract.fit({ document: generated.LinkedPageDocument, variables: { id: 'p' } });
    const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    expect(print(operation!)).toContain('...ContainerParts');
    expect(print(document)).not.toContain('card');
  });
});

describe('what the services can do', () => {
  const page = { __typename: 'BrandPage', id: 'p', name: 'Page', tag: 'T', updated_at: '', containers: [] };

  function setUp({
    schema,
    offers,
  }: {
    readonly schema: GraphQLSchema;
    readonly offers: readonly string[] | undefined;
  }) {
    const asked: string[] = [];
    const bodies: { readonly query: string; readonly extensions?: unknown }[] = [];
    const abilities = createCapabilities({
      settings: { contentUrl: 'https://content.test', identityUrl: 'https://identity.test' },
      cardOf: ({ tag }) => ({ category: `of ${tag}` }),
      http: {
        request: async <Answer>({ url = '' }) => {
          asked.push(url);
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
      compatibilityExchange: abilities.compatibilityExchange,
      send,
    });
    return { abilities, client, asked, bodies };
  }

  const keyed = { document: 'mutation { m0: removeContainer(id: "c") }', variables: {}, key: 'k1' };

  it('is asked once of both services, and used from then on', async () => {
    const { abilities, client, asked, bodies } = setUp({
      schema: PRODUCT,
      offers: ['idempotency_keys', 'deployments'],
    });
    expect(abilities.offers('content', 'deployments')).toBe(false);
    await abilities.detect(client);
    expect(asked).toEqual(['https://content.test/health', 'https://identity.test/health']);
    expect(abilities.offers('identity', 'idempotency_keys')).toBe(true);
    expect(abilities.offers('content', 'thumbnails')).toBe(false);
    await changeContentOnce(client, keyed);
    expect(bodies.at(-1)?.extensions).toEqual({ idempotency_key: 'k1' });
  });

  it('is nothing where no service lists anything: keys are not sent, and cards are worked out from the trees', async () => {
    const { abilities, client, bodies } = setUp({ schema: SPECIFICATION, offers: undefined });
    await abilities.detect(client);
    await changeContentOnce(client, keyed);
    expect(bodies.at(-1)?.extensions).toBeUndefined();
    const found = await readContent(client, generated.LinkedPageDocument, { id: 'p' });
    expect(found.getSpecificBrandPageById).toMatchObject({ name: 'Page', card: { category: 'of T' } });
  });
});
