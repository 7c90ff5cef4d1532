import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
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
import { payloadProject } from './payloadProject';
import { BRAND, LISTED, sampleProperty } from './sample';

/** Path in the project, which has no TypeScript settings that would point to it. */
const PAYLOAD_CONFIG_PATH = 'payload.config.js';
const EDITOR = { email: 'editor@example.com', password: randomUUID() };
const CONCURRENT_PROPERTIES = 8;

/** Payload on Next.js with a collection of properties that hold their units, which an editor may change for one brand. */
export async function payload({ folder, database, dataDir, port, pages, picture }: PeerPlace): Promise<Contender> {
  const url = `http://127.0.0.1:${port}`;
  // Removes those of an earlier run, whose database no longer exists.
  await rm(path.join(folder, 'migrations'), { recursive: true, force: true });
  for (const [name, content] of Object.entries(payloadProject)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const env = {
    DATABASE_URL: database,
    PAYLOAD_SECRET: randomUUID(),
    UPLOADS: dataDir,
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_CONFIG_PATH,
  };
  const command = (name: string, ...args: readonly string[]): PeerProcess => ({
    ...{ folder, env },
    args: [path.join(folder, 'node_modules', ...BINARIES[name]!), ...args],
  });
  await runPeer(command('payload', 'migrate:create', 'first', '--skip-empty'));
  await runPeer(command('payload', 'migrate'));
  await runPeer(command('next', 'build'));
  const server = command('next', 'start', '--hostname', '127.0.0.1', '--port', String(port));
  const first = await startPeer(server, () => answers(url));
  const authorization = await prepare(restOf(url), url, pages);
  await first.stop();

  const staff = restOf(url, authorization);
  const list = (further = '') => staff({ path: `/api/properties?${LIST}${further}` });
  const running = await startPeer(server, async () => (await list()).code === 'OK');
  const stored = await Promise.all(Array.from({ length: CONNECTIONS }, () => create(staff)));
  const save = (number: number, body: unknown) =>
    staff({ method: 'PATCH', path: `/api/properties/${stored[number % CONNECTIONS]}?${BRIEF_RESPONSE}`, body });
  let saves = 0;
  return {
    name: 'Payload',
    ...running,
    jobs: {
      'first page of a list': () => list(),
      'narrowed by a rare text': () => list('&where[name][like]=heights 77'),
      'by a text of one in eight': () => list('&where[name][like]=amber'),
      'the same after a rename': async (number) => {
        saves += 1;
        required(await save(number, { name: `Amber ${saves}` }));
        return list('&where[name][like]=amber');
      },
      'a whole page': (number) => staff({ path: `/api/properties/${stored[number % CONNECTIONS]}?depth=0` }),
      'save one value': (number) => {
        saves += 1;
        return save(number, { location: `Town ${saves}` });
      },
      'save, whole page sent': (number) => {
        saves += 1;
        return save(number, documentOf(saves));
      },
      'create a page': () => {
        saves += 1;
        return staff({ method: 'POST', path: `/api/properties?${BRIEF_RESPONSE}`, body: documentOf(saves) });
      },
      'upload 200 KB': () => staff({ method: 'POST', path: '/api/media?depth=0', body: formWith(picture) }),
    },
  };
}

const BINARIES: Readonly<Record<string, readonly string[]>> = {
  payload: ['payload', 'bin.js'],
  next: ['next', 'dist', 'bin', 'next'],
};

const LIST = new URLSearchParams({
  ...{ limit: '10', page: '1', sort: '-updatedAt', depth: '0', 'where[brand][equals]': BRAND },
  ...Object.fromEntries([...LISTED, 'createdAt', 'updatedAt'].map((field) => [`select[${field}]`, 'true'])),
}).toString();
/** The fields that a save returns, besides the id. */
const BRIEF_RESPONSE = 'depth=0&select[location]=true';

async function answers(url: string): Promise<boolean> {
  return (await fetch(`${url}/api/users/me`)).ok;
}

/** @returns the authorization header of the editor */
async function prepare(anybody: Rest, url: string, pages: number): Promise<string> {
  required(await anybody({ method: 'POST', path: '/api/users/first-register', body: { ...EDITOR, brand: BRAND } }));
  const { data } = required(await anybody({ method: 'POST', path: '/api/users/login', body: EDITOR }));
  const authorization = `JWT ${String(data['token'])}`;
  const editor = restOf(url, authorization);
  for (let start = 0; start < pages; start += CONCURRENT_PROPERTIES) {
    const count = Math.min(CONCURRENT_PROPERTIES, pages - start);
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const body = documentOf(start + index);
        required(await editor({ method: 'POST', path: `/api/properties?${BRIEF_RESPONSE}`, body }));
      }),
    );
  }
  return authorization;
}

function documentOf(number: number) {
  const { values, ...rest } = sampleProperty(number);
  return { ...rest, ...values };
}

async function create(staff: Rest): Promise<string> {
  const { data } = required(await staff({ method: 'POST', path: '/api/properties?depth=0', body: documentOf(0) }));
  return String((data['doc'] as { readonly id: number | string }).id);
}
