import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { RecordArea } from '../definition';
import { hasEntryInDrawer, listPath, openEntry, withOpenEntry, type OpenEntry } from '../list/entryPaths';

/**
 * What is open in the drawer over the list of an area: what its address names, or for an entry with an address of its own
 * the address itself. Going back closes it, a reload opens it again.
 */
export function useEntryDrawer(area: RecordArea): {
  readonly entry: OpenEntry | undefined;
  readonly close: () => void;
} {
  const { id } = useParams();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const own = hasEntryInDrawer(area) ? id : undefined;
  const entry = useMemo(
    (): OpenEntry | undefined => openEntry(parameters) ?? (own === undefined ? undefined : { kind: 'one', id: own }),
    [own, parameters],
  );
  const close = useCallback(() => {
    if (own === undefined) setParameters((current) => withOpenEntry(current, undefined), { replace: true });
    else void navigate(listPath(area, parameters), { replace: true });
  }, [area, navigate, own, parameters, setParameters]);
  return { entry, close };
}
