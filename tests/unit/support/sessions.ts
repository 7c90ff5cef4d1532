import type { User } from '../../../src/api/identity';
import { createTokenStore } from '../../../src/api/tokens';
import { createSession } from '../../../src/session/session';
import { BRAND_RECORDS } from './people';
import { memoryStorage } from './storage';

/** The session of somebody who has not signed in yet, in a tab of their own. */
export function sessionOf(user: User) {
  return createSession({
    tokens: createTokenStore(memoryStorage(), new EventTarget()),
    storage: memoryStorage(),
    events: new EventTarget(),
    clock: Date.now,
    exchangeCode: async () => ({ accessToken: 'a1', refreshToken: 'r1' }),
    readUser: async () => user,
    readUserOf: async () => user,
    exclusively: async (work) => work(),
    readBrands: async () => BRAND_RECORDS,
  });
}

/** The same, signed in. */
export async function signedIn(user: User) {
  const session = sessionOf(user);
  await session.signIn({ code: 'code', redirectUri: 'x', codeVerifier: undefined });
  await session.load();
  return session;
}
