import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDiskStorage } from '../../server/files/diskStorage';
import { SEED_BRANDS } from '../../server/seed/brands';
import { signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';
import { EICAR, makeBomb, makeImage, upload, type ImageFormat } from './support/uploads';

const MEGABYTE = 1024 * 1024;
const KEY = /^files\/\d{4}\/\d{2}\/[0-9a-f-]{36}\.(png|jpg|gif|webp)$/;

let running: RunningServices;
let url: string;
let alp: string;
let avida: string;
let png: Buffer<ArrayBuffer>;

beforeAll(async () => {
  running = await startServices({ env: { SCANNER: 'eicar', UPLOAD_LIMIT_MB: '1' } });
  url = running.url;
  alp = (await signIn(url, 'alp.editor@demo.example')).accessToken;
  avida = (await signIn(url, 'avida.editor@demo.example')).accessToken;
  png = Buffer.from(await makeImage('png'));
});

afterAll(async () => {
  await running.stop();
});

describe('an image upload', () => {
  it.each(['/uploads/images', '/upload/images'])(
    '[API-REST-018, API-REST-019] answers the key and facts of the image at %s',
    async (where) => {
      const { status, body } = await upload(url, { bytes: png, path: where, token: alp });
      expect(status).toBe(201);
      expect(body).toEqual({
        key: expect.stringMatching(KEY),
        fileName: 'picture.png',
        fileType: 'image/png',
        width: 60,
        height: 40,
      });
    },
  );

  it.each<[ImageFormat, string]>([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['gif', 'gif'],
  ])('[UPL-001] takes %s for every brand', async (format, extension) => {
    const { status, body } = await upload(url, { bytes: Buffer.from(await makeImage(format)), token: alp });
    expect(status).toBe(201);
    expect(body.key).toMatch(new RegExp(`\\.${extension}$`));
    expect(body.fileType).toBe(`image/${format}`);
  });

  it('[UPL-002] takes webp for AVIDA only', async () => {
    const bytes = Buffer.from(await makeImage('webp'));
    expect((await upload(url, { bytes, token: avida })).status).toBe(201);
    const refused = await upload(url, { bytes, token: alp });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe('You can only upload jpeg, jpg, png, gif file type');
  });

  it('takes no notice of a path in the filename field or in the file name', async () => {
    const fields = { filename: '../../../etc/passwd' };
    const { body } = await upload(url, { bytes: png, name: '..\\..\\evil/../x.png', token: alp, fields });
    expect(body.key).toMatch(KEY);
    expect(body.fileName).toBe('x.png');
  });

  it("keeps the person's file name, in any script", async () => {
    const name = 'Ñuñoa “House” 家 🏠.png';
    const { body } = await upload(url, { bytes: png, name, token: alp });
    expect(body.fileName).toBe(name);
    const [record] = await running.services.database.query<{ file_name: string; tenant_id: string; size: string }>(
      'SELECT file_name, tenant_id, size FROM file WHERE key = $1',
      [body.key],
    );
    expect(record).toMatchObject({ file_name: name, tenant_id: SEED_BRANDS[0].tenantId, size: String(png.length) });
  });

  it('requires a valid token of brand staff', async () => {
    expect((await upload(url, { bytes: png })).status).toBe(401);
    expect((await upload(url, { bytes: png, token: 'forged' })).status).toBe(401);
    const administrator = await signIn(url, 'platform.administrator@demo.example');
    expect((await upload(url, { bytes: png, token: administrator.accessToken })).status).toBe(403);
  });
});

describe('a refused upload', () => {
  const wrongType = 'You can only upload jpeg, jpg, png, gif file type';
  const infected = 'Upload Failed, File is infected, Please upload another file.';

  it.each([
    { what: 'a text that says it is a png', bytes: Buffer.from('hello, world'), status: 400, message: wrongType },
    {
      what: 'a script with the head of a gif',
      bytes: Buffer.from('GIF89a=1;alert(1)'),
      status: 400,
      message: 'The image cannot be read. It may be damaged.',
    },
    { what: 'a pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF'), status: 400, message: wrongType },
    {
      what: 'an svg',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      status: 400,
      message: wrongType,
    },
    { what: 'an empty file', bytes: Buffer.alloc(0), status: 400, message: 'The file is empty.' },
    {
      what: 'a picture that would fill the memory',
      bytes: makeBomb(60_000, 60_000),
      status: 400,
      message: 'The image is too large: at most 100 megapixels are possible.',
    },
    { what: 'the test file for scanners', bytes: Buffer.from(EICAR), status: 422, message: infected },
  ])('[API-REST-024] is $what; nothing is stored', async ({ bytes, status, message }) => {
    await expectNothingStored(async () => {
      const answer = await upload(url, { bytes: Buffer.from(bytes), token: alp });
      expect(answer).toEqual({ status, body: { message, data: { message } } });
    });
  });

  it('is an infected one even if the malware is deep inside a real image', async () => {
    const filler = Buffer.alloc(200_000, 'a');
    const bytes = Buffer.concat([png, filler, Buffer.from(EICAR), filler]);
    await expectNothingStored(async () => {
      expect((await upload(url, { bytes, token: alp })).status).toBe(422);
    });
  });

  it('[UPL-006] has the limit or more bytes; one byte less is taken', async () => {
    const below = padded(png, MEGABYTE - 1);
    expect((await upload(url, { bytes: below, token: alp })).status).toBe(201);
    await expectNothingStored(async () => {
      const answer = await upload(url, { bytes: padded(png, MEGABYTE), token: alp });
      expect(answer).toMatchObject({ status: 413, body: { message: 'File is too big' } });
      expect((await upload(url, { bytes: padded(png, 3 * MEGABYTE), token: alp })).status).toBe(413);
    });
  });

  it('has a limit of 50 MB behind /upload/images', async () => {
    const where = '/upload/images';
    expect((await upload(url, { bytes: padded(png, 50 * MEGABYTE - 1), path: where, token: alp })).status).toBe(201);
    expect((await upload(url, { bytes: padded(png, 50 * MEGABYTE), path: where, token: alp })).status).toBe(413);
  });

  it('was interrupted; nothing is stored and no temporary file stays', async () => {
    await expectNothingStored(async () => {
      await sendHalf();
    });
  });

  it('has a type, but neither a name nor the bytes of a picture', async () => {
    const part =
      '--edge\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\nx\r\n--edge--\r\n';
    await expectNothingStored(async () => {
      const answer = await fetch(`${url}/uploads/images`, {
        method: 'POST',
        headers: { authorization: `Bearer ${alp}`, 'content-type': 'multipart/form-data; boundary=edge' },
        body: part,
      });
      expect(answer.status).toBe(400);
    });
  });

  it('is no form, has no file, the wrong field, or several files', async () => {
    const headers = { authorization: `Bearer ${alp}` };
    const post = (body: RequestInit['body'], type?: string): Promise<Response> =>
      fetch(`${url}/uploads/images`, {
        method: 'POST',
        headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
        body: body ?? null,
      });
    await expectNothingStored(async () => {
      expect((await post('{}', 'application/json')).status).toBe(415);
      expect((await post(png, 'image/png')).status).toBe(415);
      expect((await post('broken', 'multipart/form-data; boundary=x')).status).toBe(400);
      expect((await post('broken', 'multipart/form-data')).status).toBe(400);
      const none = new FormData();
      none.append('filename', 'x');
      expect((await post(none)).status).toBe(400);
      expect((await upload(url, { bytes: png, field: 'image', token: alp })).body.message).toBe(
        'The field file is missing.',
      );
      const two = new FormData();
      two.append('file', new Blob([png]), 'one.png');
      two.append('file', new Blob([png]), 'two.png');
      const answer = await post(two);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: 'Send one file at a time.' });
    });
  });
});

