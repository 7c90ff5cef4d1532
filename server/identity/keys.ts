import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Queryable } from '../database/database';
import type { Services } from '../services';
import { openKeyBox, type KeyBox, type StoredMaterial } from './keyBox';
import { deriveKey } from './secrets';

export const SIGNING_ALGORITHM = 'ES256';

/** What a derived key is for. */
export type KeyUse =
  | 'seal'
  | 'refresh-token'
  | 'provider-cookie'
  | 'provider-client'
  | 'verification'
  | 'document-link';

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

/** What the keys need. */
export type KeysNeeds = Pick<Services, 'database' | 'config' | 'clock'>;

/**
 * Opens the keys. What is stored of them in plain, or encrypted with a former secret key, is encrypted with the present one.
 * @throws KeysUnreadable where they were encrypted with another one
 */
export async function openKeys({ database, config, clock }: KeysNeeds): Promise<Keys> {
  const box = openKeyBox(config.secretKey);
  await encryptStored(database, box);
  const stored = { database, box };
  const signing = remember(() => currentKey(stored, { purpose: 'access-token', make: makeKeyPair }), {
    clock,
    seconds: RETIREMENT_NOTICED_AFTER_SECONDS,
  });
  const provider = remember(() => currentKey(stored, { purpose: 'provider', make: makeKeyPair }));
  const common = remember(() => currentKey(stored, { purpose: 'secret', make: makeSecret }));
  const verifiers = new Map<string, { readonly key: CryptoKey; readonly until: number }>();
  return {
    async signer() {
      const { id, material } = await signing();
      return { id, key: await importKey(material) };
    },
    async verifier(id) {
      const now = clock().getTime();
      const known = verifiers.get(id);
      if (known && now < known.until) return known.key;
      // Nothing that a retired key signed in its time is good any longer than that.
      const [row] = await database.query<{ material: StoredMaterial }>(
        `SELECT material FROM signing_key
         WHERE id = $1 AND purpose = 'access-token' AND (retired_at IS NULL OR retired_at > $2)`,
        [id, new Date(now - config.accessTokenSeconds * 1000)],
      );
      if (!row) return undefined;
      const key = await importKey(publicPart(await box.open(row.material)));
      verifiers.set(id, { key, until: now + RETIREMENT_NOTICED_AFTER_SECONDS * 1000 });
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
  readonly box: KeyBox;
}

interface KeyRequest {
  readonly purpose: string;
  readonly make: () => Promise<StoredKey>;
}

/** Two nodes may both make a key on an empty database; the one that was stored first counts for both. */
async function currentKey({ database, box }: KeyStore, { purpose, make }: KeyRequest): Promise<StoredKey> {
  const stored = await readCurrent({ database, box }, purpose);
  if (stored) return stored;
  const made = await make();
  await database.query('INSERT INTO signing_key (id, purpose, material) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    made.id,
    purpose,
    JSON.stringify(await box.close(made.material)),
  ]);
  return (await readCurrent({ database, box }, purpose)) ?? made;
}

async function readCurrent({ database, box }: KeyStore, purpose: string): Promise<StoredKey | undefined> {
  const [row] = await database.query<{ id: string; material: StoredMaterial }>(
    'SELECT id, material FROM signing_key WHERE purpose = $1 AND retired_at IS NULL',
    [purpose],
  );
  return row && { id: row.id, material: await box.open(row.material) };
}

async function encryptStored(database: Queryable, box: KeyBox): Promise<void> {
  const rows = await database.query<{ id: string; material: StoredMaterial }>('SELECT id, material FROM signing_key');
  for (const { id, material } of rows) {
    if (box.isClosed(material)) continue;
    const closed = await box.close(await box.open(material));
    await database.query('UPDATE signing_key SET material = $2 WHERE id = $1', [id, JSON.stringify(closed)]);
  }
}

/**
 * Takes the present keys out of use: tokens are signed with new ones from now on, and within the lifetime of a token the old ones are worth
 * nothing. Nodes that run notice it within a minute.
 * @param all also ends every sign-in, and forgets the secret from which cookies and links are made; for keys that somebody may have
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

/** Asks once, or anew after some seconds; a failure is forgotten, so that the next caller asks again. */
function remember<T>(
  ask: () => Promise<T>,
  anew?: { readonly clock: () => Date; readonly seconds: number },
): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = Infinity;
  return () => {
    const now = anew?.clock().getTime() ?? 0;
    if (now >= until) answer = undefined;
    if (answer) return answer;
    if (anew) until = now + anew.seconds * 1000;
    answer = ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

const RETIREMENT_NOTICED_AFTER_SECONDS = 60;
