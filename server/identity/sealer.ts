import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import type { Keys } from './keys';
import { addSeconds } from '../instants';

/** Encrypts values that pass through the browser, which can neither read nor modify them (sign-in state, sign-out target). */
export interface Sealer {
  /** @param seconds lifetime of the value */
  seal(value: JWTPayload, options: { readonly use: string; readonly seconds: number }): Promise<string>;
  /** The value, or undefined if it is forged, expired or was sealed for another use. */
  unseal(sealed: string, use: string): Promise<JWTPayload | undefined>;
}

/** Uses a key shared by all nodes, so that any of them can continue a sign-in. */
export function createSealer(keys: Keys, clock: () => Date): Sealer {
  return {
    async seal(value, { use, seconds }) {
      const now = clock();
      return new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt(now)
        .setExpirationTime(addSeconds(now, seconds))
        .setAudience(use)
        .encrypt(await keys.secret('seal'));
    },
    async unseal(sealed, use) {
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
