import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import type { Keys } from './keys';

/** Encrypts values that pass through the browser, which can neither read nor modify them (sign-in state, sign-out target). */
export interface Seal {
  /** @param seconds lifetime of the value */
  close(value: JWTPayload, options: { readonly use: string; readonly seconds: number }): Promise<string>;
  /** The value, or undefined if it is forged, expired or was sealed for another use. */
  open(sealed: string, use: string): Promise<JWTPayload | undefined>;
}

/** Uses a key shared by all nodes, so that any of them can continue a sign-in. */
export function createSeal(keys: Keys, clock: () => Date): Seal {
  return {
    async close(value, { use, seconds }) {
      const now = clock();
      return new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + seconds * 1000))
        .setAudience(use)
        .encrypt(await keys.secret('seal'));
    },
    async open(sealed, use) {
      try {
        const { payload } = await jwtDecrypt(sealed, await keys.secret('seal'), {
          audience: use,
          currentDate: clock(),
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return payload;
      } catch {
        return undefined;
      }
    },
  };
}
