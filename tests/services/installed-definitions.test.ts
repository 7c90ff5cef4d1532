import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionId } from '../../server/identity/vocabulary';
import { brandId, personOf, take, type Answer, type Person } from './support/content';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { startProcess, untilReady, type NodeProcess } from './support/nodeProcess';
import { signIn } from './support/signIn';
import { findFreePort } from './support/startServices';
import { collection, field } from './support/trees';

const GIVEN = path.resolve('tests/support/definitions');
const ALP = brandId('ALP');
const FIND = 'query ($brand: ID!) { records(brand_id: $brand, area: "faq") { total_count } }';
const ACTIONS = ['read', 'create', 'update', 'delete'];

/** An area of one brand with the heading of another area, one scope for several actions, and scopes in every place that can have some. */
const LEAFLETS = {
  'leaflets.area': {
    name: 'leaflets',
    path: '/manage-leaflets',
    brands: ['AVIDA'],
    menu: { label: 'Manage Leaflets', icon: 'document', position: 97 },
    access: { read: 'read:leaflets', create: 'edit:leaflets', update: 'edit:leaflets', delete: 'edit:leaflets' },
    kinds: { by: 'category', scopes: { Sale: 'manage:leaflets-sale' }, needed: 'always' },
    store: { kind: 'pages', tag: 'LEAFLETS-{BRAND}' },
    list: {
      kind: 'cards',
      heading: 'Gallery',
      searchLabel: 'Leaflets',
      addLabel: 'Add Leaflet',
      lines: [{ kind: 'text', value: 'title', missing: 'title' }],
      canFeature: false,
      loadError: 'The leaflets could not be loaded.',
    },
    card: { title: [{ at: ['LEAFLET', 'OVERVIEW'], field: 'TITLE' }] },
    editor: 'leaflet',
    headings: { add: 'Add Leaflet', change: 'Edit Leaflet' },
    kindField: 'main.kind',
  },
  'leaflet.editor': {
    name: 'leaflet',
    title: 'Leaflet',
    stored: { page: { tag: 'LEAFLETS-{BRAND}', name: { from: ['main.title'] }, save: 'updateTree' } },
    fields: {
      main: {
        type: 'group',
        stored: { container: 'LEAFLET', collection: 'OVERVIEW' },
        fields: {
          title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'A title is required' },
          price: { type: 'text', label: 'Price', stored: 'PRICE', access: 'manage:leaflets-price' },
          kind: {
            type: 'choice',
            label: 'Kind',
            stored: 'CATEGORY',
            choices: [
              { value: 'Sale', label: 'Sale' },
              { value: 'Rent', label: 'For rent', access: 'manage:leaflets-rent' },
            ],
          },
        },
      },
    },
  },
};

let home: string;
let schemas: string;
let running: NodeProcess | undefined;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'brand-console-installed-'));
  schemas = path.join(home, 'schemas');
  await cp(GIVEN, schemas, { recursive: true });
  await mkdir(path.join(schemas, 'leaflets'));
  for (const [name, definition] of Object.entries(LEAFLETS)) {
    await writeFile(path.join(schemas, 'leaflets', `${name}.json`), JSON.stringify(definition));
  }
  await placeEmptyDatabase(path.join(home, 'data'));
});
afterAll(async () => {
  await running?.kill();
  await rm(home, { recursive: true, force: true });
});

