import { useEffect, useEffectEvent } from 'react';
import { isNotFound, isRefusal } from '../api/errors';
import { useToasts } from '../shell/toasts';
import type { OpeningState } from './useOpenEditor';

/** Shows a toast that something cannot be loaded, and leaves the screen; does nothing without a text (ERR-007, USR-030, BAN-029). */
export function useLoadError(given: {
  readonly text: string | undefined;
  readonly hasFailed: boolean;
  readonly leave: () => void;
}): void {
  const { text, hasFailed } = given;
  const toasts = useToasts();
  const leave = useEffectEvent(given.leave);
  useEffect(() => {
    if (!hasFailed || text === undefined) return;
    toasts.error(text);
    leave();
  }, [hasFailed, text, toasts]);
}

/** Whether opening failed because the entry does not exist; other failures can be retried. */
export function isMissing(opening: OpeningState): boolean {
  if (opening.status !== 'failed') return false;
  const { error } = opening;
  // A mistyped address may hold no id at all.
  return isNotFound(error) || (isRefusal(error) && error.code === 'BAD_USER_INPUT' && error.argument === 'id');
}
