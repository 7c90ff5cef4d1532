import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { allScopes } from '../../server/identity/vocabulary';
import {
  brandId,
  createPage,
  namesOf,
  personOf,
  readPage,
  SAVE_CONTAINERS,
  take,
  type Answer,
  type Person,
} from './support/content';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { startHttpServer, type HttpServer } from './support/httpServer';
import { startListening } from './support/liveListener';
import { readMetrics } from './support/metrics';
import { startProcess, untilReady, type NodeProcess } from './support/nodeProcess';
import { getAs, refreshOf, requestTokens, signIn, signOut, type Tokens } from './support/signIn';
import { findFreePort } from './support/startServices';
import { createTestDatabase } from './support/testDatabase';
import { makeImage, upload } from './support/uploads';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-nodes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts three processes at the same moment. */
async function startThree(env: Readonly<Record<string, string>>): Promise<readonly NodeProcess[]> {
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const publicUrl = `http://127.0.0.1:${ports[0]}`;
  return Promise.all(ports.map((port) => startProcess({ PUBLIC_URL: publicUrl, ...env, PORT: String(port) })));
}

const isOnServer = Boolean(process.env['TEST_DATABASE_URL']);

if (isOnServer) describe('three nodes that start at once on one empty PostgreSQL', onOneServer);
else {
  it('of three nodes that start at once on one embedded database one runs, and the others report why they do not', async () => {
    await placeEmptyDatabase(folder);
    const nodes = await startThree({ DATA_DIR: folder, SEED: 'none' });
    const ends = nodes.map((node) => node.ended());
    const refused = await Promise.race(ends);
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('is in use by another process') });
    const states = () =>
      Promise.all(
        nodes.map(({ url }) =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      );
    await expect.poll(states, { timeout: 50_000 }).toSatisfy((all: readonly number[]) => all.includes(200));
    expect((await states()).filter((status) => status === 200)).toHaveLength(1);
    for (const node of nodes) await node.kill();
  });
}

