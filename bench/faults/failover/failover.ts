import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServicesProcess, type ServicesProcess } from '../../support/servicesProcess';
import { staffWith } from '../../support/staff';
import { createBalancer } from '../balancer';
import { mustHold, type Fault, type Tally } from '../fault';
import { noticesOf, quietConsole, seatPeople, untilAllSave, type Person } from '../people';
import type { Random } from '../random';
import { createUploader, type Uploader } from '../uploader';
import { startBucket, type Bucket } from './bucket';
import { startCluster, type Cluster } from './cluster';
import { missingPrograms } from './shell';

const NODES = ['first', 'second'] as const;
const LOSSES = ['primary', 'node', 'pooler', 'bucket'] as const;
type Loss = (typeof LOSSES)[number];
/** The time until a person or a monitor notices a loss. */
const MAX_ABSENCE_MILLISECONDS = 3_000;
const MAX_DELAY_MILLISECONDS = 1_500;

/** Kills during work everything that two nodes depend on, and one of the nodes, one after the other. */
export const failover: Fault = {
  summary: 'the primary, a node, PgBouncer and the bucket are killed amid work of two nodes, one after the other',
  engines: ['postgres'],
  hasOwnServer: true,
  rounds: 10,
  async begin({ tally }) {
    const missing = missingPrograms();
    if (missing.length > 0) {
      tally.add(`left out, for want of: ${missing.join(', ')}`);
      return { round: () => Promise.resolve(), end: () => Promise.resolve() };
    }
    const restoreConsole = quietConsole();
    const cluster = await startCluster();
    const place = await open(cluster, tally).catch(async (error: unknown) => {
      await cluster.stop();
      throw error;
    });
    return {
      async round(random) {
        for (const loss of shuffled(LOSSES, random)) await lose({ ...place, loss, random: random.fork() });
      },
      async end() {
        for (const person of place.people) person.leave();
        for (const node of place.nodes.values()) await node.kill();
        await place.bucket.kill();
        await cluster.stop();
        restoreConsole();
      },
    };
  },
};

interface Installation {
  readonly cluster: Cluster;
  readonly bucket: Bucket;
  readonly nodes: Map<(typeof NODES)[number], ServicesProcess>;
  readonly start: (name: (typeof NODES)[number]) => Promise<void>;
  readonly people: readonly Person[];
  readonly upload: (isOver: () => boolean) => Promise<void>;
  readonly uploader: Uploader;
  readonly tally: Tally;
}

/** Two nodes, and people who work on either of them. */
async function open(cluster: Cluster, tally: Tally): Promise<Installation> {
  const objects = path.join(cluster.folder, 'objects');
  await mkdir(objects);
  const bucket = await startBucket(objects);
  const nodes: Installation['nodes'] = new Map();
  const env = {
    ...{ DATABASE_URL: cluster.url, STORAGE_URL: bucket.url, SECRET_KEY: randomBytes(32).toString('base64') },
    ...{ SEED: 'demo', DEMO_ACCOUNTS: 'on', ACCESS_TOKEN_SECONDS: '86400' },
  };
  let publicUrl: Readonly<Record<string, string>> = {};
  async function start(name: (typeof NODES)[number]): Promise<void> {
    const dataDir = path.join(cluster.folder, name);
    const node = await startServicesProcess({ entry: 'sources', env: { ...env, DATA_DIR: dataDir, ...publicUrl } });
    nodes.set(name, node);
    // Tokens contain it, so all nodes have the same.
    publicUrl = { PUBLIC_URL: publicUrl['PUBLIC_URL'] ?? node.url };
  }
  for (const name of NODES) await start(name);
  const balancer = createBalancer(() => [...nodes.values()]);
  const { people, token } = await seatPeople(balancer, tally);
  const uploader = await createUploader(tally);
  async function upload(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const { code, message } = await uploader.upload(staffWith(balancer.next().url, token));
      if (code === 'OK') continue;
      tally.add('uploads refused');
      const isExplained = (/^HTTP 50[03]$/.test(code) && message !== '') || code === 'BROKEN';
      mustHold(isExplained, `an upload should be stored or refused with a message, got ${code} ${message}`);
    }
  }
  return { cluster, bucket, nodes, start, people, upload, uploader, tally };
}

/** Causes one loss during work, and checks everything that must hold after it. */
async function lose(given: Installation & { readonly loss: Loss; readonly random: Random }): Promise<void> {
  const { people, nodes, uploader, upload, tally, loss, random } = given;
  const before = new Map(nodes);
  const noticesBefore = noticesOf(people);
  let isOver = false;
  const work = Promise.all([...people.map((person) => person.work(random.fork(), () => isOver)), upload(() => isOver)]);
  const recovery = (async () => {
    await wait(random.between(0, MAX_DELAY_MILLISECONDS));
    const spared = await causeLoss(given);
    await untilAllSave(people);
    return spared;
  })().finally(() => {
    isOver = true;
  });
  const [spared] = await Promise.all([recovery, work]);
  for (const name of spared) {
    mustHold(nodes.get(name) === before.get(name), `the ${name} node should not be started anew`);
    mustHold(nodes.get(name)?.isRunning() === true, `the ${name} node should run on`);
  }
  for (const person of people) await person.verify();
  for (const { url } of nodes.values()) await uploader.verify(url);
  const notices = noticesOf(people) - noticesBefore;
  mustHold(loss !== 'bucket' || notices === 0, 'saves should not fail for want of the bucket');
  tally.add(`${loss} lost: rounds`);
  tally.add(`${loss} lost: notices of ${people.length} people`, notices);
  tally.peak(
    `${loss} lost: longest time without a save, ms`,
    Math.max(...people.map((person) => person.longestPause())),
  );
}

/** @returns the nodes that must keep running */
async function causeLoss({
  cluster,
  bucket,
  nodes,
  start,
  loss,
  random,
}: Installation & { readonly loss: Loss; readonly random: Random }): Promise<readonly (typeof NODES)[number][]> {
  const absence = () => wait(random.between(0, MAX_ABSENCE_MILLISECONDS));
  if (loss === 'node') {
    const name = random.oneOf(NODES);
    await nodes.get(name)?.kill();
    await absence();
    await start(name);
    return NODES.filter((other) => other !== name);
  }
  if (loss === 'primary') {
    await cluster.killPrimary();
    await absence();
    await cluster.failOver();
    await cluster.rejoin();
  } else if (loss === 'pooler') {
    await cluster.killPooler();
    await absence();
    await cluster.startPooler();
  } else {
    await bucket.kill();
    await absence();
    await bucket.start();
  }
  return NODES;
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, place: random.between(0, 2 ** 30) }))
    .toSorted((first, second) => first.place - second.place)
    .map(({ item }) => item);
}
