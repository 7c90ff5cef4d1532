import { useCallback, useRef, useSyncExternalStore } from 'react';

/** Something that is watched. */
interface Watched {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The same part of each of several watched things, in their order; what uses it is rendered anew when one of them becomes
 * another.
 * @param sources the same list while they are the same
 * @param read answers the same object while its part is the same
 */
export function useEach<Source extends Watched, Part>(
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
    const isSame = parts.length === last.current.length && parts.every((part, at) => Object.is(part, last.current[at]));
    if (!isSame) last.current = parts;
    return last.current;
  });
}
