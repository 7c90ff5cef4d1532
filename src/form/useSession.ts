import { useSyncExternalStore } from 'react';
import { useEach } from '../hooks/useEach';
import type { FormSession } from './sessionState';
import type { FormStore } from './store';

/** The session of a store, rendered anew with each change; for what is small. */
export function useFormSession(store: FormStore): FormSession {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

/**
 * A part of a store's session; what uses it is rendered anew when that part becomes another.
 * @param select answers the same object for sessions in which its part is the same
 */
export function useSessionPart<Part>(store: FormStore, select: (session: FormSession) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()));
}

/** The same part of several sessions (`useEach`). @param select as for `useSessionPart` */
export function useSessionParts<Part>(
  stores: readonly FormStore[],
  select: (session: FormSession) => Part,
): readonly Part[] {
  return useEach(stores, (store) => select(store.getSnapshot()));
}
