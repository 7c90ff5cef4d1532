import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Queryable } from '../database/database';
import { deriveKey } from './secrets';

export const SIGNING_ALGORITHM = 'ES256';

/** What a derived key is for. */
export type KeyUse = 'seal' | 'refresh-token' | 'provider-cookie' | 'provider-client' | 'verification';

/** The keys that all nodes share: made by the first node that needs one, kept in the database. */
export interface Keys {
  /** The key that signs access tokens. */
  signer(): Promise<{ readonly id: string; readonly key: CryptoKey }>;
  /** The key that checks an access token, retired ones included; absent when nobody here made it. */
  verifier(id: string): Promise<CryptoKey | undefined>;
  /** The private key of the embedded provider. */
  providerKey(): Promise<JWK>;
  /** 32 bytes for one use. */
  secret(use: KeyUse): Promise<Uint8Array>;
}

/** Opens the keys; nothing is read before the first use. */
export function openKeys(database: Queryable): Keys {
  const signing = remember(() => currentKey({ database, purpose: 'access-token', make: makeKeyPair }));
  const provider = remember(() => currentKey({ database, purpose: 'provider', make: makeKeyPair }));
  const common = remember(() => currentKey({ database, purpose: 'secret', make: makeSecret }));
  const verifiers = new Map<string, CryptoKey>();
  return {
    async signer() {
      const { id, material } = await signing();
      return { id, key: await importKey(material) };
    },
    async verifier(id) {
      const known = verifiers.get(id);
      if (known) return known;
      const [row] = await database.query<{ material: JWK }>(
        `SELECT material FROM signing_key WHERE id = $1 AND purpose = 'access-token'`,
        [id],
      );
      if (!row) return undefined;
      const key = await importKey(publicPart(row.material));
      verifiers.set(id, key);
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

interface KeyRequest {
  readonly database: Queryable;
  readonly purpose: string;
  readonly make: () => Promise<StoredKey>;
}

/** Two nodes may both make a key on an empty database; the one that was stored first counts for both. */
async function currentKey({ database, purpose, make }: KeyRequest): Promise<StoredKey> {
  const stored = await readCurrent(database, purpose);
  if (stored) return stored;
  const made = await make();
  await database.query('INSERT INTO signing_key (id, purpose, material) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    made.id,
    purpose,
    JSON.stringify(made.material),
  ]);
  return (await readCurrent(database, purpose)) ?? made;
}

async function readCurrent(database: Queryable, purpose: string): Promise<StoredKey | undefined> {
  const [row] = await database.query<StoredKey>(
    'SELECT id, material FROM signing_key WHERE purpose = $1 AND retired_at IS NULL',
    [purpose],
  );
  return row;
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

/** Asks once; a failure is forgotten, so that the next caller asks again. */
function remember<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