describe('a stored file', () => {
  let key: string;

  beforeAll(async () => {
    const bytes = Buffer.from(await makeImage('png', { width: 900, height: 600 }));
    key = (await upload(url, { bytes, name: 'Größe "1".png', token: alp })).body.key ?? '';
  });

  it('[API-REST-025] is served as it was sent, without a token, safely and cached forever', async () => {
    const { body } = await upload(url, { bytes: png, name: 'x.html', type: 'text/html', token: alp });
    const answer = await fetch(`${url}/${body.key}`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('content-length')).toBe(String(png.length));
  });

  it('tells its name in any script', async () => {
    const answer = await fetch(`${url}/${key}`, { method: 'HEAD' });
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="Gr__e _1_.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.png`,
    );
  });

  it.each([
    ['photo.PNG', 'photo.PNG'],
    ['photo.hta', 'photo.hta.png'],
    ['photo', 'photo.png'],
    // Shown from right to left behind the mark: photo‮gnp.exe.
    ['photo\u202egnp.exe', 'photognp.exe.png'],
  ])('with the name %j is served as %j, whose ending is of its type', async (name, served) => {
    const { body } = await upload(url, { bytes: png, name, token: alp });
    const answer = await fetch(`${url}/${body.key}`, { method: 'HEAD' });
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${served}"; filename*=UTF-8''${served}`);
    const smaller = await fetch(`${url}/${body.key}?width=160`, { method: 'HEAD' });
    expect(smaller.headers.get('content-disposition')).toMatch(/\.webp$/);
  });

  it('is served with its name in composed letters, although a Mac decomposes them', async () => {
    const { body } = await upload(url, { bytes: png, name: 'Piña Größe.png'.normalize('NFD'), token: alp });
    const answer = await fetch(`${url}/${body.key}`, { method: 'HEAD' });
    const encoded = encodeURIComponent('Piña Größe.png');
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encoded}`);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await fetch(`${url}/${key}`)).headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect((await fetch(`${url}/${key}`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
    expect((await fetch(`${url}/${key}?width=160`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it.each([160, 320, 640, 1280])('has a version of at most %d pixels', async (width) => {
    const versions = await Promise.all([1, 2, 3].map(() => fetch(`${url}/${key}?width=${width}`)));
    for (const answer of versions) {
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(facts).toMatchObject({ format: 'webp', width: Math.min(width, 900) });
    }
  });

  it.each(['1', '161', '1e3', '', '160&width=320'])('has no version of the width %j', async (width) => {
    expect((await fetch(`${url}/${key}?width=${width}`)).status).toBe(400);
  });

  it.each([
    'files/2026/01/00000000-0000-4000-8000-000000000000.png',
    'files/2026/01/..%2f..%2f..%2fpackage.json',
    'files/',
  ])('does not exist as %s', async (missing) => {
    expect((await fetch(`${url}/${missing}`)).status).toBe(404);
  });

  it('may also be a picture of the server itself; other types are downloads', async () => {
    const { files } = running.services;
    const tenantId = SEED_BRANDS[1].tenantId;
    const own = await files.put({ bytes: png, fileName: 'art.png', fileType: 'image/png', tenantId });
    expect((await fetch(`${url}/${own.key}`)).headers.get('content-disposition')).toMatch(/^inline/);
    const text = new TextEncoder().encode('<script>alert(1)</script>');
    const page = await files.put({ bytes: text, fileName: 'a.html', fileType: 'text/html', tenantId });
    expect((await fetch(`${url}/${page.key}`)).headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await fetch(`${url}/${page.key}?width=160`)).status).toBe(400);
  });
});

describe('a damaged file', () => {
  async function uploaded(): Promise<{ readonly key: string; readonly stored: string }> {
    const bytes = Buffer.from(await makeImage('png', { width: 300, height: 200 }));
    const { body } = await upload(url, { bytes, token: alp });
    const key = body.key ?? '';
    return { key, stored: path.join(running.config.dataDir, 'files', key) };
  }
  async function damagedFiles(): Promise<number> {
    return (await running.services.metrics.damagedFiles.get()).values[0]?.value ?? 0;
  }

  it('is refused when it is an image that cannot be decoded to its end, though its head can be read', async () => {
    const noise = await sharp(randomBytes(120 * 120 * 3), { raw: { width: 120, height: 120, channels: 3 } })
      .png()
      .toBuffer();
    const half = Math.floor(noise.length / 2);
    const cut = Buffer.from(noise.subarray(0, half));
    const flipped = Buffer.from(noise);
    flipped.fill(0, half, half + 200);
    await expectNothingStored(async () => {
      for (const bytes of [cut, flipped]) {
        expect(await upload(url, { bytes, token: alp })).toMatchObject({
          status: 400,
          body: { message: 'The image cannot be read. It may be damaged.' },
        });
      }
    });
    expect((await upload(url, { bytes: Buffer.from(noise), token: alp })).status).toBe(201);
  });

  it('answers 404 when it is truncated, is counted once, and is not cached', async () => {
    const before = await damagedFiles();
    const { key, stored } = await uploaded();
    expect((await fetch(`${url}/${key}`)).status).toBe(200);
    await truncate(stored, 50);
    for (const query of ['', '', '?width=160']) {
      const answer = await fetch(`${url}/${key}${query}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ message: 'The file is damaged and is not served.' });
    }
    const part = await fetch(`${url}/${key}`, { headers: { range: 'bytes=0-9' } });
    expect(part.status).toBe(404);
    expect(await damagedFiles()).toBe(before + 1);
  });

  it('answers 404 when its bytes were changed, even if their number is the same', async () => {
    const before = await damagedFiles();
    const { key, stored } = await uploaded();
    const bytes = await readFile(stored);
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
    await writeFile(stored, bytes);
    expect((await fetch(`${url}/${key}`)).status).toBe(404);
    expect(await damagedFiles()).toBe(before + 1);
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
    await writeFile(stored, bytes);
    expect((await fetch(`${url}/${key}`)).status).toBe(200);
  });

  it('has no smaller version if it was stored before images were decoded, and none is retried', async () => {
    const { database } = running.services;
    const broken = makeBomb(500, 500);
    const { key } = await running.services.files.put({
      bytes: broken,
      fileName: 'old.png',
      fileType: 'image/png',
      tenantId: SEED_BRANDS[0].tenantId,
    });
    expect((await fetch(`${url}/${key}?width=160`)).status).toBe(404);
    const failed = () =>
      database.query<{ at: Date }>('SELECT thumbnails_failed_at AS at FROM file WHERE key = $1', [key]);
    const [first] = await failed();
    expect(first?.at).toBeInstanceOf(Date);
    running.advance(60);
    for (const width of [160, 320]) expect((await fetch(`${url}/${key}?width=${width}`)).status).toBe(404);
    expect(await failed()).toEqual([first]);
    expect((await fetch(`${url}/${key}`)).status).toBe(200);
  });

  it('is not caused by a power cut: file and folders are flushed to the disk before the answer', async () => {
    const handle = await open(running.config.dataDir, 'r');
    const flushed = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    await handle.close();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'));
    const storage = createDiskStorage({ type: 'disk', folder });
    const flushesOf = async (store: () => Promise<unknown>): Promise<number> => {
      flushed.mockClear();
      await store();
      return flushed.mock.calls.length;
    };
    const stored = (name: string) => flushesOf(() => storage.write(name, png));
    try {
      // The file, and the folders of the month, the year, all files and the storage.
      expect(await stored('files/2026/01/one.png')).toBe(5);
      expect(await stored('files/2026/01/two.png')).toBe(2);
      expect(await stored('files/2026/02/three.png')).toBe(5);
      await rm(path.join(folder, 'files'), { recursive: true });
      expect(await stored('files/2026/02/four.png')).toBe(5);
      await uploaded();
      expect(await flushesOf(uploaded)).toBe(2);
    } finally {
      flushed.mockRestore();
      await rm(folder, { recursive: true });
    }
  });

  it('is not caused by a key that leaves the folder: nothing is created outside', async () => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'storage-'));
    const storage = createDiskStorage({ type: 'disk', folder: path.join(root, 'files') });
    await expect(storage.write('../outside/one.png', png)).rejects.toThrow();
    await expect(storage.moveIn('../outside/one.png', path.join(root, 'one.png'))).rejects.toThrow();
    expect(await readdir(root)).toEqual([]);
    await rm(root, { recursive: true });
  });

  it('is not stored by an upload whose name contains U+0000', async () => {
    const form = Buffer.concat([
      Buffer.from('--edge\r\ncontent-disposition: form-data; name="file"; filename="a\0b.png"\r\n\r\n'),
      png,
      Buffer.from('\r\n--edge--\r\n'),
    ]);
    await expectNothingStored(async () => {
      const answer = await fetch(`${url}/uploads/images`, {
        method: 'POST',
        headers: { authorization: `Bearer ${alp}`, 'content-type': 'multipart/form-data; boundary=edge' },
        body: form,
      });
      expect(answer.status).toBe(400);
    });
  });
});

