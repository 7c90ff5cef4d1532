/** A value that is watched: made for React's useSyncExternalStore, but free of it. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** A store holding `initial`; setting the same value again tells nobody. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
