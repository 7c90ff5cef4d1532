import { readCookie } from './cookies';
import type { Seal } from './seal';

/** Where the cookies of these routes are sent. */
export const SOCIAL_PATH = '/iam/social/azure';
/** Names the sign-ins of this browser, sealed, so that signing out ends all of them. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** The ids of the sign-ins that began in this browser, the newest last. @param cookies the Cookie header */
export async function readSignedIn(seal: Seal, cookies: string | undefined): Promise<readonly string[]> {
  const sealed = readCookie(cookies, SIGNED_IN_COOKIE);
  const ids = sealed === undefined ? undefined : (await seal.open(sealed, SIGNED_IN))?.['signInIds'];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** The value of the cookie. @param seconds how long it is good for */
export function sealSignedIn(seal: Seal, ids: readonly string[], seconds: number): Promise<string> {
  return seal.close({ signInIds: ids.slice(-KEPT) }, { use: SIGNED_IN, seconds });
}

const SIGNED_IN = 'signed-in';
/** A cookie has 4 KB; nobody signs in that often in a working day. */
const KEPT = 40;
