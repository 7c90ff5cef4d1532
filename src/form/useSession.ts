import { useSyncExternalStore } from 'react';
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
