import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { compactDecrypt, CompactEncrypt, decodeProtectedHeader, type JWK } from 'jose';
import type { SecretKeySettings } from '../settings/parts';
import { deriveKey } from './secrets';

/** A key as it is stored: encrypted, or in plain as versions before 1.3 stored it. */
export type StoredMaterial = JWK | { readonly jwe: string };

/** Encrypts the keys of the database with a key that is not in the database: whoever has a dump of it can sign nothing. */
export interface KeyBox {
  /** Encrypts with the present secret key (RFC 7516, `dir` with A256GCM). */
  close(material: JWK): Promise<StoredMaterial>;
  /** @throws KeysUnreadable for what was encrypted with none of the secret keys */
  open(stored: StoredMaterial): Promise<JWK>;
  /** Whether it is encrypted with the present secret key. */
  isClosed(stored: StoredMaterial): boolean;
}

/** The keys of the database were encrypted with another secret key than the services have. */
export class KeysUnreadable extends Error {
  constructor() {
    super(
      'The keys in the database were encrypted with another SECRET_KEY. Set that one, or as SECRET_KEY_FORMER; where it is lost, ' +
        '`npm run rotate-keys -- --all` makes new keys, and everybody signs in again.',
    );
    this.name = 'KeysUnreadable';
  }
}

/** Others than the owner can read the file of the secret key. */
export class SecretKeyExposed extends Error {
  constructor(file: string) {
    super(`The file of the secret key can be read by others: chmod 600 ${file}`);
    this.name = 'SecretKeyExposed';
  }
}

/**
 * Opens the box with the secret key of the settings, or of their file, which is made where it is missing.
 * @throws SecretKeyExposed
 */
export function openKeyBox({ value, file, former }: SecretKeySettings): KeyBox {
  const present = boxKey(value ?? keyInFile(file));
  const keys = new Map([present, ...former.map(boxKey)].map((key) => [key.id, key.bytes]));
  return {
    async close(material) {
      const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(material)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: present.id })
        .encrypt(present.bytes);
      return { jwe };
    },
    async open(stored) {
      if (!isEncrypted(stored)) return stored;
      const key = keys.get(keyIdOf(stored));
      if (!key) throw new KeysUnreadable();
      const { plaintext } = await compactDecrypt(stored.jwe, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return JSON.parse(new TextDecoder().decode(plaintext)) as JWK;
    },
    isClosed: (stored) => isEncrypted(stored) && keyIdOf(stored) === present.id,
  };
}

function isEncrypted(stored: StoredMaterial): stored is { readonly jwe: string } {
  return 'jwe' in stored;
}

function keyIdOf({ jwe }: { readonly jwe: string }): string {
  return decodeProtectedHeader(jwe).kid ?? '';
}

/** The id tells one key from another, and nothing of it. */
function boxKey(text: string): { readonly id: string; readonly bytes: Uint8Array } {
  const bytes = deriveKey(Buffer.from(text, 'base64'), 'key-box');
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 16), bytes };
}

/** Several processes may start at once: the first of them makes the file, the others read it. */
function keyInFile(file: string): string {
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if ((statSync(file).mode & OF_OTHERS) !== 0) throw new SecretKeyExposed(file);
  return readFileSync(file, 'utf8').trim();
}

const OF_OTHERS = 0o077;
