import { useMemo, useSyncExternalStore } from 'react';
import { useStoresSelector } from '../../hooks/useStoresSelector';
import type { OpenForm, OpenForms } from './openForms';

/**
 * The forms of a screen with unsaved changes.
 * @returns `keptAt`: when the drafts of all of them were stored; 'never' if one cannot be stored, undefined while one is pending
 */
export function useUnsavedForms(forms: OpenForms): {
  readonly changed: readonly OpenForm[];
  readonly keptAt: number | 'never' | undefined;
} {
  const unsaved = useSyncExternalStore(forms.subscribe, forms.unsaved);
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const changed = useMemo(() => all.filter(({ key }) => unsaved.has(key)), [all, unsaved]);
  const sources = useMemo(() => changed.map(({ draftStatus }) => draftStatus), [changed]);
  const statuses = useStoresSelector(sources, (source) => source.get());
  if (statuses.some((status) => status?.kind === 'notKept')) return { changed, keptAt: 'never' };
  const kept = statuses.flatMap((status) => (status?.kind === 'kept' ? [status.at] : []));
  return { changed, keptAt: kept.length === changed.length ? Math.max(...kept) : undefined };
}