/** Starts the built services on the data of the test, after a running one has ended. */
async function start(env: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<NodeProcess> {
  running?.signal('SIGTERM');
  await running?.ended();
  const port = String(await findFreePort());
  const settings = {
    DATA_DIR: path.join(home, 'data'),
    SEED: 'demo',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  running = await startProcess({ ...settings, ...env }, args);
  return running;
}

describe('a folder of definitions for services that are built and have data', () => {
  let url: string;
  let editor: Person;
  let reader: Person;
  let before: Answer;
  let features: readonly string[];

  async function as(account: string): Promise<Person> {
    return personOf(url, (await signIn(url, `${account}@demo.example`)).accessToken);
  }

  beforeAll(async () => {
    ({ url } = await start({}));
    await untilReady(url);
    ({ url } = await start({ SCHEMAS_DIR: schemas }));
    await untilReady(url);
    editor = await as('alp.editor');
    reader = await as('alp.reader');
    before = await editor.ask(FIND, { brand: ALP });
    features = await give('ALP Editor', [
      ...['faq', 'notices'].flatMap((resource) => ACTIONS.map((action) => `${action}:${resource}`)),
      ...['read:leaflets', 'edit:leaflets', 'manage:leaflets-sale'],
    ]);
  });

  /** Gives a role these scopes and no others. @returns the names of all features */
  async function give(roleName: string, scopes: readonly string[]): Promise<readonly string[]> {
    const { token } = await as('platform.administrator');
    const role = (await listed('roles')).find(({ name }) => name === roleName);
    const body = {
      name: roleName,
      description: 'Questions and notices',
      isActive: true,
      permissionIds: scopes.map(permissionId),
    };
    const changed = await fetch(`${url}/iam/roles/${role?.id ?? ''}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await changed.text()).toContain('read:notices');
    return (await listed('features')).map(({ name }) => name);
  }

  /** A list of the identity service, as returned to a platform administrator. */
  async function listed(what: string, parameters: Readonly<Record<string, string>> = {}): Promise<Named['data']> {
    const { token } = await as('platform.administrator');
    const query = new URLSearchParams({ page: '1', limit: '100', ...parameters });
    const answer = await fetch(`${url}/iam/${what}?${query}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as Named).data;
  }

  it('adds the permissions of its areas, which nobody has before they are granted', async () => {
    expect(before.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', scope: 'read:faq' } }]);
    expect(features).toEqual(expect.arrayContaining(['Questions', 'Notices']));
    expect((await editor.ask(FIND, { brand: ALP })).errors).toEqual([]);
    expect((await reader.ask(FIND, { brand: ALP })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('has one permission for every scope that its definitions name, in the feature of that name', async () => {
    const [gallery, ...others] = (await listed('features')).filter(({ name }) => name === 'Gallery');
    expect(gallery?.permissions?.map(({ scope }) => scope)).toEqual([
      ...ACTIONS.map((action) => `${action}:gallery`),
      ...['read:leaflets', 'edit:leaflets', 'manage:leaflets-price', 'manage:leaflets-rent', 'manage:leaflets-sale'],
    ]);
    expect(others).toEqual([]);
  });

  it('stores the records of its own area, validated like their form, with search and history', async () => {
    const id = randomUUID();
    const save = (data: object) =>
      editor.ask(
        'mutation ($brand: ID!, $records: [RecordInput!]!) { saveRecords(brand_id: $brand, area: "faq", records: $records) { id } }',
        { brand: ALP, records: [{ id, data }] },
      );
    expect(
      (
        await save({
          question: 'How do I reserve a unit?',
          answer: '<p>Ask a broker.</p>',
          topic: 'buying',
          active: true,
        })
      ).errors,
    ).toEqual([]);
    expect((await save({ question: 'x'.repeat(121) })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect((await save({ question: 'Why?', topic: 'selling' })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    const found = await editor.ask(
      `query ($brand: ID!, $id: ID!) {
        records(brand_id: $brand, area: "faq", filters: [{ property: "topic", is: "buying" }]) { total_count }
        recordRevisions(of: "faq", id: $id) { revision }
        search(brand_id: $brand, text: "broker") { of id label }
      }`,
      { brand: ALP, id },
    );
    expect(found).toMatchObject({
      errors: [],
      data: {
        records: { total_count: 1 },
        recordRevisions: [{ revision: 1 }],
        search: [{ of: 'faq', id, label: 'Answer' }],
      },
    });
  });

  it('stores the pages of its own area, validated like their form, with cards, filters, search and history', async () => {
    const id = randomUUID();
    const page = await editor.ask(
      'mutation ($brand: ID!, $item: BrandPageInput!) { addOrUpdateBrandPage(brand_id: $brand, tag: "NOTICES-ALP", item: $item) { id } }',
      { brand: ALP, item: { id, name: 'Water is off' } },
    );
    expect(page.errors).toEqual([]);
    const save = (until: string) =>
      editor.ask(
        'mutation ($containers: [ContainerInput!]!) { addOrUpdateContainersFCFields(containerData: { containers: $containers }) { id } }',
        {
          containers: [
            {
              page_id: id,
              name: 'NOTICE',
              order: 0,
              field_collections: [
                collection('OVERVIEW', [
                  field('TITLE', 'Water is off'),
                  field('OFFICE', 'Makati'),
                  field('UNTIL', until),
                ]),
              ],
            },
          ],
        },
      );
    expect((await save('soon')).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', place: ['NOTICE', 'OVERVIEW', 'UNTIL'] } },
    ]);
    expect((await save('12/24/2026')).errors).toEqual([]);
    const found = await editor.ask(
      `query ($brand: ID!, $id: ID!) {
        pageFacets(brand_id: $brand, tag: "NOTICES-ALP", value: "office")
        searchPages(brand_id: $brand, tag: "NOTICES-ALP", filters: { card: [{ value: "office", is: "makati" }] }) { pages { id card } }
        pageRevisions(page_id: $id) { revision }
        search(brand_id: $brand, text: "water") { of id }
      }`,
      { brand: ALP, id },
    );
    expect(found.errors).toEqual([]);
    expect(found.data).toMatchObject({
      pageFacets: ['Makati'],
      searchPages: { pages: [{ id, card: { title: 'Water is off', office: 'Makati' } }] },
      search: [{ of: 'NOTICES-ALP', id }],
    });
    expect(take(found, 'pageRevisions').length).toBeGreaterThan(0);
    const { errors } = await reader.ask('query ($id: ID!) { getSpecificBrandPageById(id: $id) { id } }', { id });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('hides an area of one brand from the others: their roles are not offered its scopes, and they have no pages of it', async () => {
    const tenants = await listed('tenants');
    const offered = async (brand: string) => {
      const tenantId = tenants.find(({ name }) => name === brand)?.id ?? '';
      const found = await listed('features', { tenantId });
      return found.flatMap(({ permissions = [] }) => permissions.map(({ scope }) => scope));
    };
    expect((await offered('AVIDA')).filter((scope) => scope.includes('leaflets'))).toHaveLength(5);
    expect((await offered('ALP')).filter((scope) => scope.includes('leaflets'))).toEqual([]);

    const made = await editor.ask(
      'mutation ($brand: ID!, $item: BrandPageInput!) { addOrUpdateBrandPage(brand_id: $brand, tag: "LEAFLETS-ALP", item: $item) { id } }',
      { brand: ALP, item: { name: 'Summer' } },
    );
    expect(made.errors).toMatchObject([{ message: 'ALP has no such page.', extensions: { code: 'FORBIDDEN' } }]);
    // The answer for an unknown tag, not for a missing scope.
    const found = await reader.ask(
      'query ($brand: ID!) { searchPages(brand_id: $brand, tag: "LEAFLETS-ALP") { totalCount } }',
      { brand: ALP },
    );
    expect(found).toMatchObject({ errors: [], data: { searchPages: { totalCount: 0 } } });
  });

  it('serves them to the console as modules whose address changes with them, and their JSON Schemas to text editors', async () => {
    const { status, headers, text } = await read('/definitions/editor.schema.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/schema+json; charset=utf-8']);
    expect(text).toContain('"$use":{"const":"seo"');
    expect((await read('/definitions/nothing')).status).toBe(404);
  });

  async function read(address: string) {
    const answer = await fetch(`${url}${address}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
});

interface Named {
  readonly data: readonly {
    readonly id: string;
    readonly name: string;
    readonly permissions?: readonly { readonly scope: string }[];
  }[];
}

describe('a folder of definitions with problems', () => {
  it('makes the start and the check of the settings fail, with every problem by file and line', async () => {
    await change('faq/faq-question.editor.json', '"$use": "shown"', '"$use": "shwon"');
    await change('notices/notice.editor.json', '"type": "date",', '"type": "date"');
    const first = await (await start({ SCHEMAS_DIR: schemas })).ended();
    const check = await (await start({ SCHEMAS_DIR: schemas }, ['--check'])).ended();
    expect([first.code, check.code]).toEqual([1, 1]);
    for (const { errors } of [first, check]) {
      expect(errors).toContain(
        'faq/faq-question.editor.json:29 at fields.main.fields.shown.$use: expected one of the fragments',
      );
      expect(errors).toContain('got "shwon"; did you mean \'shown\'?');
      expect(errors).toMatch(/notices\/notice\.editor\.json:14: Unexpected token/);
    }
  });

  /** Replaces a text in a file of the folder; the text must exist. */
  async function change(file: string, from: string, to: string): Promise<void> {
    const at = path.join(schemas, file);
    const text = await readFile(at, 'utf8');
    expect(text).toContain(from);
    await writeFile(at, text.replace(from, to));
  }
});
