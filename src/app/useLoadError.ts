import { useEffect } from 'react';
import { isGone } from '../api/errors';
import { useLatest } from '../hooks/useLatest';
import { useToasts } from '../shell/toasts';
import type { Opening } from './useOpenEditor';

/** Says with a toast that something cannot be loaded, and leaves, where there is a text for that (ERR-007, USR-030, BAN-029). */
export function useLoadError(given: {
  readonly text: string | undefined;
  readonly hasFailed: boolean;
  readonly leave: () => void;
}): void {
  const { text, hasFailed } = given;
  const toasts = useToasts();
  const leave = useLatest(given.leave);
  useEffect(() => {
    if (!hasFailed || text === undefined) return;
    toasts.error(text);
    leave.current();
  }, [hasFailed, leave, text, toasts]);
}

/** Whether what an editor opens is not there; after any other failure it can be tried again. */
export function isMissing(opening: Opening): boolean {
  return opening.status === 'failed' && isGone(opening.error);
}
