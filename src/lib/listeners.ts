/** The listeners of one event, which has these arguments. */
export interface Listeners<Args extends readonly unknown[]> {
  readonly notify: (...args: Args) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
}

/** Creates an empty set. Subscribing or unsubscribing during a notification takes effect with the next one. */
export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify(...args) {
      for (const listener of [...listeners]) listener(...args);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A subscription to what never changes. */
export function subscribeToNothing(): () => void {
  return () => undefined;
}
