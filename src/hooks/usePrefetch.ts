import { useEffect } from 'react';

/** Milliseconds after a list is there until the form, which is likely to come next, is fetched. */
const QUIET = 2_000;

/**
 * Fetches what is likely to be needed next, once the screen has had time to load.
 * @param load must stay the same function
 * @param quiet in milliseconds
 */
export function usePrefetch(load: () => Promise<unknown>, quiet = QUIET): void {
  useEffect(() => {
    const timer = setTimeout(() => void load(), quiet);
    return () => clearTimeout(timer);
  }, [load, quiet]);
}
