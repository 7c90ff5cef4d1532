import { logError } from '../lib/log';
import type { Store } from '../lib/store';

/** What another tab of this browser has that a logout, which ends the session of all tabs, would stop or lose. */
export interface WorkElsewhere {
  readonly isUploading: () => Promise<boolean>;
  /** Unsaved changes that no draft keeps. */
  readonly hasUnkeptChanges: () => Promise<boolean>;
}

/**
 * Tells the other tabs of this browser, which share the session, while this one has work of a kind.
 * @param name of the kind
 * @param running how much work of the kind this tab has
 * @returns whether another tab has some
 */
export function createWorkOfTabs(
  locks: Pick<LockManager, 'request' | 'query'>,
  name: string,
  running: Pick<Store<number>, 'get' | 'subscribe'>,
): () => Promise<boolean> {
  /** Held by each tab while it has work; it ends with the tab. */
  const lockName = `brand-console-${name}`;
  let holdsLock = false;

  function untilDone(): Promise<void> {
    return new Promise((resolve) => {
      const stop = running.subscribe(check);
      function check(): void {
        if (running.get() > 0) return;
        stop();
        resolve();
      }
      check();
    });
  }

  function hold(): void {
    if (holdsLock || running.get() === 0) return;
    holdsLock = true;
    locks.request(lockName, { mode: 'shared' }, untilDone).then(
      () => {
        holdsLock = false;
        // Work may have begun before the lock was released.
        hold();
      },
      (error: unknown) => {
        holdsLock = false;
        logError(`The other tabs do not know of the ${name} of this one.`, error);
      },
    );
  }

  running.subscribe(hold);
  return async () => {
    const own = holdsLock ? 1 : 0;
    const { held = [] } = await locks.query();
    return held.filter((lock) => lock.name === lockName).length > own;
  };
}
