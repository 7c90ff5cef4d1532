import { useEffect, useMemo, useRef } from 'react';

/** Does something a while later. Both stay the same functions. */
interface Delay {
  /** Takes the place of what was to be done before, and waits anew. */
  readonly start: (work: () => void) => void;
  readonly stop: () => void;
}

/** Puts work off until nothing was put off for this many milliseconds; what waits when the component goes is not done. */
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
