import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrors } from '../../server/errorAnswers';
import { createMetrics } from '../../server/metrics/metrics';
import type { MetricsAccess } from '../../server/metrics/metricsAccess';
import { registerMetricsRoute } from '../../server/metrics/metricsRoute';
import { startAdministration, userPayload } from './support/administration';
import { startContent, type Person, type RunningContent } from './support/content';
import { readMetrics, type Samples } from './support/metrics';
import { EICAR, makeImage, upload } from './support/uploads';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent({ SCANNER: 'eicar' });
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

/** The change of every sample by the work, without unchanged samples. */
async function added(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readMetrics(running.url);
  await work();
  const after = await readMetrics(running.url);
  const changes = [...after].map(([name, value]): [string, number] => [name, value - (before.get(name) ?? 0)]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

function requests(method: string, route: string, status: number): string {
  return `brand_console_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`;
}

function documents(operation: string, outcome: string): string {
  return `brand_console_graphql_documents_total{operation="${operation}",outcome="${outcome}"}`;
}

describe('the metrics', () => {
  it('include the process and the version', async () => {
    const samples = await readMetrics(running.url);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    const { engine } = running.services.database;
    expect(samples.get(`brand_console_info{version="1.2.5",engine="${engine}"}`)).toBe(1);
  });

  it('count requests by the template of their route', async () => {
    const changes = await added(async () => {
      for (let round = 0; round < 3; round += 1) await fetch(`${running.url}/iam/users/${randomUUID()}`);
      await fetch(`${running.url}/files/2026/01/${randomUUID()}.png`);
      await fetch(`${running.url}/iam/nowhere`);
    });
    expect(changes).toMatchObject({
      [requests('GET', '/iam/users/:id', 401)]: 3,
      [requests('GET', '/files/*', 404)]: 1,
      [requests('GET', 'other', 404)]: 1,
    });
  });

  it('count documents by operation and outcome, also where a fragment names the operation', async () => {
    const changes = await added(async () => {
      await editor.ask('{ a: getAllBrands { id } b: getAllBrands { id } }');
      await editor.ask('{ ...all } fragment all on Query { ... on Query { getAllBrands { id } } }');
      await editor.ask(`{ getSpecificBrandPageById(id: "${randomUUID()}") { id } }`);
      await editor.ask(`mutation { removePage(id: "${randomUUID()}") }`);
      await editor.ask('{ nothing }');
      await editor.ask('{');
    });
    expect(changes).toMatchObject({
      [documents('getAllBrands', 'OK')]: 2,
      [documents('getSpecificBrandPageById', 'NOT_FOUND')]: 1,
      [documents('removePage', 'NOT_FOUND')]: 1,
    });
    const refused = Object.entries(changes).filter(([name]) => name.includes('operation="none"'));
    expect(refused.reduce((sum, [, change]) => sum + change, 0)).toBe(2);
  });

  it('time the database and include its connections', async () => {
    const changes = await added(() => editor.ask(`mutation { removePage(id: "${randomUUID()}") }`));
    expect(changes['brand_console_database_transaction_seconds_count']).toBe(1);
    expect(changes['brand_console_database_query_seconds_count']).toBeGreaterThan(1);
    const samples = await readMetrics(running.url);
    expect(samples.get('brand_console_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(samples.get('brand_console_database_waiting')).toBe(0);
  });

  it('count uploads by call and outcome, and time their scans', async () => {
    const image = Buffer.from(await makeImage('png'));
    const { token } = editor;
    const changes = await added(async () => {
      await upload(running.url, { bytes: image, token });
      await upload(running.url, { bytes: Buffer.concat([image, Buffer.from(EICAR)]), token });
      await upload(running.url, { bytes: Buffer.from('no picture'), token });
    });
    const uploads = 'brand_console_uploads_total{kind="/uploads/images",outcome=';
    expect(changes).toMatchObject({
      [`${uploads}"stored"}`]: 1,
      [`${uploads}"infected"}`]: 1,
      [`${uploads}"refused"}`]: 1,
      'brand_console_upload_bytes_total{kind="/uploads/images"}': 2 * image.length + EICAR.length + 10,
      'brand_console_scan_seconds_count{result="clean"}': 2,
      'brand_console_scan_seconds_count{result="infected"}': 1,
    });
  });

  it('count the runs of the daily work', async () => {
    await expect
      .poll(() => readMetrics(running.url))
      .toSatisfy(
        (samples: Samples) =>
          samples.get('brand_console_background_runs_total{work="remove orphaned files",outcome="done"}') === 1,
      );
  });

  it('do not grow in number, whatever a caller sends', async () => {
    async function send(round: number): Promise<void> {
      const word = `w${randomUUID().replaceAll('-', '')}`;
      await fetch(`${running.url}/${word}/${round}?${word}=${word}`, { headers: { 'x-request-id': word } });
      await fetch(`${running.url}/iam/users/${word}`);
      await fetch(`${running.url}/files/${word}`);
      await fetch(`${running.url}/${word}`, { method: ['PROPFIND', 'LOCK', 'MKCOL'][round % 3] ?? 'LOCK' });
      await editor.ask(`query ${word} { ${word}: getAllBrands { id } }`);
      await editor.ask(`{ ${word} }`);
    }
    await send(0);
    const before = await readMetrics(running.url);
    for (let round = 1; round <= 10; round += 1) await send(round);
    const after = await readMetrics(running.url);
    const ours = [...after.keys()].filter((name) => name.startsWith('brand_console_'));
    expect(ours.filter((name) => !before.has(name))).toEqual([]);
  });

  it.each(['operate.md', 'operate/alerts.yml', 'operate/dashboard.json'])(
    'include all that docs/%s names',
    async (file) => {
      const text = await readFile(`docs/${file}`, 'utf8');
      const named = text.match(/\b(brand_console|process|nodejs)_[a-z0-9_]+/g) ?? [];
      expect(named.length).toBeGreaterThan(1);
      const exposition = await (await fetch(`${running.url}/metrics`)).text();
      const known = new Set<string>();
      for (const [, name = '', kind] of exposition.matchAll(/^# TYPE (\S+) (\S+)/gm)) {
        for (const end of kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) known.add(name + end);
      }
      expect(named.filter((name) => !known.has(name) && !known.has(`${name}_count`))).toEqual([]);
    },
  );

  it('are available without the database, which is when they are needed', async () => {
    await running.services.database.close();
    const samples = await readMetrics(running.url);
    expect(samples.get('brand_console_mail_waiting')).toBeNaN();
    expect(samples.get(requests('GET', '/metrics', 200))).toBeGreaterThan(0);
  });
});

it('the metrics include the number of waiting mails', async () => {
  const administration = await startAdministration();
  await administration.call('POST', 'users', await userPayload(administration.call));
  expect((await readMetrics(administration.url)).get('brand_console_mail_waiting')).toBe(1);
  await administration.stop();
});

interface Reading {
  readonly access: MetricsAccess;
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
}

describe('who may read the metrics', () => {
  const TOKEN = 'a-token-of-the-monitoring';
  const HERE = '127.0.0.1';
  const ELSEWHERE = '192.0.2.7';

  const bearer = { authorization: `Bearer ${TOKEN}` };
  it.each<Reading>([
    { access: 'on', from: ELSEWHERE, status: 200 },
    { access: 'off', from: HERE, status: 404 },
    { access: 'loopback', from: HERE, status: 200 },
    { access: 'loopback', from: '::1', status: 200 },
    { access: 'loopback', from: '::ffff:127.0.0.1', status: 200 },
    ...['localhost:4000', '127.0.0.1', '[::1]:4000', 'console.example', 'CONSOLE.example:8080'].map(
      (host): Reading => ({ access: 'loopback', from: HERE, headers: { host }, status: 200 }),
    ),
    ...['rebound.example', 'localhost.rebound.example', 'console.example@rebound.example', '127.0.0.1.nip.io', ' '].map(
      (host): Reading => ({ access: 'loopback', from: HERE, headers: { host }, status: 404 }),
    ),
    { access: 'loopback', from: ELSEWHERE, status: 404 },
    { access: 'loopback', from: HERE, headers: { 'x-forwarded-for': HERE }, status: 404 },
    { access: 'loopback', from: HERE, headers: { forwarded: 'for=192.0.2.7' }, status: 404 },
    { access: 'loopback', from: HERE, headers: { via: '1.1 proxy' }, status: 404 },
    { access: { token: TOKEN }, from: ELSEWHERE, headers: bearer, status: 200 },
    { access: { token: TOKEN }, from: HERE, status: 401 },
    { access: { token: TOKEN }, from: HERE, headers: { authorization: 'Bearer another' }, status: 401 },
    { access: { token: TOKEN }, from: HERE, headers: { authorization: `Basic ${TOKEN}` }, status: 401 },
  ])('with METRICS $access a request from $from with $headers is answered $status', async (reading) => {
    const { access, from: remoteAddress, headers = {}, status } = reading;
    const app = Fastify();
    registerErrors(app);
    const config = { metrics: access, publicUrl: 'https://console.example' };
    registerMetricsRoute(app, { config, metrics: createMetrics({ withProcess: false }) });
    const answer = await app.inject({ url: '/metrics', remoteAddress, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('brand_console_')).toBe(status === 200);
    await app.close();
  });
});
