import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { CONNECTIONS, required } from '../support/jobs';
import {
  formWith,
  restOf,
  runPeer,
  startPeer,
  type Contender,
  type PeerPlace,
  type PeerProcess,
  type Rest,
} from './contender';
import { BRAND, LISTED, sampleProperty, UNIT_VALUES, VALUES, type SampleProperty } from './sample';

const ADMINISTRATOR = { email: 'administrator@example.com', password: randomUUID() };
/** The same for each of its processes. */
const SECRET = randomUUID();
const PROPERTIES_PER_CALL = 100;

/**
 * Directus with a collection of properties and one of their units, which an editor may change: of every brand, since
 * rules for one need a licence.
 */
export async function directus({ folder, database, dataDir, port, pages, picture }: PeerPlace): Promise<Contender> {
  const url = `http://127.0.0.1:${port}`;
  const command = (name: string): PeerProcess => ({
    folder,
    args: [path.join(folder, 'node_modules', 'directus', 'cli.js'), name],
    env: {
      ...{ DB_CLIENT: 'pg', DB_CONNECTION_STRING: database, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url },
      ...{ SECRET, ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password },
      ...{ STORAGE_LOCAL_ROOT: dataDir, LOG_LEVEL: 'error', TELEMETRY: 'false', RATE_LIMITER_ENABLED: 'false' },
    },
  });
  await runPeer(command('bootstrap'));
  const first = await startPeer(command('start'), () => answers(url));
  const token = await prepare(restOf(url), url, pages);
  await first.stop();

  const staff = restOf(url, `Bearer ${token}`);
  const list = (further = '') => staff({ path: `/items/property?${LIST}${further}` });
  const running = await startPeer(command('start'), async () => (await list()).code === 'OK');
  const stored = await Promise.all(Array.from({ length: CONNECTIONS }, () => create(staff)));
  const propertyFor = (number: number) => stored[number % CONNECTIONS]!;
  const save = (number: number, body: object) =>
    staff({ method: 'PATCH', path: `/items/property/${propertyFor(number).id}?fields=id`, body });
  let saves = 0;
  return {
    name: 'Directus',
    ...running,
    jobs: {
      'first page of a list': () => list(),
      'narrowed by a rare text': () => list('&filter[name][_icontains]=heights 77'),
      'by a text of one in eight': () => list('&filter[name][_icontains]=amber'),
      'the same after a rename': async (number) => {
        saves += 1;
        required(await save(number, { name: `Amber ${saves}` }));
        return list('&filter[name][_icontains]=amber');
      },
      'a whole page': (number) => staff({ path: `/items/property/${propertyFor(number).id}?fields=*,units.*` }),
      'save one value': (number) => {
        saves += 1;
        return save(number, { location: `Town ${saves}` });
      },
      'save, whole page sent': (number) => {
        saves += 1;
        const next = itemOf(sampleProperty(saves));
        const { units } = propertyFor(number);
        return save(number, { ...next, units: next.units.map((unit, index) => ({ ...unit, id: units[index] })) });
      },
      'create a page': () => {
        saves += 1;
        return staff({ method: 'POST', path: '/items/property?fields=id', body: itemOf(sampleProperty(saves)) });
      },
      'upload 200 KB': () => staff({ method: 'POST', path: '/files', body: formWith(picture) }),
    },
  };
}

const LIST = new URLSearchParams({
  ...{ limit: '10', page: '1', sort: '-date_updated', meta: 'filter_count', 'filter[brand][_eq]': BRAND },
  fields: ['id', ...LISTED, 'date_created', 'date_updated', 'user_updated'].join(','),
}).toString();

/** Whether it responds, and its database with it. */
async function answers(url: string): Promise<boolean> {
  return (await fetch(`${url}/server/ping`)).ok;
}

/** @returns the token of the editor */
async function prepare(anybody: Rest, url: string, pages: number): Promise<string> {
  const signedIn = required(await anybody({ method: 'POST', path: '/auth/login', body: ADMINISTRATOR }));
  const { access_token: token } = signedIn.data['data'] as { readonly access_token: string };
  const administrator = restOf(url, `Bearer ${token}`);
  const post = async (address: string, body: unknown): Promise<string> => {
    const { data } = required(await administrator({ method: 'POST', path: address, body }));
    return (data['data'] as { readonly id?: string } | null)?.id ?? '';
  };
  await post('/collections', collection('property', ['brand', 'name', 'slug', ...VALUES], SYSTEM_FIELDS));
  await post('/collections', collection('unit', UNIT_VALUES, [{ field: 'sort', type: 'integer', schema: {} }]));
  await post('/fields/unit', { field: 'property', type: 'uuid', schema: { is_indexed: true } });
  await post('/fields/property', { field: 'units', type: 'alias', meta: { special: ['o2m'] } });
  await post('/relations', {
    ...{ collection: 'unit', field: 'property', related_collection: 'property' },
    ...{ meta: { one_field: 'units', sort_field: 'sort' }, schema: { on_delete: 'CASCADE' } },
  });
  const policy = await post('/policies', { name: 'Editors', app_access: true });
  const role = await post('/roles', { name: 'Editors' });
  await post('/access', { role, policy });
  for (const kind of ['property', 'unit', 'directus_files']) {
    for (const action of ['create', 'read', 'update']) {
      await post('/permissions', { policy, collection: kind, action, fields: ['*'] });
    }
  }
  const editor = { email: 'editor@example.com', password: randomUUID(), token: randomUUID() };
  await post('/users', { ...editor, role });
  for (let start = 0; start < pages; start += PROPERTIES_PER_CALL) {
    const count = Math.min(PROPERTIES_PER_CALL, pages - start);
    await post(
      '/items/property?fields=id',
      Array.from({ length: count }, (_, index) => itemOf(sampleProperty(start + index))),
    );
  }
  return editor.token;
}

const SYSTEM_FIELDS = [
  { field: 'date_created', type: 'timestamp', meta: { special: ['date-created'] }, schema: {} },
  { field: 'date_updated', type: 'timestamp', meta: { special: ['date-updated'] }, schema: { is_indexed: true } },
  { field: 'user_updated', type: 'uuid', meta: { special: ['user-updated'] }, schema: {} },
];

/** A collection with ids of its own, texts, and further fields. */
function collection(name: string, texts: readonly string[], further: readonly object[]) {
  const id = {
    ...{ field: 'id', type: 'uuid', meta: { special: ['uuid'], hidden: true } },
    schema: { is_primary_key: true },
  };
  const fields = texts.map((field) => ({ field, type: 'string', schema: { is_indexed: INDEXED.includes(field) } }));
  return { collection: name, schema: {}, meta: { accountability: 'all' }, fields: [id, ...fields, ...further] };
}

const INDEXED: readonly string[] = ['brand', 'slug'];

function itemOf({ values, units, ...rest }: SampleProperty) {
  return { ...rest, ...values, units: units.map((unit, sort) => ({ ...unit, sort })) };
}

async function create(staff: Rest): Promise<{ readonly id: string; readonly units: readonly string[] }> {
  const body = itemOf(sampleProperty(0));
  const { data } = required(await staff({ method: 'POST', path: '/items/property?fields=id,units', body }));
  return data['data'] as { readonly id: string; readonly units: readonly string[] };
}
