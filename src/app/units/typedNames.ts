import { createStore, type Store } from '../../lib/store';
import type { Unit } from '../../stores/unitStore';

/** The names that are typed for units: each is in its input until it is stored or given up. By unit; undefined: nothing typed yet. */
export interface TypedNames extends Pick<Store<ReadonlyMap<string, string | undefined>>, 'get' | 'subscribe'> {
  /** Opens the input of a unit, or says what is typed in it. */
  type(id: string, text?: string): void;
  close(id: string): void;
  /** The name that a unit is to get and has not; undefined where nothing else than its name is typed. */
  wanted(unit: Unit): string | undefined;
}

export function createTypedNames(): TypedNames {
  const { get, set, subscribe } = createStore<ReadonlyMap<string, string | undefined>>(new Map());
  return {
    get,
    subscribe,
    type: (id, text) => set(new Map(get()).set(id, text)),
    close: (id) => set(new Map([...get()].filter(([other]) => other !== id))),
    wanted({ id, name }) {
      const wanted = get().get(id)?.trim() ?? '';
      return wanted === '' || wanted === name ? undefined : wanted;
    },
  };
}
