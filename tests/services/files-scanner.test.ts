import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClamdScanner } from '../../server/files/scanner/clamd';
import { findClamd, startClamd, startFakeClamd } from './support/clamd';
import { signIn } from './support/signIn';
import { startServices } from './support/startServices';
import { EICAR, makeImage, upload, type UploadAnswer } from './support/uploads';

type Send = (bytes: Uint8Array<ArrayBuffer>) => Promise<UploadAnswer>;

/** Starts the services with a scanner and passes a function that uploads to the work. */
async function withScanner(env: Readonly<Record<string, string>>, work: (send: Send) => Promise<void>): Promise<void> {
  const running = await startServices({ env });
  try {
    const { accessToken: token } = await signIn(running.url, 'alp.editor@demo.example');
    await work((bytes) => upload(running.url, { bytes, token }));
  } finally {
    await running.stop();
  }
}

async function infectedImage(): Promise<Buffer<ArrayBuffer>> {
  return Buffer.concat([await makeImage('png'), Buffer.from(EICAR)]);
}

describe('without a scanner', () => {
  it('an image is stored and reported as not scanned', async () => {
    await withScanner({ SCANNER: 'none' }, async (send) => {
      const { status, body } = await send(Buffer.from(await makeImage('png')));
      expect(status).toBe(201);
      expect(body).toMatchObject({ key: expect.stringContaining('files/'), scanErrorStatus: 403 });
    });
  });
});

describe('with clamd', () => {
  const command = findClamd();

  it('refuses what it finds, takes what is clean, and calls what it cannot take not scanned', async ({ skip }) => {
    if (command === undefined) {
      if (process.env['CI']) throw new Error('clamd is missing: install the Debian package clamav-daemon.');
      process.stderr.write('NOT TESTED: clamd is missing: install the Debian package clamav-daemon.\n');
      skip();
      return;
    }
    const clamd = await startClamd(command, ['StreamMaxLength 1M']);
    try {
      await withScanner({ CLAMD_URL: clamd.url }, async (send) => {
        const clean = await send(Buffer.from(await makeImage('png')));
        expect(clean.status).toBe(201);
        expect(clean.body.scanErrorStatus).toBeUndefined();
        const infected = await send(await infectedImage());
        expect(infected.status).toBe(422);
        expect(infected.body.key).toBeUndefined();
        const beyondItsLimit = Buffer.concat([await makeImage('png'), Buffer.alloc(5 * 1024 * 1024)]);
        expect((await send(beyondItsLimit)).body.scanErrorStatus).toBe(403);
        await clamd.stop();
        expect((await send(await infectedImage())).body.scanErrorStatus).toBe(403);
      });
    } finally {
      await clamd.stop();
    }
  });

  it('still accepts images while clamd is unreachable, and reports them as not scanned', async () => {
    await withScanner({ CLAMD_URL: 'unix:/nowhere/clamd.sock' }, async (send) => {
      const { status, body } = await send(Buffer.from(await makeImage('png')));
      expect(status).toBe(201);
      expect(body.scanErrorStatus).toBe(403);
    });
  });
});

describe('the client of clamd', () => {
  let file: string;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'scan-'));
    file = path.join(folder, 'file');
    await writeFile(file, Buffer.alloc(2 * 1024 * 1024));
  });

  afterAll(async () => {
    await rm(path.dirname(file), { recursive: true });
  });

  it.each<[string, (socket: Socket) => void, RegExp]>([
    ['hangs up at once', (socket) => socket.destroy(), /./],
    ['hangs up after the file', (socket) => socket.on('data', () => socket.end()), /hung up|EPIPE|ECONNRESET/],
    ['answers nonsense', (socket) => socket.on('data', () => socket.end('HTTP/1.1 400\0')), /HTTP|EPIPE|ECONNRESET/],
    ['never answers', (socket) => socket.resume(), /does not answer/],
    ['never listens', (socket) => socket.pause(), /does not answer/],
  ])('reports not scanned when clamd %s', async (_what, behave, reason) => {
    const clamd = await startFakeClamd(behave);
    try {
      const result = await createClamdScanner({ url: clamd.url, silenceMilliseconds: 100 }).scan(file);
      expect(result).toEqual({ status: 'not_scanned', reason: expect.stringMatching(reason) });
    } finally {
      await clamd.stop();
    }
  });

  it('finds clamd by an IPv6 address', async () => {
    const clamd = await startFakeClamd((socket) => void socket.resume().write('stream: OK\0'));
    try {
      // An address of IPv4, written as one of IPv6.
      const url = clamd.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
      expect(await createClamdScanner({ url }).scan(file)).toEqual({ status: 'clean' });
    } finally {
      await clamd.stop();
    }
  });

  it('reports not scanned when the path of the socket is too long for the system', async () => {
    const result = await createClamdScanner({ url: `unix:/${'x'.repeat(200)}` }).scan(file);
    expect(result).toEqual({ status: 'not_scanned', reason: expect.stringContaining('107 bytes') });
  });
});
