import { useCallback, useRef, useSyncExternalStore } from 'react';

interface Subscribable {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Selects the same part of several stores, in their order; re-renders when one of the parts changes.
 * @param sources must be stable while the stores are the same
 * @param read the selector; must return the same object while the part is unchanged
 */
export function useStoresSelector<Source extends Subscribable, Part>(
  sources: readonly Source[],
  read: (source: Source) => Part,
): readonly Part[] {
  const last = useRef<readonly Part[]>([]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [sources],
  );
  return useSyncExternalStore(subscribe, () => {
    const parts = sources.map(read);
    const isUnchanged =
      parts.length === last.current.length && parts.every((part, at) => Object.is(part, last.current[at]));
    if (!isUnchanged) last.current = parts;
    return last.current;
  });
}
