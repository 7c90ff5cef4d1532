import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';
import { startS3 } from './support/s3';
import { EICAR, makeImage, makeVideo, upload } from './support/uploads';

let s3: Awaited<ReturnType<typeof startS3>>;
let running: RunningServices;
let token: string;
let png: Buffer<ArrayBuffer>;

beforeAll(async () => {
  s3 = await startS3();
  running = await startServices({ env: { STORAGE_URL: s3.url, SCANNER: 'eicar' } });
  token = (await signIn(running.url, 'alp.editor@demo.example')).accessToken;
  png = Buffer.from(await makeImage('png', { width: 900, height: 600 }));
});

afterAll(async () => {
  await running.stop();
  await s3.stop();
});

/** Keys of the objects in the bucket. */
async function objects(): Promise<readonly string[]> {
  const names = await readdir(path.join(s3.directory, 'uploads'), { recursive: true });
  return names.filter((name) => name.endsWith('._S3rver_object')).map((name) => name.replace('._S3rver_object', ''));
}

describe('files in S3', () => {
  it('[API-REST-018, API-REST-025] are stored in the bucket and served from it', async () => {
    const { status, body } = await upload(running.url, { bytes: png, token });
    expect(status).toBe(201);
    expect(await objects()).toContain(body.key);
    const answer = await fetch(`${running.url}/${body.key ?? ''}`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
    expect(answer.headers.get('content-length')).toBe(String(png.length));
    expect(await readdir(path.join(running.config.dataDir, 'uploads'))).toEqual([]);
  });

  it('are streamed when they are large', async () => {
    const bytes = Buffer.concat([makeVideo('isom'), Buffer.alloc(40 * 1024 * 1024, 'v')]);
    const { status, body } = await upload(running.url, { bytes, path: '/uploads/videos', token });
    expect(status).toBe(201);
    const answer = await fetch(`${running.url}/${body.key ?? ''}`, { headers: { range: 'bytes=1000-' } });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(1000))).toBe(true);
  });

  it('are served in parts', async () => {
    const bytes = makeVideo('isom', 5000);
    const { body } = await upload(running.url, { bytes, path: '/uploads/videos', token });
    const part = await fetch(`${running.url}/${body.key ?? ''}`, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 10-19/5000');
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    const outside = await fetch(`${running.url}/${body.key ?? ''}`, { headers: { range: 'bytes=5000-' } });
    expect(outside.status).toBe(416);
    const head = await fetch(`${running.url}/${body.key ?? ''}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('5000');
  });

  it('have smaller versions, stored there too', async () => {
    const { body } = await upload(running.url, { bytes: png, token });
    const versions = await Promise.all([1, 2].map(() => fetch(`${running.url}/${body.key ?? ''}?width=320`)));
    for (const answer of versions) {
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width: 320,
      });
    }
    expect((await objects()).some((name) => name.startsWith('thumbnails/320/'))).toBe(true);
  });

  it('of the server itself are stored there too', async () => {
    const tenantId = '70000000-0000-4000-8000-000000000001';
    const { key } = await running.services.files.put({
      bytes: png,
      fileName: 'a.png',
      fileType: 'image/png',
      tenantId,
    });
    expect(await objects()).toContain(key);
  });

  it('are not stored when the upload is refused', async () => {
    const before = await objects();
    expect((await upload(running.url, { bytes: Buffer.from(EICAR), token })).status).toBe(422);
    expect((await upload(running.url, { bytes: Buffer.from('text'), token })).status).toBe(400);
    expect(await objects()).toEqual(before);
  });

  it('answer 404 when somebody has removed them', async () => {
    const unknown = 'files/2026/01/00000000-0000-4000-8000-000000000000.png';
    expect((await fetch(`${running.url}/${unknown}`)).status).toBe(404);
    const { body } = await upload(running.url, { bytes: png, token });
    const { key = '' } = body;
    await running.services.database.query('UPDATE file SET key = $2 WHERE key = $1', [key, unknown]);
    const answer = await fetch(`${running.url}/${unknown}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

describe('a bucket that does not answer', () => {
  it('[API-REST-024] makes uploads fail with 500 and leaves nothing of them; everything else keeps working', async () => {
    const away = await startS3();
    const other = await startServices({ env: { STORAGE_URL: away.url } });
    const { accessToken } = await signIn(other.url, 'alp.editor@demo.example');
    await away.stop();
    const answer = await upload(other.url, { bytes: png, token: accessToken });
    expect(answer).toMatchObject({ status: 500, body: { message: 'Something went wrong.' } });
    expect(await readdir(path.join(other.config.dataDir, 'uploads'))).toEqual([]);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    const back = await startS3({ port: away.port });
    expect((await upload(other.url, { bytes: png, token: accessToken })).status).toBe(201);
    await other.stop();
    await back.stop();
  });
});
