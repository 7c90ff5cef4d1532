import { createListeners } from './listeners';

/** An observable value: fits React's useSyncExternalStore without depending on React. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** A store holding `initial`; setting the same value again notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { notify, subscribe } = createListeners();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}
