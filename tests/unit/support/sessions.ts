import type { User } from '../../../src/api/identity';
import { createTokenStore, type TokenStore } from '../../../src/api/tokens';
import { createSession } from '../../../src/session/session';
import { BRAND_RECORDS } from './people';
import { memoryStorage } from './storage';

/**
 * A session before sign-in, in a tab of its own.
 * @param options.again the user of the next sign-in
 */
export function sessionOf(
  user: User,
  { tokens = tokensOfTab(), again = user }: { readonly tokens?: TokenStore; readonly again?: User } = {},
) {
  return createSession({
    tokens,
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    events: new EventTarget(),
    clock: Date.now,
    exchangeCode: async () => ({ accessToken: 'a1', refreshToken: 'r1' }),
    readUser: async () => user,
    readUserOf: async () => structuredClone(again),
    exclusively: async (work) => work(),
    readBrands: async () => BRAND_RECORDS,
  });
}

/** A signed-in session. */
export async function signedIn(user: User, options?: Parameters<typeof sessionOf>[1]) {
  const session = sessionOf(user, options);
  await session.signIn({ code: 'code', redirectUri: 'x', codeVerifier: undefined });
  await session.load();
  return session;
}

export function tokensOfTab(): TokenStore {
  return createTokenStore(memoryStorage(), new EventTarget());
}
