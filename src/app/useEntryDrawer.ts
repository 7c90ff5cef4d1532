import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { RecordArea } from '../definition';
import { hasEntryInDrawer, listPath, openEntry, withOpenEntry, type OpenEntry } from '../list/entryPaths';

/**
 * The entry open in the drawer over a screen of an area, from the address: a parameter, or the path if entries have their own
 * . Going back closes the drawer, a reload opens it again.
 */
export function useEntryDrawer(area: RecordArea): {
  readonly entry: OpenEntry | undefined;
  readonly open: (entry: OpenEntry) => void;
  readonly close: () => void;
} {
  const { id } = useParams();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const pathId = hasEntryInDrawer(area) ? id : undefined;
  const entry = useMemo(
    (): OpenEntry | undefined =>
      openEntry(parameters) ?? (pathId === undefined ? undefined : { kind: 'one', id: pathId }),
    [pathId, parameters],
  );
  const close = useCallback(() => {
    if (pathId === undefined) setParameters((current) => withOpenEntry(current, undefined), { replace: true });
    else void navigate(listPath(area, parameters), { replace: true });
  }, [area, navigate, pathId, parameters, setParameters]);
  return { entry, open: (opened) => setParameters((current) => withOpenEntry(current, opened)), close };
}
