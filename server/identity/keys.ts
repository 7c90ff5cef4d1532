import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Queryable } from '../database/database';
import type { Services } from '../services';
import { createKeyEncryption, type KeyEncryption, type StoredKeyMaterial } from './keyEncryption';
import { deriveKey } from './secrets';

export const SIGNING_ALGORITHM = 'ES256';

/** The purpose of a derived key. */
export type KeyUse =
  | 'seal'
  | 'refresh-token'
  | 'provider-cookie'
  | 'provider-client'
  | 'verification'
  | 'document-link';

/** The keys that all nodes share: created by the first node that needs one, stored in the database. */
export interface Keys {
  /** The key that signs access tokens. */
  signer(): Promise<{ readonly id: string; readonly key: CryptoKey }>;
  /** The key that verifies an access token, including recently retired ones; undefined for an unknown key. */
  verifier(id: string): Promise<CryptoKey | undefined>;
  /** The private key of the embedded provider. */
  providerKey(): Promise<JWK>;
  /** A 32-byte key derived for one use. */
  secret(use: KeyUse): Promise<Uint8Array>;
}

export type KeysDependencies = Pick<Services, 'database' | 'config' | 'clock'>;

/**
 * Opens the keys, and encrypts with the current secret key those stored unencrypted or encrypted with a former one.
 * @throws KeysUnreadable if they were encrypted with an unknown secret key, SecretKeyExposed, SecretKeyUnusable
 */
export async function openKeys({ database, config, clock }: KeysDependencies): Promise<Keys> {
  const encryption = createKeyEncryption(config.secretKey);
  await reencryptKeys(database, encryption);
  const stored = { database, encryption };
  const signing = createCache(() => currentKey(stored, { purpose: 'access-token', make: makeKeyPair }), {
    clock,
    seconds: KEY_CACHE_SECONDS,
  });
  const provider = createCache(() => currentKey(stored, { purpose: 'provider', make: makeKeyPair }));
  const common = createCache(() => currentKey(stored, { purpose: 'secret', make: makeSecret }));
  const verifiers = new Map<string, { readonly key: CryptoKey; readonly until: number }>();
  return {
    async signer() {
      const { id, material } = await signing();
      return { id, key: await importKey(material) };
    },
    async verifier(id) {
      const now = clock().getTime();
      const cached = verifiers.get(id);
      if (cached && now < cached.until) return cached.key;
      // By then every token signed with a retired key has expired.
      const [row] = await database.query<{ material: StoredKeyMaterial }>(
        `SELECT material FROM signing_key
         WHERE id = $1 AND purpose = 'access-token' AND (retired_at IS NULL OR retired_at > $2)`,
        [id, new Date(now - config.accessTokenSeconds * 1000)],
      );
      if (!row) return undefined;
      const key = await importKey(publicPart(await encryption.decrypt(row.material)));
      verifiers.set(id, { key, until: now + KEY_CACHE_SECONDS * 1000 });
      return key;
    },
    async providerKey() {
      const { id, material } = await provider();
      return { ...material, kid: id, alg: SIGNING_ALGORITHM, use: 'sig' };
    },
    async secret(use) {
      const { material } = await common();
      return deriveKey(Buffer.from(material.k ?? '', 'base64url'), use);
    },
  };
}

interface StoredKey {
  readonly id: string;
  readonly material: JWK;
}

interface KeyStore {
  readonly database: Queryable;
  readonly encryption: KeyEncryption;
}

interface KeyRequest {
  readonly purpose: string;
  readonly make: () => Promise<StoredKey>;
}

/** Two nodes may both create a key in an empty database; both use the one that was stored first. */
async function currentKey({ database, encryption }: KeyStore, { purpose, make }: KeyRequest): Promise<StoredKey> {
  const stored = await readCurrent({ database, encryption }, purpose);
  if (stored) return stored;
  const created = await make();
  await database.query('INSERT INTO signing_key (id, purpose, material) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    created.id,
    purpose,
    JSON.stringify(await encryption.encrypt(created.material)),
  ]);
  return (await readCurrent({ database, encryption }, purpose)) ?? created;
}

async function readCurrent({ database, encryption }: KeyStore, purpose: string): Promise<StoredKey | undefined> {
  const [row] = await database.query<{ id: string; material: StoredKeyMaterial }>(
    'SELECT id, material FROM signing_key WHERE purpose = $1 AND retired_at IS NULL',
    [purpose],
  );
  return row && { id: row.id, material: await encryption.decrypt(row.material) };
}

async function reencryptKeys(database: Queryable, encryption: KeyEncryption): Promise<void> {
  const rows = await database.query<{ id: string; material: StoredKeyMaterial }>(
    'SELECT id, material FROM signing_key',
  );
  for (const { id, material } of rows) {
    if (encryption.isCurrent(material)) continue;
    const encrypted = await encryption.encrypt(await encryption.decrypt(material));
    await database.query('UPDATE signing_key SET material = $2 WHERE id = $1', [id, JSON.stringify(encrypted)]);
  }
}

/**
 * Retires the current keys: new tokens are signed with new ones, and after the lifetime of a token the old ones are useless.
 * Running nodes pick up the change within a minute.
 * @param all also ends every sign-in, and deletes the secret from which the keys of cookies and links are derived; for leaked keys
 */
export async function rotateKeys(database: Queryable, { all }: { readonly all: boolean }): Promise<void> {
  if (all) {
    await database.query('DELETE FROM signing_key');
    await database.query('UPDATE sign_in SET ended_at = now() WHERE ended_at IS NULL');
  } else {
    await database.query(
      `UPDATE signing_key SET retired_at = now() WHERE purpose IN ('access-token', 'provider') AND retired_at IS NULL`,
    );
  }
}

async function makeKeyPair(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const material = await exportJWK(privateKey);
  return { id: await calculateJwkThumbprint(material), material };
}

function makeSecret(): Promise<StoredKey> {
  const material: JWK = { kty: 'oct', k: randomBytes(32).toString('base64url') };
  return Promise.resolve({ id: `secret-${randomBytes(8).toString('hex')}`, material });
}

async function importKey(material: JWK): Promise<CryptoKey> {
  const key = await importJWK(material, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('Expected a key pair, got a secret.');
  return key;
}

function publicPart({ kty, crv, x, y }: JWK): JWK {
  return { kty, crv, x, y } as JWK;
}

/** Caches a loaded value, for good or for some seconds; failures are not cached, so that the next caller retries. */
function createCache<T>(
  load: () => Promise<T>,
  expiry?: { readonly clock: () => Date; readonly seconds: number },
): () => Promise<T> {
  let value: Promise<T> | undefined;
  let until = Infinity;
  return () => {
    const now = expiry?.clock().getTime() ?? 0;
    if (now >= until) value = undefined;
    if (value) return value;
    if (expiry) until = now + expiry.seconds * 1000;
    value = load().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}

const KEY_CACHE_SECONDS = 60;
