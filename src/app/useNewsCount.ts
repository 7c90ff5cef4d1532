import { useEffect, useEffectEvent, useState } from 'react';
import { isUpdateOf, type LiveChange } from '../api/live';
import { services } from './services';

/** Changes within this many milliseconds, such as those of one save, count as one. */
const BATCH_MILLISECONDS = 300;

/**
 * Counts remote changes to the content of a list; lists refetch when the number changes. Visits do not count.
 * @param isRelevant whether a change concerns the content of the list
 */
export function useNewsCount(isRelevant: (change: LiveChange) => boolean): number {
  const [count, setCount] = useState(0);
  const isCounted = useEffectEvent((change: LiveChange) => change.action !== 'visited' && isRelevant(change));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = services.live.subscribe((news) => {
      if (!isUpdateOf(news, (change) => isCounted(change))) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        setCount((current) => current + 1);
      }, BATCH_MILLISECONDS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return count;
}
