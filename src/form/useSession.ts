import { useSyncExternalStore } from 'react';
import type { Session } from './session';
import type { FormStore } from './store';

/** The session of a store, rendered anew with each change; for what is small. */
export function useSession(store: FormStore): Session {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
