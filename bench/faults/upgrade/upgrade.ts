import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { newPlace } from '../../support/engines';
import { startServicesProcess, type ServicesProcess } from '../../support/servicesProcess';
import { createBalancer } from '../balancer';
import { mustHold, type Fault, type Tally } from '../fault';
import { noticesOf, quietConsole, seatPeople, untilAllSave, type Person } from '../people';
import type { Random } from '../random';
import { buildVersionBefore } from './versionBefore';

const NODES = 2;
const MAX_PAUSE_MILLISECONDS = 1_500;

/** Nodes of the previous version are replaced one by one with this version during work, and back again. */
export const upgrade: Fault = {
  summary: 'an upgrade amid work, node by node on one database, and the way back',
  engines: ['postgres'],
  rounds: 10,
  async begin({ engine, tally }) {
    const before = await buildVersionBefore();
    const restoreConsole = quietConsole();
    return {
      async round(random) {
        const { env, remove } = await newPlace(engine);
        const shared = await mkdtemp(path.join(os.tmpdir(), 'brand-console-upgrade-'));
        const settings = { SECRET_KEY: randomBytes(32).toString('base64'), ACCESS_TOKEN_SECONDS: '86400' };
        const files = { STORAGE_URL: pathToFileURL(path.join(shared, 'files')).href };
        const nodes = createFleet({ ...env, ...settings, ...files }, tally);
        try {
          await nodes.replaceAll({ program: before.program }, async () => undefined);
          await upgradeAndBack({ nodes, random, tally, before: before.program });
        } finally {
          await nodes.stop();
          await rm(shared, { recursive: true, force: true });
          await remove();
        }
      },
      async end() {
        await before.remove();
        restoreConsole();
      },
    };
  },
};

type Entry = Parameters<typeof startServicesProcess>[0]['entry'];
type Fleet = ReturnType<typeof createFleet>;

async function upgradeAndBack(given: {
  readonly nodes: Fleet;
  readonly random: Random;
  readonly tally: Tally;
  readonly before: string;
}): Promise<void> {
  const { nodes, random, tally, before } = given;
  const { people } = await seatPeople(
    createBalancer(() => nodes.running()),
    tally,
  );
  const pause = () => wait(random.between(0, MAX_PAUSE_MILLISECONDS));
  try {
    for (const [what, entry] of [
      ['upgrade', 'sources'],
      ['way back', { program: before }],
      ['upgrade again', 'sources'],
    ] as const) {
      await duringWork(people, random.fork(), () =>
        nodes.replaceAll(entry, async () => {
          await pause();
          await untilAllSave(people);
        }),
      );
      for (const person of people) await person.verify();
      tally.add(`${what}: rounds`);
      tally.peak(
        `${what}: longest time without a save, ms`,
        Math.max(...people.map((person) => person.longestPause())),
      );
    }
    // A balancer sends nothing more to a node before it is stopped, so nobody gets a notice.
    mustHold(noticesOf(people) === 0, `no save should fail, ${noticesOf(people)} did`);
  } finally {
    for (const person of people) person.leave();
  }
}

async function duringWork(people: readonly Person[], random: Random, action: () => Promise<void>): Promise<void> {
  let isOver = false;
  const work = people.map((person) => person.work(random.fork(), () => isOver));
  const ended = action().finally(() => {
    isOver = true;
  });
  await Promise.all([ended, ...work]);
}

/** Nodes on one database, which are replaced one by one. */
function createFleet(env: Readonly<Record<string, string>>, tally: Tally) {
  let nodes: readonly ServicesProcess[] = [];
  let publicUrl: string | undefined;
  let started = 0;

  async function start(entry: Entry): Promise<ServicesProcess> {
    started += 1;
    const dataDir = path.join(env['DATA_DIR'] ?? '', `node-${started}`);
    const nodeEnv = { DATA_DIR: dataDir, ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }) };
    const node = await startServicesProcess({ entry, env: { ...env, ...nodeEnv } });
    publicUrl ??= node.url;
    return node;
  }

  return {
    running: () => nodes,
    /** @param between awaited after each start and after each stop */
    async replaceAll(entry: Entry, between: () => Promise<void>): Promise<void> {
      const previous = nodes;
      for (let place = 0; place < NODES; place += 1) {
        nodes = [...nodes, await start(entry)];
        await between();
        const next = previous[place];
        if (next === undefined) continue;
        nodes = nodes.filter((node) => node !== next);
        const code = await next.stop();
        // Versions up to 1.2.5 wait for connections that a request left open, and end with 1 after ten seconds.
        if (entry === 'sources') tally.add(`ends of the version before with code ${String(code)}`);
        else
          mustHold(code === 0, `a node that is replaced should end with code 0, got ${String(code)}: ${next.said()}`);
        await between();
      }
    },
    async stop(): Promise<void> {
      for (const node of nodes) await node.kill();
    },
  };
}
