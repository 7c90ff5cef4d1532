import { useSyncExternalStore } from 'react';
import { useStoresSelector } from '../hooks/useStoresSelector';
import type { FormSession } from './sessionState';
import type { FormStore } from './store';

/**
 * A part of a store's session; re-renders only when that part changes.
 * @param select must return the same object while its part is unchanged
 */
export function useSessionPart<Part>(store: FormStore, select: (session: FormSession) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()));
}

/** The same part of several sessions (`useStoresSelector`). @param select as for `useSessionPart` */
export function useSessionParts<Part>(
  stores: readonly FormStore[],
  select: (session: FormSession) => Part,
): readonly Part[] {
  return useStoresSelector(stores, (store) => select(store.getSnapshot()));
}
