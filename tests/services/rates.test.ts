import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { brandId, post, startContent, type Person, type RunningContent } from './support/content';
import { readMetrics } from './support/metrics';
import { findFreePort } from './support/startServices';
import { makeImage, upload } from './support/uploads';

const BRANDS = '{ getAllBrands { id } }';

let running: RunningContent;
afterEach(() => running.stop());

/** The number of concurrent requests that are refused with 429. */
async function refusedOf(count: number, ask: () => Promise<{ readonly status: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, ask));
  return answers.filter(({ status }) => status === 429).length;
}

describe('the documents of one person', () => {
  it('are limited in a minute, whatever address they come from, and others go on', async () => {
    running = await startContent({ DOCUMENTS_PER_MINUTE: '40', TRUST_PROXY: 'loopback' });
    const editor = await running.person('alp.editor');
    let address = 0;
    const ask = () =>
      post(running.url, {
        body: JSON.stringify({ query: BRANDS }),
        headers: { authorization: `Bearer ${editor.token}`, 'x-forwarded-for': `203.0.113.${(address += 1)}` },
      });
    expect(await refusedOf(43, ask)).toBe(3);
    const response = await fetch(`${running.url}/graphql?query=${encodeURIComponent(BRANDS)}`, {
      headers: { authorization: `Bearer ${editor.token}` },
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'Too many requests. Try again in a minute.', extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    expect((await (await running.person('avida.editor')).ask(BRANDS)).errors).toEqual([]);
    running.advance(61);
    expect((await editor.ask(BRANDS)).errors).toEqual([]);
  });

  it('are not refused for longer when the clock of the machine is set back', async () => {
    running = await startContent({ DOCUMENTS_PER_MINUTE: '20' });
    const editor = await running.person('alp.editor');
    const ask = () => editor.ask(BRANDS);
    expect(await refusedOf(23, ask)).toBe(3);
    running.advance(-8 * 60 * 60);
    expect(await refusedOf(23, ask)).toBe(3);
  });

  it('are limited to those of ten people per address, before the sender is identified', async () => {
    running = await startContent({ DOCUMENTS_PER_MINUTE: '4', TRUST_PROXY: 'loopback' });
    let port = 4711;
    const ask = () => post(running.url, { body: '{}', headers: { 'x-forwarded-for': `203.0.113.7:${(port += 1)}` } });
    expect(await refusedOf(45, ask)).toBe(5);
    const other = await post(running.url, { body: '{}', headers: { 'x-forwarded-for': '203.0.113.8' } });
    expect(other.status).toBe(401);
  });

  it('are limited together with the requested links to files', async () => {
    running = await startContent({ DOCUMENTS_PER_MINUTE: '20', DOCUMENT_LINKS: 'signed' });
    const { token } = await running.person('alp.editor');
    const ask = () =>
      fetch(`${running.url}/file-links?key=files/none.pdf`, { headers: { authorization: `Bearer ${token}` } });
    expect(await refusedOf(23, ask)).toBe(3);
    const refused = await ask();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    running.advance(61);
    expect((await ask()).status).toBe(404);
  });

  it('are limited by their total cost in a minute', async () => {
    running = await startContent({ COST_PER_MINUTE: '20000' });
    const editor = await running.person('alp.editor');
    const search = { brand: brandId('ALP') };
    const query = 'query ($brand: ID!) { searchPages(brand_id: $brand, tag: "COMPANY-INFO-ALP") { totalCount } }';
    // Each costs 2,000 for the search and 1 for the selection.
    expect(await refusedOf(12, () => editor.ask(query, search))).toBe(3);
    const refused = await editor.ask(query, search);
    expect(refused.status).toBe(429);
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', seconds: expect.any(Number) });
    // Refused before the document is parsed.
    expect((await editor.ask('{')).status).toBe(429);
    running.advance(61);
    expect((await editor.ask(query, search)).errors).toEqual([]);
  });

  it('may use their whole cost, also if each costs more than half a portion', async () => {
    running = await startContent({ COST_PER_MINUTE: '68000' });
    const editor = await running.person('alp.editor');
    const query = 'query ($brand: ID!) { searchPages(brand_id: $brand, tag: "COMPANY-INFO-ALP") { totalCount } }';
    // A portion is 3,400, and each costs 2,001: 33 times that is 66,033.
    expect(await refusedOf(40, () => editor.ask(query, { brand: brandId('ALP') }))).toBe(7);
  });

  it('are counted by all nodes of a database server together', async () => {
    running = await startContent({ DOCUMENTS_PER_MINUTE: '40' });
    const editor = await running.person('alp.editor');
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    const other = await createApp(
      { ...running.config, port, publicUrl: running.config.publicUrl },
      { database: { ...running.services.database, close: () => Promise.resolve() } },
    );
    try {
      await other.app.listen({ port, host: running.config.host });
      const elsewhere = {
        body: JSON.stringify({ query: BRANDS }),
        headers: { authorization: `Bearer ${editor.token}` },
      };
      const [here, there] = await Promise.all([
        refusedOf(40, () => editor.ask(BRANDS)),
        refusedOf(40, () => post(url, elsewhere)),
      ]);
      expect(here + there).toBe(40);
    } finally {
      await other.close();
    }
  });
});

describe('deployments and uploads of one person', () => {
  it('are limited in a minute', async () => {
    running = await startContent({ DEPLOYS_PER_MINUTE: '3', UPLOADS_PER_MINUTE: '2' });
    const editor = await running.person('alp.editor');
    const headers = { authorization: `Bearer ${editor.token}` };
    const readDeployment = () => fetch(`${running.url}/deploy?brand_id=${brandId('ALP')}`, { headers });
    expect(await refusedOf(5, readDeployment)).toBe(2);
    expect(Number((await readDeployment()).headers.get('retry-after'))).toBeGreaterThan(30);
    const bytes = new Uint8Array(await makeImage('png'));
    expect(await refusedOf(4, () => upload(running.url, { bytes, token: editor.token }))).toBe(2);
    expect(await upload(running.url, { bytes, token: editor.token })).toMatchObject({
      status: 429,
      body: { message: 'Too many requests. Try again in a minute.' },
    });
  });
});

describe('the room for uploads', () => {
  it('is bounded for each brand, and told by the metrics', async () => {
    running = await startContent({ UPLOAD_QUOTA_MB: '1', METRICS: 'on' });
    const room = 'brand_console_upload_stored_bytes{brand="ALP"}';
    const before = (await readMetrics(running.url)).get(room) ?? 0;
    const [alp, avida] = [await running.person('alp.editor'), await running.person('avida.editor')];
    const bytes = new Uint8Array(await makeImage('png', { width: 400, height: 400 }));
    const large = new Uint8Array(700_000);
    large.set(bytes);
    const take = (person: Person, sent: Uint8Array<ArrayBuffer>) =>
      upload(running.url, { bytes: sent, token: person.token });
    expect((await take(alp, large)).status).toBe(201);
    expect(await take(alp, large)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('no room left for uploads of ALP: at most 1 MB') },
    });
    expect((await take(alp, bytes)).status).toBe(201);
    expect((await take(avida, large)).status).toBe(201);
    const samples = await readMetrics(running.url);
    expect(samples.get('brand_console_upload_quota_bytes')).toBe(1024 * 1024);
    expect(samples.get(room)).toBe(before + 700_000 + bytes.length);
  });

  it('is also limited for files that arrive at the same moment', async () => {
    running = await startContent({ UPLOAD_QUOTA_MB: '1' });
    const { token } = await running.person('alp.editor');
    const bytes = new Uint8Array(300_000);
    bytes.set(await makeImage('png'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(running.url, { bytes, token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 400, 400, 400, 400, 400]);
  });

  it('is not available to people who may only read', async () => {
    running = await startContent();
    const bytes = new Uint8Array(await makeImage('png'));
    const reader = await running.person('alp.reader');
    expect(await upload(running.url, { bytes, token: reader.token })).toMatchObject({
      status: 403,
      body: { message: 'You do not have access to uploads: nothing of your brand may be changed by you.' },
    });
    const stored = await running.services.database.query(
      `SELECT 1 FROM file WHERE created_by = (SELECT id FROM app_user WHERE email = 'alp.reader@demo.example')`,
    );
    expect(stored).toEqual([]);
  });
});
