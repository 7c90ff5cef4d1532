import { ServiceError } from './errors';
import type { Tokens, TokenStore } from './tokens';

/** Runs work while no other tab runs work of the same name, and tells it whether it had to wait for another tab's. */
export type Exclusively = <T>(name: string, work: (waited: boolean) => Promise<T>) => Promise<T>;

/**
 * Gets a fresh access token after a 401.
 * @param used the access token that was refused
 * @returns the token to retry with; nothing when the session is over, and then both tokens are cleared (SESS-009)
 * @throws the errors of errors.ts where the service did not decide: the session goes on once it can be asked again
 */
export type Refresh = (used: string | undefined) => Promise<string | undefined>;

/** What refreshing and signing in have to themselves: an answer to the one must not be stored over that of the other. */
export const TOKENS_CHANGE = 'brand-console-refresh';

/** How long the tokens of another tab are waited for once its refresh is over, in milliseconds. */
const PATIENCE = 1_000;

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

  async function run(used: string | undefined, waited: boolean): Promise<string | undefined> {
    if (waited) await otherTabsTokens(used);
    const stored = tokens.both();
    if (!stored) return undefined;
    if (stored.accessToken !== used) return stored.accessToken;
    try {
      const fresh = await exchange(stored.refreshToken);
      // Signed out while the answer was on its way: it stays so.
      if (!tokens.both()) return undefined;
      tokens.write(fresh);
      return fresh.accessToken;
    } catch (error) {
      if (!isRefused(error)) throw error;
      tokens.clear();
      return undefined;
    }
  }

  /** What another tab stores may become visible here a moment after its lock is gone. */
  function otherTabsTokens(used: string | undefined): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const check = () => {
        if (tokens.access() !== used) settle();
      };
      const timer = setTimeout(settle, PATIENCE);
      const stop = tokens.subscribe(check);
      check();
    });
  }

  return (used) => {
    running ??= exclusively(TOKENS_CHANGE, (waited) => run(used, waited)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Whether the service has refused the refresh token; a lost connection, a fault or too many calls say nothing about it. */
function isRefused(error: unknown): boolean {
  return error instanceof ServiceError && /^4(?!08|29)\d\d$/.test(error.code);
}

/** Exclusive work by the browser's Web Locks; without them (plain http on a foreign host) each tab is on its own. */
export function exclusivelyByWebLocks(locks: LockManager | undefined): Exclusively {
  return async (name, work) => {
    if (!locks) return work(false);
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : { result: await work(false) },
    );
    return atOnce ? atOnce.result : await locks.request(name, () => work(true));
  };
}

/** The message of a 401 that is no matter of the session (SESS-005). */
export const CLIENT_FAILED = 'Client authentication failed.';
