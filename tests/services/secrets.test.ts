import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { importJWK, SignJWT, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import {
  KeysUnreadable,
  createKeyEncryption,
  SecretKeyExposed,
  SecretKeyUnusable,
  type StoredKeyMaterial,
} from '../../server/identity/keyEncryption';
import { openKeys, rotateKeys } from '../../server/identity/keys';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { getAs, signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

function newKey(): string {
  return randomBytes(32).toString('base64');
}

/** Everything below a folder with its permissions in octal. */
async function modesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isDirectory() || entry.isFile());
  const modes = found.map(async ({ parentPath, name }) => {
    const place = path.join(parentPath, name);
    return [path.relative(folder, place), ((await stat(place)).mode & 0o777).toString(8)] as const;
  });
  return new Map(await Promise.all(modes));
}

describe('the data folder', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-secrets-'));
    await placeEmptyDatabase(dataDir);
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  async function start() {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const { close } = await createApp(readConfig({ DATA_DIR: dataDir, SEED: 'none' }), { logger });
    return { warnings: () => lines.filter((line) => line.includes('others could read')).length, close };
  }

  it('that others can access is closed to them with a warning, as is everything written later, whatever the umask', async () => {
    const before = process.umask(0o000);
    try {
      await chmod(dataDir, 0o755);
      await writeFile(path.join(dataDir, 'old.txt'), 'old');
      const first = await start();
      expect(first.warnings()).toBe(1);
      await first.close();
      expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe('700');
      const modes = await modesIn(dataDir);
      expect(modes.size).toBeGreaterThan(100);
      // The engine sets the permissions of its caches itself; the folders that contain them are closed.
      const open = [...modes].filter(([name, mode]) => !/^[67]00$/.test(mode) && !name.endsWith('/pg_internal.init'));
      expect(open).toEqual([]);
      expect(modes.get('secret.key')).toBe('600');
      const second = await start();
      expect(second.warnings()).toBe(0);
      await second.close();
    } finally {
      process.umask(before);
    }
  });

  it('does not open with a file of the secret key that others can read', async () => {
    await (await start()).close();
    await chmod(path.join(dataDir, 'secret.key'), 0o644);
    await expect(start()).rejects.toThrow(SecretKeyExposed);
  });

  it.each(['', 'c2hvcnQ=\n'])('does not open with a file of the secret key that holds no key, but %j', async (text) => {
    await writeFile(path.join(dataDir, 'secret.key'), text, { mode: 0o600 });
    await expect(start()).rejects.toThrow(SecretKeyUnusable);
  });
});

describe('the keys in the database', () => {
  let running: RunningServices;
  beforeEach(async () => {
    running = await startServices();
  });
  afterEach(() => running.stop());

  async function rows() {
    const { database } = running.services;
    return database.query<{ id: string; purpose: string; material: StoredKeyMaterial; retired_at: Date | null }>(
      'SELECT id, purpose, material, retired_at FROM signing_key ORDER BY created_at',
    );
  }

  async function signer() {
    return (await rows()).find(({ purpose, retired_at: at }) => purpose === 'access-token' && at === null)!;
  }

  async function me(token: string): Promise<number> {
    return (await getAs(token, `${running.url}/iam/users/me`)).status;
  }

  it('are worth nothing without the secret key, which is not there', async () => {
    await signIn(running.url, 'alp.editor@demo.example');
    const stored = await rows();
    expect(stored.map(({ purpose }) => purpose).toSorted()).toEqual(['access-token', 'provider', 'secret']);
    for (const { material } of stored) expect(Object.keys(material)).toEqual(['jwe']);
    const secretKey = (await readFile(running.config.secretKey.file, 'utf8')).trim();
    expect(JSON.stringify(stored)).not.toContain(secretKey);
    const other = createKeyEncryption({ ...running.config.secretKey, value: newKey() });
    await expect(other.decrypt(stored[0]!.material)).rejects.toThrow(KeysUnreadable);
  });

  it('that were stored in plain, or with a former secret key, are encrypted with the present one', async () => {
    const { accessToken } = await signIn(running.url, 'alp.editor@demo.example');
    const { config, database } = running.services;
    const present = createKeyEncryption(config.secretKey);
    const { id, material } = await signer();
    const plain = await present.decrypt(material);
    await database.query('UPDATE signing_key SET material = $2 WHERE id = $1', [id, JSON.stringify(plain)]);
    const former = (await readFile(config.secretKey.file, 'utf8')).trim();
    const changed = { ...config, secretKey: { ...config.secretKey, value: newKey(), former: [former] } };
    const keys = await openKeys({ ...running.services, config: changed });
    expect((await keys.signer()).id).toBe(id);
    for (const stored of await rows())
      expect(createKeyEncryption(changed.secretKey).isCurrent(stored.material)).toBe(true);
    await expect(openKeys(running.services)).rejects.toThrow('were encrypted with another SECRET_KEY');
    await openKeys({
      ...running.services,
      config: { ...config, secretKey: { ...config.secretKey, former: [changed.secretKey.value] } },
    });
    expect(await me(accessToken)).toBe(200);
  });

  it('sign no more once they are rotated; what they signed is good for its lifetime, and nothing else', async () => {
    const { database, config, clock } = running.services;
    const before = await signIn(running.url, 'alp.editor@demo.example');
    const { id, material } = await signer();
    const stolen = await createKeyEncryption(config.secretKey).decrypt(material);
    await rotateKeys(database, { all: false });
    running.advance(61);
    expect(await me(before.accessToken)).toBe(200);
    const after = await signIn(running.url, 'alp.editor@demo.example');
    expect((await signer()).id).not.toBe(id);
    expect(await me(after.accessToken)).toBe(200);
    running.advance(config.accessTokenSeconds);
    expect(await me(await forgedToken(before.accessToken, { id, key: stolen, now: clock() }))).toBe(401);
  });

  it('are deleted, and every sign-in ends, when all of them are rotated', async () => {
    const { accessToken } = await signIn(running.url, 'alp.editor@demo.example');
    await rotateKeys(running.services.database, { all: true });
    expect(await rows()).toEqual([]);
    expect(await me(accessToken)).toBe(401);
  });
});

/** A token with the claims of another one, as somebody with its key could forge it. */
async function forgedToken(
  token: string,
  { id, key, now }: { readonly id: string; readonly key: JWK; readonly now: Date },
): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  return new SignJWT({ ...claims, iat: now.getTime() / 1000, exp: now.getTime() / 1000 + 600 })
    .setProtectedHeader({ alg: 'ES256', kid: id, typ: 'at+jwt' })
    .sign(await importJWK(key, 'ES256'));
}
