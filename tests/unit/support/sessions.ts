import type { User } from '../../../src/api/identity';
import { createTokenStore, type TokenStore } from '../../../src/api/tokens';
import { createSession } from '../../../src/session/session';
import { BRAND_RECORDS } from './people';
import { memoryStorage } from './storage';

/**
 * The session of somebody who has not signed in yet, in a tab of their own.
 * @param options.again who they are when they sign in again
 */
export function sessionOf(
  user: User,
  { tokens = tokensOfTab(), again = user }: { readonly tokens?: TokenStore; readonly again?: User } = {},
) {
  return createSession({
    tokens,
    storage: memoryStorage(),
    events: new EventTarget(),
    clock: Date.now,
    exchangeCode: async () => ({ accessToken: 'a1', refreshToken: 'r1' }),
    readUser: async () => user,
    readUserOf: async () => structuredClone(again),
    exclusively: async (work) => work(),
    readBrands: async () => BRAND_RECORDS,
  });
}

/** The same, signed in. */
export async function signedIn(user: User, options?: Parameters<typeof sessionOf>[1]) {
  const session = sessionOf(user, options);
  await session.signIn({ code: 'code', redirectUri: 'x', codeVerifier: undefined });
  await session.load();
  return session;
}

export function tokensOfTab(): TokenStore {
  return createTokenStore(memoryStorage(), new EventTarget());
}
