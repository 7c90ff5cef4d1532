import type { Tokens, TokenStore } from './tokens';

/** Runs work while no other tab runs work of the same name. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Gets a fresh access token after a 401.
 * @param used the access token that was refused
 * @returns the token to retry with; nothing when the session is over, and then both tokens are cleared (SESS-009)
 */
export type Refresh = (used: string | undefined) => Promise<string | undefined>;

/**
 * One refresh at a time, in this tab and across tabs; whoever waited takes the tokens the other one got (C-18).
 * @param exchange calls the token endpoint with the refresh grant
 */
export function createRefresh(options: {
  readonly tokens: TokenStore;
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
  readonly exclusively: Exclusively;
}): Refresh {
  const { tokens, exchange, exclusively } = options;
  let running: Promise<string | undefined> | undefined;

  async function run(used: string | undefined): Promise<string | undefined> {
    const stored = tokens.both();
    if (!stored) return undefined;
    if (stored.accessToken !== used) return stored.accessToken;
    try {
      const fresh = await exchange(stored.refreshToken);
      // Signed out while the answer was on its way: it stays so.
      if (!tokens.both()) return undefined;
      tokens.write(fresh);
      return fresh.accessToken;
    } catch {
      tokens.clear();
      return undefined;
    }
  }

  return (used) => {
    running ??= exclusively('brand-console-refresh', () => run(used)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Exclusive work by the browser's Web Locks; without them (plain http on a foreign host) each tab is on its own. */
export function exclusivelyByWebLocks(locks: LockManager | undefined): Exclusively {
  return async (name, work) => (locks ? await locks.request(name, () => work()) : await work());
}

/** The message of a 401 that is no matter of the session (SESS-005). */
export const CLIENT_FAILED = 'Client authentication failed.';