function onOneServer(): void {
  let database: { readonly url: string; drop(): Promise<void> };
  let nodes: readonly NodeProcess[];
  let urls: readonly [string, string, string];
  let tokens: Tokens;
  let deployments: HttpServer;

  function settings(): Readonly<Record<string, string>> {
    const storage = pathToFileURL(path.join(folder, 'files')).href;
    return {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      STORAGE_URL: storage,
      SEED: 'demo',
      METRICS: 'on',
      DEPLOY_HOOK_URL: deployments.url,
    };
  }

  beforeAll(async () => {
    database = (await createTestDatabase()) ?? expect.fail('TEST_DATABASE_URL is not set.');
    deployments = await startHttpServer();
    nodes = await startThree(settings());
    urls = nodes.map(({ url }) => url) as [string, string, string];
    await Promise.all(urls.map(untilReady));
    tokens = await signIn(urls[0], 'alp.editor@demo.example');
  });
  afterAll(async () => {
    for (const node of nodes) await node.kill();
    await deployments.stop();
    await database.drop();
  });

  /** The same person, at each of the nodes. */
  function editors(): readonly [Person, Person, Person] {
    return urls.map((url) => personOf(url, tokens.accessToken)) as [Person, Person, Person];
  }

  async function rowsOf(sql: string): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it('have stored migrations, brands, demo accounts, pages and keys once', async () => {
    expect(await rowsOf('SELECT count(*)::int AS count FROM brand')).toEqual([{ count: 4 }]);
    expect(await rowsOf('SELECT count(*)::int AS count FROM permission')).toEqual([{ count: allScopes.length }]);
    expect(await rowsOf('SELECT email FROM app_user GROUP BY email HAVING count(*) > 1')).toEqual([]);
    expect(await rowsOf('SELECT brand_id, tag, slug FROM page GROUP BY 1, 2, 3 HAVING count(*) > 1')).toEqual([]);
    expect(await rowsOf('SELECT purpose FROM signing_key ORDER BY purpose')).toEqual([
      { purpose: 'access-token' },
      { purpose: 'provider' },
      { purpose: 'secret' },
    ]);
  });

  it('do the daily work once together, except for that on the folder of each', async () => {
    async function runs(): Promise<ReadonlyMap<string, number>> {
      const counted = new Map<string, number>();
      for (const samples of await Promise.all(urls.map(readMetrics))) {
        for (const [name, value] of samples) {
          if (!name.startsWith('brand_console_background_runs_total')) continue;
          counted.set(name, (counted.get(name) ?? 0) + value);
        }
      }
      return counted;
    }
    const works = (await rowsOf('SELECT name FROM daily_work')).map(({ name }) => String(name));
    expect(works.length).toBeGreaterThan(1);
    const done = (work: string) => `brand_console_background_runs_total{work="${work}",outcome="done"}`;
    const once = Object.fromEntries(works.map((work) => [done(work), 1]));
    const expected = { ...once, [done('remove interrupted uploads')]: nodes.length };
    await expect.poll(async () => Object.fromEntries(await runs())).toEqual(expected);
  });

  it('accept one of concurrent requests to deploy a brand, and forward it once', async () => {
    const body = JSON.stringify({ brand_id: brandId('ALP') });
    const headers = { authorization: `Bearer ${tokens.accessToken}`, 'content-type': 'application/json' };
    const answers = await Promise.all(urls.map((url) => fetch(`${url}/deploy`, { method: 'POST', headers, body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    const last = async (url: string) =>
      (await getAs(tokens.accessToken, `${url}/deploy?brand_id=${brandId('ALP')}`)).body;
    for (const url of urls) await expect.poll(() => last(url)).toMatchObject({ status: 'done' });
    expect(deployments.requests).toHaveLength(1);
  });

  it('share sessions: tokens, refreshing and signing out', async () => {
    for (const url of urls) expect((await getAs(tokens.accessToken, `${url}/iam/users/me`)).status).toBe(200);
    const other = await signIn(urls[0], 'avida.editor@demo.example');
    const refreshed = await Promise.all(
      [urls[1], urls[2]].map((url) => requestTokens(url, refreshOf(other.refreshToken))),
    );
    expect(refreshed.map(({ status }) => status)).toEqual([200, 200]);
    expect(refreshed[0]?.data.refreshToken).toBe(refreshed[1]?.data.refreshToken);
    const { accessToken } = other;
    expect((await signOut(urls[2], { accessToken, console: urls[0] })).status).toBe(200);
    for (const url of urls) expect((await getAs(other.accessToken, `${url}/iam/users/me`)).status).toBe(401);
  });

  it('send the live events of all of them, and resume where another one stopped', async () => {
    const [first, second] = editors();
    const { token } = first;
    const listener = await startListening({ url: urls[2], token });
    await expect.poll(() => listener.lastId()).toBeDefined();
    // Concurrently, so that they do not commit in the order in which they started.
    const pages = await Promise.all([first, second, first, second, first].map((editor) => createPage(editor)));
    for (const id of pages) expect(await listener.heard({ id })).toMatchObject({ action: 'saved', revision: 1 });
    listener.stop();
    const missed = await createPage(second);
    const again = await startListening({ url: urls[0], token, lastId: listener.lastId() });
    await again.heard({ id: missed });
    expect(again.begins()).toBe(0);
    again.stop();
  });

  it('show changes that another one saved immediately', async () => {
    const [first, second, third] = editors();
    const page = await createPage(first);
    expect((await readPage(second, page)).revision).toBe(1);
    for (let revision = 1; revision <= 5; revision += 1) {
      const containers = [{ id: randomUUID(), page_id: page, name: `ROUND-${revision}`, order: revision }];
      expect((await second.ask(SAVE_CONTAINERS, { containers, revision })).errors).toEqual([]);
      for (const reader of [third, first]) {
        const { containers: stored, revision: now } = await readPage(reader, page);
        expect(now).toBe(revision + 1);
        expect(stored.map(({ name }) => name)).toContain(`ROUND-${revision}`);
      }
    }
  });

  it('share who has a page open', async () => {
    const [first] = editors();
    const page = await createPage(first);
    const other = await signIn(urls[0], 'group.editor@demo.example');
    const visit = 'mutation ($page: ID!, $visit: ID!) { visitPage(page_id: $page, visit: $visit) { name } }';
    const leave = 'mutation ($page: ID!, $visit: ID!) { leavePage(page_id: $page, visit: $visit) }';
    const mine = { page, visit: randomUUID() };
    const theirs = { page, visit: randomUUID() };
    const visitAt = async (person: Person, tab: typeof mine) =>
      namesOf(take(await person.ask(visit, tab), 'visitPage'));
    expect(await visitAt(first, mine)).toEqual([]);
    expect(await visitAt(personOf(urls[1], other.accessToken), theirs)).toEqual(['ALP Editor']);
    expect(await visitAt(personOf(urls[2], tokens.accessToken), mine)).toEqual(['Group Editor']);
    await personOf(urls[2], other.accessToken).ask(leave, theirs);
    expect(await visitAt(first, mine)).toEqual([]);
  });

  it('accept one of three concurrent saves of a page, and report a conflict to the others', async () => {
    const [first] = editors();
    const page = await createPage(first);
    for (let revision = 1; revision <= 10; revision += 1) {
      const answers: readonly Answer[] = await Promise.all(
        editors().map((person, index) => {
          const containers = [{ id: randomUUID(), page_id: page, name: `R${revision}-${index}`, order: revision }];
          return person.ask(SAVE_CONTAINERS, { containers, revision });
        }),
      );
      const codes = answers.map(({ errors }) => errors[0]?.extensions['code'] ?? 'OK');
      expect([...codes].sort()).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
      const stored = (await readPage(first, page)).containers.map(({ name }) => name);
      expect(stored.filter((name) => name.startsWith(`R${revision}-`))).toEqual([
        `R${revision}-${codes.indexOf('OK')}`,
      ]);
    }
  });

  it('serve the uploads of each other from one storage', async () => {
    const image = Buffer.from(await makeImage('png'));
    const { body } = await upload(urls[1], { bytes: image, token: tokens.accessToken });
    const answer = await fetch(`${urls[2]}/${body.key}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(image)).toBe(true);
  });

  it('continue when one of them is killed, and when a new one joins', async () => {
    const [, , victim] = nodes;
    const [first, second] = editors();
    const page = await createPage(first);
    await victim?.kill();
    const containers = [{ id: randomUUID(), page_id: page, name: 'AFTER', order: 1 }];
    expect((await second.ask(SAVE_CONTAINERS, { containers, revision: 1 })).errors).toEqual([]);
    const newcomer = await startProcess({ ...settings(), PUBLIC_URL: urls[0] });
    await untilReady(newcomer.url);
    expect((await readPage(personOf(newcomer.url, tokens.accessToken), page)).revision).toBe(2);
    await newcomer.kill();
  });

  it('create one first administrator if all of them have the setting', async () => {
    const fresh = (await createTestDatabase()) ?? expect.fail('TEST_DATABASE_URL is not set.');
    const config = readConfig({
      ...settings(),
      DATABASE_URL: fresh.url,
      SEED: 'none',
      FIRST_ADMINISTRATOR: 'first@company.example',
    });
    const logger = pino({ level: 'silent' });
    const apps = await Promise.all([1, 2, 3].map(() => createApp(config, { logger })));
    const [app] = apps;
    expect(await app?.services.database.query('SELECT email FROM app_user')).toEqual([
      { email: 'first@company.example' },
    ]);
    expect(await app?.services.database.query('SELECT name FROM role')).toEqual([{ name: 'Platform Administrator' }]);
    for (const { close } of apps) await close();
    await fresh.drop();
  });
}
