import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { createTestDatabase } from '../../tests/services/support/testDatabase';
import { median, type Table } from '../measure';
import { databaseServer } from '../support/engines';
import { freePort } from '../support/freePort';
import { CONNECTIONS, measureJobs, type Figures } from '../support/jobs';
import { restOfRun } from '../support/settings';
import { JOBS, type Contender, type JobName, type PeerPlace } from './contender';
import { directus } from './directus';
import { ours } from './ours';
import { payload } from './payload';

const PEERS = { directus, payload } as const;
const REST_MILLISECONDS = restOfRun(30_000);

/** The required speed relative to the best of the peers (requests per second; for jobs that run one by one, the time of a call). */
const REQUIRED_RATIOS: Readonly<Record<JobName, number>> = {
  'first page of a list': 2,
  'narrowed by a rare text': 2,
  'by a text of one in eight': 2,
  'the same after a rename': 1,
  'a whole page': 2,
  'save one value': 2,
  'save, whole page sent': 2,
  'create a page': 1.3,
  'upload 200 KB': 1.5,
};

/** Never run concurrently: each is a rename, whose time does not count, and a list. */
const ONE_BY_ONE: readonly JobName[] = ['the same after a rename'];

/**
 * The same work in the product and in peers that the operator has installed, side by side on one machine and one server.
 * @param options the folder of each peer by its name; without any, only the product is measured
 */
export async function run(options: Readonly<Record<string, string>>): Promise<readonly Table[]> {
  const selected = Object.entries(PEERS).filter(([name]) => options[name] !== undefined);
  if (selected.length === 0) {
    process.stdout.write(
      'No peers: give the folders that they are installed in, --directus <folder> --payload <folder>.\n',
    );
  }
  const pages = Number(process.env['BENCH_PEER_PAGES'] ?? 10_000);
  const picture = await makePicture();
  const engine = databaseServer() === undefined || process.env['BENCH_ENGINE'] === 'embedded' ? 'embedded' : 'postgres';
  const contenders: Contender[] = [];
  const removals: (() => Promise<void>)[] = [];
  try {
    contenders.push(await ours({ engine, pages, picture }));
    for (const [name, start] of selected) {
      const { place, remove } = await newPeerPlace({ folder: path.resolve(options[name]!), pages, picture });
      removals.push(remove);
      contenders.push(await start(place));
    }
    // Time for the autovacuum and checkpoints that filling them has left to the server.
    await wait(REST_MILLISECONDS);
    return tablesOf({ pages, engine, figures: await measure(contenders), contenders: await withMemory(contenders) });
  } finally {
    for (const { stop } of contenders) await stop();
    for (const remove of removals) await remove();
  }
}

/** By job and name of the contender. */
type Measured = ReadonlyMap<string, Figures>;

/** Job by job, every contender in turn. */
function measure(contenders: readonly Contender[]): Promise<Measured> {
  const jobs = JOBS.flatMap((job) => contenders.map(({ name, jobs }) => [keyOf(job, name), jobs[job]] as const));
  const oneByOne = ONE_BY_ONE.flatMap((job) => contenders.map(({ name }) => keyOf(job, name)));
  return measureJobs(new Map(jobs), new Set(oneByOne));
}

async function withMemory(contenders: readonly Contender[]): Promise<readonly (Contender & { megabytes: number })[]> {
  return Promise.all(contenders.map(async (contender) => ({ ...contender, megabytes: await contender.memory() })));
}

function tablesOf(options: {
  readonly pages: number;
  readonly engine: string;
  readonly figures: Measured;
  readonly contenders: readonly (Contender & { readonly megabytes: number })[];
}): readonly Table[] {
  const { pages, engine, figures, contenders } = options;
  return [
    {
      name: `Ours on ${engine} beside its peers, ${pages} properties: p50 ms of one call / requests a second with ${CONNECTIONS}`,
      rows: JOBS.map((job) => ({
        job,
        ...Object.fromEntries(contenders.map(({ name }) => [name, describe(figures.get(keyOf(job, name))!)])),
        ...standing(job, figures, contenders),
      })),
    },
    {
      name: 'Their processes',
      rows: contenders.map(({ name, startSeconds, megabytes }) => ({
        name,
        's to the first list': startSeconds.toFixed(1),
        'MB after the load': megabytes.toFixed(0),
      })),
    },
  ];
}

function describe({ alone, together }: Figures): string {
  const rate = together.length === 0 ? '' : ` / ${median(together).toFixed(0)}`;
  return `${median(alone).toFixed(1)}${rate}`;
}

/** The speed of ours relative to the best of the others, and the required one. */
function standing(job: JobName, figures: Measured, contenders: readonly Contender[]): Readonly<Record<string, string>> {
  const [own, ...others] = contenders.map(({ name }) => speedOf(figures.get(keyOf(job, name))!));
  if (own === undefined || others.length === 0) return {};
  const times = own / Math.max(...others);
  return {
    'of the best peer': `${times.toFixed(2)} ×`,
    wanted: `${REQUIRED_RATIOS[job]} ×${times < REQUIRED_RATIOS[job] ? ' (below)' : ''}`,
  };
}

function speedOf({ alone, together }: Figures): number {
  return together.length === 0 ? 1000 / median(alone) : median(together);
}

function keyOf(job: JobName, contender: string): string {
  return `${job} ${contender}`;
}

/** A database and a folder of its own for a peer. */
async function newPeerPlace(
  options: Pick<PeerPlace, 'folder' | 'pages' | 'picture'>,
): Promise<{ readonly place: PeerPlace; readonly remove: () => Promise<void> }> {
  const database = await createTestDatabase({ server: databaseServer() });
  if (!database)
    throw new Error('Peers store in PostgreSQL: set BENCH_DATABASE_URL to a server on which databases may be made.');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-peer-'));
  return {
    place: { ...options, database: database.url, dataDir, port: await freePort() },
    async remove() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** 200 KB of noise, which no format compresses. */
async function makePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 260, height: 260, channels: 3, background: 'black', noise } });
  return new Uint8Array(await image.png().toBuffer());
}
