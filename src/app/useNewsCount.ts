import { useEffect, useState } from 'react';
import { isNewsOf, type LiveChange } from '../api/live';
import { useLatest } from '../hooks/useLatest';
import { services } from './services';

/** Several changes within this many milliseconds, such as those of one save, are one. */
const PAUSE = 300;

/**
 * How often something has happened that a list shows; with another number it asks anew. Who comes and goes is in no list.
 * @param isWanted whether a change is of what the list shows
 */
export function useNewsCount(isWanted: (change: LiveChange) => boolean): number {
  const [count, setCount] = useState(0);
  const latest = useLatest(isWanted);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const stop = services.live.hear((news) => {
      if (!isNewsOf(news, (change) => change.action !== 'visited' && latest.current(change))) return;
      pause ??= setTimeout(() => {
        pause = undefined;
        setCount((known) => known + 1);
      }, PAUSE);
    });
    return () => {
      stop();
      clearTimeout(pause);
    };
  }, [latest]);
  return count;
}
