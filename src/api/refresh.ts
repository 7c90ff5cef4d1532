import { ServiceError } from './errors';
import type { Tokens, TokenStore } from './tokens';

/** Runs work while no other tab runs work of the same name; `waited` is whether another tab had to finish first. */
export type RunExclusively = <T>(name: string, work: (waited: boolean) => Promise<T>) => Promise<T>;

/**
 * Refreshes the access token after a 401.
 * @param used the refused access token
 * @returns the token to retry with; undefined if the session has ended, after both tokens were cleared (SESS-009)
 * @throws the errors of errors.ts if the service did not decide: the session continues once it is available again
 */
export type Refresh = (used: string | undefined) => Promise<string | undefined>;

/** The lock of refreshing and signing in: neither must overwrite the tokens of the other. */
export const TOKEN_LOCK = 'brand-console-refresh';

/** How long to wait for the tokens of another tab after its refresh. */
const OTHER_TAB_TIMEOUT_MILLISECONDS = 1_000;

/**
 * Allows one refresh at a time, in this tab and across tabs; a waiting tab uses the tokens of the other one (C-18).
 * @param exchange calls the token endpoint with the refresh grant
 */
export function createRefresh(options: {
  readonly tokens: TokenStore;
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
  readonly exclusively: RunExclusively;
}): Refresh {
  const { tokens, exchange, exclusively } = options;
  let running: Promise<string | undefined> | undefined;

  async function run(used: string | undefined, waited: boolean): Promise<string | undefined> {
    if (waited) await waitForOtherTab(used);
    const stored = tokens.both();
    if (!stored) return undefined;
    if (stored.accessToken !== used) return stored.accessToken;
    try {
      const fresh = await exchange(stored.refreshToken);
      // Signed out during the request: stay signed out.
      if (!tokens.both()) return undefined;
      tokens.write(fresh);
      return fresh.accessToken;
    } catch (error) {
      if (!isRefused(error)) throw error;
      tokens.clear();
      return undefined;
    }
  }

  /** Tokens stored by another tab may become visible here shortly after its lock is released. */
  function waitForOtherTab(used: string | undefined): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const check = () => {
        if (tokens.access() !== used) settle();
      };
      const timer = setTimeout(settle, OTHER_TAB_TIMEOUT_MILLISECONDS);
      const stop = tokens.subscribe(check);
      check();
    });
  }

  return (used) => {
    running ??= exclusively(TOKEN_LOCK, (waited) => run(used, waited)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Whether the service refused the refresh token; a lost connection, a server error or rate limiting do not count. */
function isRefused(error: unknown): boolean {
  return error instanceof ServiceError && /^4(?!08|29)\d\d$/.test(error.code);
}

/** Uses the browser's Web Locks; without them (plain http on a remote host) tabs are not coordinated. */
export function runExclusivelyByWebLocks(locks: LockManager | undefined): RunExclusively {
  return async (name, work) => {
    if (!locks) return work(false);
    const immediate = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : { result: await work(false) },
    );
    return immediate ? immediate.result : await locks.request(name, () => work(true));
  };
}

/** The message of a 401 that is unrelated to the session (SESS-005). */
export const CLIENT_AUTHENTICATION_FAILED = 'Client authentication failed.';
