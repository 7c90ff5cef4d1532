import { useEffect, useMemo, useRef } from 'react';

/** Debounced work. Both functions are stable. */
interface Delay {
  /** Replaces pending work and restarts the timer. */
  readonly start: (work: () => void) => void;
  readonly stop: () => void;
}

/** Debounces work by this many milliseconds; pending work is dropped on unmount. */
export function useDelay(milliseconds: number): Delay {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      start(work) {
        clearTimeout(timer.current);
        timer.current = setTimeout(work, milliseconds);
      },
      stop: () => clearTimeout(timer.current),
    }),
    [milliseconds],
  );
}