/** The image followed by zeros, which decoders ignore. */
function padded(image: Buffer, size: number): Buffer<ArrayBuffer> {
  return Buffer.concat([image, Buffer.alloc(size - image.length)]);
}

async function expectNothingStored(action: () => Promise<void>): Promise<void> {
  const before = await inventory();
  await action();
  await expect.poll(inventory, { timeout: 10_000 }).toEqual(before);
}

/** Everything that an upload could leave behind. */
async function inventory(): Promise<unknown> {
  const { config, services } = running;
  const [row] = await services.database.query<{ count: string }>('SELECT count(*) FROM file');
  const arriving = await readdir(path.join(config.dataDir, 'uploads'));
  const stored = await readdir(path.join(config.dataDir, 'files', 'files'), { recursive: true });
  return { records: row?.count, arriving, stored: stored.sort() };
}

/** Sends the first part of a large upload, waits until the server writes it, and disconnects. */
async function sendHalf(): Promise<void> {
  const call = httpRequest(`${url}/uploads/images`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${alp}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': String(MEGABYTE / 2),
    },
  });
  const closed = new Promise<void>((resolve) => {
    call.on('error', () => {
      resolve();
    });
    call.on('close', () => {
      resolve();
    });
  });
  call.write(
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  );
  call.write(Buffer.concat([png, Buffer.alloc(100_000)]));
  await expect.poll(async () => (await readdir(path.join(running.config.dataDir, 'uploads'))).length).toBe(1);
  call.destroy();
  await closed;
}
