import type { DraftKeyAnswer } from '../api/identity';

/** An encrypted text. */
export interface Sealed {
  /** AES-GCM, with the tag at its end. */
  readonly sealed: ArrayBuffer;
  /** 96 bits, used once. */
  readonly iv: Uint8Array<ArrayBuffer>;
}

/** Encrypts the drafts of one person. */
export interface DraftCipher {
  /** @param place where it is kept; it opens nowhere else */
  seal(text: string, place: string): Promise<Sealed>;
  /** The text; undefined where another key or place sealed it, or somebody changed it. */
  open(sealed: Sealed, place: string): Promise<string | undefined>;
}

/**
 * The cipher of a person. Undefined: their drafts cannot be encrypted here, and are kept as they are. Rejects while the key
 * is not to be had: then nothing is kept or read.
 */
export type DraftCiphers = (userId: string) => Promise<DraftCipher | undefined>;

/**
 * Ciphers of AES-256-GCM (NIST SP 800-38D), with keys that live as long as the tab: a person who signed out has left none.
 * @param needs.subtle undefined in a browser that has none: off localhost it needs https
 * @param needs.isOffered whether the identity service keeps keys
 */
export function createDraftCiphers(needs: {
  readonly subtle: SubtleCrypto | undefined;
  readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
  readonly isOffered: () => boolean;
  readonly readKey: () => Promise<DraftKeyAnswer>;
}): DraftCiphers {
  const { subtle, randomBytes, isOffered, readKey } = needs;
  const ciphers = new Map<string, Promise<DraftCipher>>();

  async function makeCipher(userId: string, cryptography: SubtleCrypto): Promise<DraftCipher> {
    const answer = await readKey();
    // Another tab may have signed somebody else in.
    if (answer.userId !== userId) throw new Error('The key for drafts is that of somebody else.');
    const jwk: JsonWebKey = { kty: 'oct', alg: 'A256GCM', k: answer.key };
    const key = await cryptography.importKey('jwk', jwk, ALGORITHM, false, ['encrypt', 'decrypt']);
    return createCipher({ key, subtle: cryptography, randomBytes });
  }

  return async (userId) => {
    if (!subtle || !isOffered()) return undefined;
    const known = ciphers.get(userId);
    if (known) return known;
    const made = makeCipher(userId, subtle).catch((error: unknown) => {
      ciphers.delete(userId);
      throw error;
    });
    ciphers.set(userId, made);
    return made;
  };
}

function createCipher(needs: {
  readonly key: CryptoKey;
  readonly subtle: SubtleCrypto;
  readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
}): DraftCipher {
  const { key, subtle, randomBytes } = needs;
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
