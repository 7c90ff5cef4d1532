import { useCallback } from 'react';
import { useLatest } from './useLatest';

/** A callback that stays the same function, for memoized components, but runs with the values of the latest render. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useLatest(callback);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
