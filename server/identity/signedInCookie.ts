import { readCookie } from './cookies';
import type { Sealer } from './sealer';

/** Path of the sign-in routes and their cookies. */
export const SOCIAL_PATH = '/iam/social/azure';
/** Contains the sign-ins of this browser, sealed, so that signing out ends all of them. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** The ids of the sign-ins of this browser, newest last. @param cookies the Cookie header */
export async function readSignedIn(sealer: Sealer, cookies: string | undefined): Promise<readonly string[]> {
  const sealed = readCookie(cookies, SIGNED_IN_COOKIE);
  const ids = sealed === undefined ? undefined : (await sealer.unseal(sealed, SIGNED_IN))?.['signInIds'];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** The value of the cookie. @param seconds its lifetime */
export function sealSignedIn(sealer: Sealer, ids: readonly string[], seconds: number): Promise<string> {
  return sealer.seal({ signInIds: ids.slice(-MAX_SIGN_INS) }, { use: SIGNED_IN, seconds });
}

const SIGNED_IN = 'signed-in';
/** Fits into the 4 KB of a cookie; nobody signs in that often in a working day. */
const MAX_SIGN_INS = 40;
