import { logError } from '../lib/log';
import type { Store } from '../lib/store';

/** Held by each tab while it uploads files; it ends with the tab. */
const LOCK = 'brand-console-uploads';

/**
 * Tells the other tabs of this browser, which share the session, while this one uploads files.
 * @param running the number of uploads of this tab
 * @returns whether another tab uploads files
 */
export function createUploadsOfTabs(
  locks: Pick<LockManager, 'request' | 'query'>,
  running: Pick<Store<number>, 'get' | 'subscribe'>,
): () => Promise<boolean> {
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
    locks.request(LOCK, { mode: 'shared' }, untilDone).then(
      () => {
        holdsLock = false;
        // An upload may have begun before the lock was released.
        hold();
      },
      (error: unknown) => {
        holdsLock = false;
        logError('The other tabs do not know of the uploads.', error);
      },
    );
  }

  running.subscribe(hold);
  return async () => {
    const own = holdsLock ? 1 : 0;
    const { held = [] } = await locks.query();
    return held.filter(({ name }) => name === LOCK).length > own;
  };
}
