import { describe, expect, it } from 'vitest';
import { fileAddress } from '../../../src/api/addresses';
import { UploadError } from '../../../src/api/errors';
import { createAuthorizedSend } from '../../../src/api/http';
import { readApiSettings } from '../../../src/api/settings';
import { createTokenStore } from '../../../src/api/tokens';
import { createUploads } from '../../../src/api/uploads';
import type { UploadRequest } from '../../../src/lib/uploads';
import { fakeHttp, type FakeAnswer } from '../support/http';
import { memoryStorage } from '../support/storage';

const settings = readApiSettings({});
const file = new File(['bytes'], 'lobby.png', { type: 'image/png' });

function setUp(answer: () => FakeAnswer | Promise<FakeAnswer>) {
  const { http, sent } = fakeHttp(answer);
  const tokens = createTokenStore(memoryStorage({ ACCESS_TOKEN: 'a1', REFRESH_TOKEN: 'r1' }), new EventTarget());
  const send = createAuthorizedSend({ http, tokens, refresh: async () => undefined });
  const options: UploadRequest = {
    to: '/uploads/images',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  return { sent, options, uploads: createUploads(send, settings) };
}

describe('an upload', () => {
  it('sends the file as multipart with the bearer, and counts as running until done', async () => {
    let running = 0;
    const { uploads, options, sent } = setUp(() => {
      running = uploads.running.get();
      return { status: 200, data: { key: 'files/2026/11/a.png' } };
    });
    await expect(uploads.upload(file, options)).resolves.toEqual({
      key: 'files/2026/11/a.png',
      fileName: 'lobby.png',
      fileType: 'image/png',
      scanned: true,
    });
    expect(sent).toMatchObject([{ method: 'POST', url: '/uploads/images', bearer: 'a1' }]);
    expect((sent[0]!.body as FormData).get('file')).toMatchObject({ name: 'lobby.png' });
    expect([running, uploads.running.get()]).toEqual([1, 0]);
  });

  it('[UPL-020] sends a name of path, id and file name if the screen gives one', async () => {
    const { uploads, options, sent } = setUp(() => ({ status: 200, data: { key: 'k' } }));
    await uploads.upload(file, { ...options, to: '/uploads/videos', fields: { filename: 'videos/u1lobby.png' } });
    expect(sent).toMatchObject([{ url: '/uploads/videos' }]);
    const body = sent[0]!.body as FormData;
    expect([...body.keys()]).toEqual(['filename', 'file']);
    expect(body.get('filename')).toBe('videos/u1lobby.png');
  });

  it('reports a file that was stored but not scanned', async () => {
    const { uploads, options } = setUp(() => ({ status: 200, data: { data: { key: 'k', scanErrorStatus: 403 } } }));
    await expect(uploads.upload(file, options)).resolves.toMatchObject({ key: 'k', scanned: false });
  });

  it.each([
    [400, { data: { message: 'You can only upload .png file type' } }, 'You can only upload .png file type'],
    [422, { message: 'The file is infected.' }, 'The file is infected.'],
    [500, '', undefined],
    [0, undefined, undefined],
  ])('that is refused with %i has the status and message of the service', async (status, data, message) => {
    const { uploads, options } = setUp(() => ({ status, data }));
    await expect(uploads.upload(file, options)).rejects.toEqual(new UploadError(status, message));
    expect(uploads.running.get()).toBe(0);
  });
});

it('builds the URL of a stored file, whatever its key contains', () => {
  expect(fileAddress(settings, 'files/2026/11/a b.png')).toBe('/files/2026/11/a%20b.png');
  expect(fileAddress({ ...settings, contentUrl: 'https://content.example' }, 'files/a.png', 320)).toBe(
    'https://content.example/files/a.png?width=320',
  );
});
