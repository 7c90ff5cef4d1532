import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';

/** One form, or several that are left together. */
export interface WatchedForm {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => { readonly dirty: boolean };
}

/** Whether a navigation leaves a form. */
export type LeavingTest = (from: Location, to: Location) => boolean;

/**
 * Asks before a changed form is left by a link, a tab, the browser's back or a reload. An unchanged form is left without a
 * question. Needs a data router around it.
 * @param isLeaving which navigation leaves the form; by default one to another path
 * @returns the question, to be rendered by the screen
 */
export function useUnsavedChangesGuard(
  store: WatchedForm,
  isLeaving: LeavingTest | undefined = isOtherPath,
): ReactNode {
  const isDirty = useSyncExternalStore(store.subscribe, () => store.getSnapshot().dirty);
  // Decided when somebody leaves, not when this was last rendered: a save may just have been done.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => store.getSnapshot().dirty && isLeaving(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog leave={() => blocker.proceed()} stay={() => blocker.reset()} />;
}

function isOtherPath(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
