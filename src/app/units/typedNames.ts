import { createStore, type Store } from '../../lib/store';
import type { Unit } from '../../stores/unitStore';

/** Open name inputs of units, by unit id, with the typed text (undefined: nothing typed yet). Closed once stored or cancelled. */
export interface TypedNames extends Pick<Store<ReadonlyMap<string, string | undefined>>, 'get' | 'subscribe'> {
  /** Opens the input of a unit, or sets its text. */
  type(id: string, text?: string): void;
  close(id: string): void;
  /** The typed name that is not stored yet; undefined if it is empty or equals the stored name. */
  unsavedName(unit: Unit): string | undefined;
}

export function createTypedNames(): TypedNames {
  const { get, set, subscribe } = createStore<ReadonlyMap<string, string | undefined>>(new Map());
  return {
    get,
    subscribe,
    type: (id, text) => set(new Map(get()).set(id, text)),
    close: (id) => set(new Map([...get()].filter(([other]) => other !== id))),
    unsavedName({ id, name }) {
      const typed = get().get(id)?.trim() ?? '';
      return typed === '' || typed === name ? undefined : typed;
    },
  };
}
