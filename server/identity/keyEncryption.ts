import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { compactDecrypt, CompactEncrypt, decodeProtectedHeader, type JWK } from 'jose';
import type { SecretKeySettings } from '../settings/parts';
import { deriveKey } from './secrets';

/** A stored key: encrypted, or unencrypted as stored by versions before 1.3. */
export type StoredKeyMaterial = JWK | { readonly jwe: string };

/** Encrypts the keys of the database with a key outside the database: a database dump is not enough to sign anything. */
export interface KeyEncryption {
  /** Encrypts with the current secret key (RFC 7516, `dir` with A256GCM). */
  encrypt(material: JWK): Promise<StoredKeyMaterial>;
  /** @throws KeysUnreadable if it was encrypted with none of the configured secret keys */
  decrypt(stored: StoredKeyMaterial): Promise<JWK>;
  /** Whether it is encrypted with the current secret key. */
  isCurrent(stored: StoredKeyMaterial): boolean;
}

/** The keys of the database were encrypted with a different secret key than the configured ones. */
export class KeysUnreadable extends Error {
  constructor() {
    super(
      'The keys in the database were encrypted with another SECRET_KEY. Set that one, or as SECRET_KEY_FORMER; where it is lost, ' +
        '`npm run rotate-keys -- --all` makes new keys, and everybody signs in again.',
    );
    this.name = 'KeysUnreadable';
  }
}

/** Users other than the owner can read the file of the secret key. */
export class SecretKeyExposed extends Error {
  constructor(file: string) {
    super(`The file of the secret key can be read by others: chmod 600 ${file}`);
    this.name = 'SecretKeyExposed';
  }
}

/** The file of the secret key holds too little for a key, as after a power cut or on a full disk: anybody could guess it. */
export class SecretKeyUnusable extends Error {
  constructor(file: string) {
    super(
      `The file of the secret key holds no key of ${KEY_BYTES} bytes in base64: ${file}. Restore it from a backup; where there is none, ` +
        'remove it, and `npm run rotate-keys -- --all` makes new keys, and everybody signs in again.',
    );
    this.name = 'SecretKeyUnusable';
  }
}

/**
 * Uses the secret key of the settings, or of their file, which is created if it is missing.
 * @throws SecretKeyExposed, SecretKeyUnusable
 */
export function createKeyEncryption({ value, file, former }: SecretKeySettings): KeyEncryption {
  const current = encryptionKey(value ?? readOrCreateKey(file));
  const keys = new Map([current, ...former.map(encryptionKey)].map((key) => [key.id, key.bytes]));
  return {
    async encrypt(material) {
      const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(material)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id })
        .encrypt(current.bytes);
      return { jwe };
    },
    async decrypt(stored) {
      if (!isEncrypted(stored)) return stored;
      const key = keys.get(keyIdOf(stored));
      if (!key) throw new KeysUnreadable();
      const { plaintext } = await compactDecrypt(stored.jwe, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return JSON.parse(new TextDecoder().decode(plaintext)) as JWK;
    },
    isCurrent: (stored) => isEncrypted(stored) && keyIdOf(stored) === current.id,
  };
}

function isEncrypted(stored: StoredKeyMaterial): stored is { readonly jwe: string } {
  return 'jwe' in stored;
}

function keyIdOf({ jwe }: { readonly jwe: string }): string {
  return decodeProtectedHeader(jwe).kid ?? '';
}

/** The id identifies a key without revealing anything about it. */
function encryptionKey(text: string): { readonly id: string; readonly bytes: Uint8Array } {
  const bytes = deriveKey(Buffer.from(text, 'base64'), 'key-box');
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 16), bytes };
}

/** Processes may start concurrently: the first one creates the file, the others read it. */
function readOrCreateKey(file: string): string {
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if ((statSync(file).mode & GROUP_AND_OTHERS) !== 0) throw new SecretKeyExposed(file);
  const key = readFileSync(file, 'utf8').trim();
  if (!isSecretKey(key)) throw new SecretKeyUnusable(file);
  return key;
}

/** Whether a text has enough bytes for a secret key. */
export function isSecretKey(text: string): boolean {
  return Buffer.from(text, 'base64').byteLength >= KEY_BYTES;
}

const KEY_BYTES = 32;

const GROUP_AND_OTHERS = 0o077;
