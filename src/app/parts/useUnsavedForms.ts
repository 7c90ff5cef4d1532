import { useMemo, useSyncExternalStore } from 'react';
import { useEach } from '../../hooks/useEach';
import type { OpenForm, OpenForms } from './openForms';

/**
 * The forms of a screen with unsaved changes.
 * @returns with `keptAt`, when the drafts of all of them were kept; 'never' where one cannot be, undefined while one is not yet
 */
export function useUnsavedForms(forms: OpenForms): {
  readonly changed: readonly OpenForm[];
  readonly keptAt: number | 'never' | undefined;
} {
  const unsaved = useSyncExternalStore(forms.subscribe, forms.unsaved);
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const changed = useMemo(() => all.filter(({ key }) => unsaved.has(key)), [all, unsaved]);
  const sources = useMemo(() => changed.map(({ draftStatus }) => draftStatus), [changed]);
  const found = useEach(sources, (source) => source.get());
  if (found.some((status) => status?.kind === 'notKept')) return { changed, keptAt: 'never' };
  const kept = found.flatMap((status) => (status?.kind === 'kept' ? [status.at] : []));
  return { changed, keptAt: kept.length === changed.length ? Math.max(...kept) : undefined };
}
