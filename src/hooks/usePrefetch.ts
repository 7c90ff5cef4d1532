import { useEffect } from 'react';

/** Milliseconds after the list screen has mounted until the form, the likely next screen, is fetched. */
const DELAY = 2_000;

/**
 * Prefetches what is likely to be needed next, once the screen has had time to load.
 * @param load must be stable
 * @param delay in milliseconds
 */
export function usePrefetch(load: () => Promise<unknown>, delay = DELAY): void {
  useEffect(() => {
    const timer = setTimeout(() => void load(), delay);
    return () => clearTimeout(timer);
  }, [load, delay]);
}
