import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openEntry, withOpenEntry, type OpenEntry } from '../list/entryPaths';

/** What is open in a drawer, as the address says, and how to open and close it. */
export interface DrawerState {
  readonly entry: OpenEntry | undefined;
  readonly show: (entry: OpenEntry) => void;
  readonly close: () => void;
}

/** The drawer of a screen; going back closes it, and a reload opens it again. */
export function useDrawer(): DrawerState {
  const [parameters, setParameters] = useSearchParams();
  const show = useCallback(
    (entry: OpenEntry) => setParameters((current) => withOpenEntry(current, entry)),
    [setParameters],
  );
  const close = useCallback(
    () => setParameters((current) => withOpenEntry(current, undefined), { replace: true }),
    [setParameters],
  );
  return { entry: openEntry(parameters), show, close };
}
