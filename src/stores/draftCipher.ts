import type { DraftKeyAnswer } from '../api/identity';

/** An encrypted text. */
export interface SealedText {
  /** AES-GCM ciphertext, ending with the authentication tag. */
  readonly sealed: ArrayBuffer;
  /** 96 bits, used once. */
  readonly iv: Uint8Array<ArrayBuffer>;
}

/** Encrypts the drafts of one user. */
export interface DraftCipher {
  /** @param place storage key, authenticated with the text: it can only be opened under the same key */
  seal(text: string, place: string): Promise<SealedText>;
  /** The text; undefined if it was sealed with another key or place, or has been tampered with. */
  open(sealed: SealedText, place: string): Promise<string | undefined>;
}

/**
 * Returns the cipher of a user. Undefined: their drafts cannot be encrypted here, and are stored unencrypted. Rejects while
 * the key is unavailable: drafts are then neither stored nor read.
 */
export type DraftCipherProvider = (userId: string) => Promise<DraftCipher | undefined>;

/**
 * AES-256-GCM ciphers (NIST SP 800-38D) whose keys live as long as the tab: none are left behind after signing out.
 * @param dependencies.subtle undefined in a browser without it: outside localhost it requires https
 * @param dependencies.isOffered whether the identity service provides keys
 */
export function createDraftCipherProvider(dependencies: {
  readonly subtle: SubtleCrypto | undefined;
  readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
  readonly isOffered: () => boolean;
  readonly readKey: () => Promise<DraftKeyAnswer>;
}): DraftCipherProvider {
  const { subtle, randomBytes, isOffered, readKey } = dependencies;
  const ciphers = new Map<string, Promise<DraftCipher>>();

  async function loadCipher(userId: string, cryptography: SubtleCrypto): Promise<DraftCipher> {
    const answer = await readKey();
    // Another tab may have signed somebody else in.
    if (answer.userId !== userId) throw new Error('The key for drafts is that of somebody else.');
    const jwk: JsonWebKey = { kty: 'oct', alg: 'A256GCM', k: answer.key };
    const key = await cryptography.importKey('jwk', jwk, ALGORITHM, false, ['encrypt', 'decrypt']);
    return createCipher({ key, subtle: cryptography, randomBytes });
  }

  return async (userId) => {
    if (!subtle || !isOffered()) return undefined;
    const cached = ciphers.get(userId);
    if (cached) return cached;
    const created = loadCipher(userId, subtle).catch((error: unknown) => {
      ciphers.delete(userId);
      throw error;
    });
    ciphers.set(userId, created);
    return created;
  };
}

function createCipher(options: {
  readonly key: CryptoKey;
  readonly subtle: SubtleCrypto;
  readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
}): DraftCipher {
  const { key, subtle, randomBytes } = options;
  const parameters = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: ALGORITHM,
    iv,
    additionalData: new TextEncoder().encode(place),
  });
  return {
    async seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      return { iv, sealed: await subtle.encrypt(parameters(iv, place), key, new TextEncoder().encode(text)) };
    },
    async open({ sealed, iv }, place) {
      try {
        return new TextDecoder().decode(await subtle.decrypt(parameters(iv, place), key, sealed));
      } catch {
        return undefined;
      }
    },
  };
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
