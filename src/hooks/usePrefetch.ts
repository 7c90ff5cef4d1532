import { useEffect } from 'react';
import { scheduleIdleWork } from '../lib/scheduleIdleWork';

/** Milliseconds after which a screen has usually loaded itself. */
const DELAY = 2_000;

/**
 * Prefetches what is likely to be needed next, in the first idle moment once the screen has had time to load. Nothing is
 * prefetched for people who save data. A failure is ignored: what is still missing when it is needed is loaded, and reported, then.
 * @param load must be stable
 * @param delay in milliseconds
 */
export function usePrefetch(load: () => Promise<unknown>, delay = DELAY): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const prefetch = (): void => {
      load().catch(() => undefined);
    };
    return scheduleIdleWork(prefetch, delay);
  }, [load, delay]);
}

/** Whether the browser was asked to transfer little (https://wicg.github.io/savedata). */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
