import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import type { Keys } from './keys';

/** Values that travel through the browser and that it can neither read nor change (sign-in state, sign-out target). */
export interface Seal {
  /** @param seconds how long the value is good for */
  close(value: JWTPayload, options: { readonly use: string; readonly seconds: number }): Promise<string>;
  /** The value, or nothing when it is forged, too old or was made for another use. */
  open(sealed: string, use: string): Promise<JWTPayload | undefined>;
}

/** Seals with a key that all nodes share, so that any of them can go on with a sign-in. */
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
