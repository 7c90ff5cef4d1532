import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RecordArea } from '../definition';
import { useToasts } from '../shell/toasts';

/** Goes back to the list with a toast when an entry cannot be loaded, where the area has a text for that (USR-030). */
export function useLoadError({ path, entries }: RecordArea, hasFailed: boolean): void {
  const toasts = useToasts();
  const navigate = useNavigate();
  const text = entries.loadError;
  useEffect(() => {
    if (!hasFailed || text === undefined) return;
    toasts.error(text);
    void navigate(path, { replace: true });
  }, [hasFailed, navigate, path, text, toasts]);
}
