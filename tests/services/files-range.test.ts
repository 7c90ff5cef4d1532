import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';
import { makeImage, makeVideo, upload } from './support/uploads';

const SIZE = 5000;

let running: RunningServices;
let address: string;
let etag: string;
const video = makeVideo('isom', SIZE);

beforeAll(async () => {
  running = await startServices();
  const { accessToken: token } = await signIn(running.url, 'alp.editor@demo.example');
  const { body } = await upload(running.url, { bytes: video, name: 'film.mp4', path: '/uploads/videos', token });
  address = `${running.url}/${body.key ?? ''}`;
  etag = (await fetch(address, { method: 'HEAD' })).headers.get('etag') ?? '';
});

afterAll(async () => {
  await running.stop();
});

async function get(headers: Readonly<Record<string, string>>, method = 'GET') {
  const response = await fetch(address, { method, headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a part of a file', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, SIZE - 1],
    ['bytes=4990-9999', 4990, SIZE - 1],
    ['bytes=-10', SIZE - 10, SIZE - 1],
    ['bytes=-99999', 0, SIZE - 1],
    ['BYTES= 5 - 9', 5, 9],
  ])('[API-REST-025] is sent for %s', async (range, start, end) => {
    const { status, headers, bytes } = await get({ range });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/${SIZE}`);
    expect(headers.get('content-length')).toBe(String(end - start + 1));
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(bytes.equals(video.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=5000-', 'bytes=9999-10000', 'bytes=-0'])('is refused for %s, which lies outside', async (range) => {
    const { status, headers } = await get({ range });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe(`bytes */${SIZE}`);
    expect(headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it.each(['bytes=9-5', 'bytes=', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', `bytes=0-${'9'.repeat(40)}`])(
    'is not what %s means: all of the file is sent',
    async (range) => {
      const { status, headers, bytes } = await get({ range });
      expect(status).toBe(200);
      expect(headers.get('accept-ranges')).toBe('bytes');
      expect(bytes.equals(video)).toBe(true);
    },
  );

  it('is sent only if the file is still the one that the player has', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });

  it('is not sent for a HEAD request, which returns size and type', async () => {
    const { status, headers, bytes } = await get({ range: 'bytes=0-9' }, 'HEAD');
    expect(status).toBe(200);
    expect(headers.get('content-length')).toBe(String(SIZE));
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(bytes).toHaveLength(0);
  });
});

describe('a file that a browser has cached', () => {
  it('is not sent again, whatever part is requested', async () => {
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, bytes } = await get({ 'if-none-match': tag, range: 'bytes=0-9' });
      expect(status).toBe(304);
      expect(headers.get('etag')).toBe(etag);
      expect(bytes).toHaveLength(0);
    }
  });

  it('is not cached forever when it is not found', async () => {
    const bytes = Buffer.from(await makeImage('png'));
    const tenantId = '70000000-0000-4000-8000-000000000001';
    const { key } = await running.services.files.put({ bytes, fileName: 'a.png', fileType: 'image/png', tenantId });
    await running.services.database.query('DELETE FROM file WHERE key = $1', [key]);
    const answer = await fetch(`${running.url}/${key}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});
