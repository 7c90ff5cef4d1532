import { createStore, type Store } from '../lib/store';
import type { ColourMode } from './tokens';

/** The options of the user menu; `system` follows the operating system. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The selected appearance and the resulting mode. */
export interface AppearanceState {
  readonly choice: Appearance;
  readonly mode: ColourMode;
}

/** The appearance of the console, persisted in this browser. */
export interface AppearanceSetting extends Pick<Store<AppearanceState>, 'get' | 'subscribe'> {
  choose(choice: Appearance): void;
}

const KEY = 'APPEARANCE';

/**
 * @param storage where the choice is persisted
 * @param prefersDark the media query `(prefers-color-scheme: dark)`
 */
export function createAppearance(
  storage: Storage,
  prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>,
): AppearanceSetting {
  const modeOf = (choice: Appearance): ColourMode =>
    choice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : choice;
  const stateOf = (choice: Appearance): AppearanceState => ({ choice, mode: modeOf(choice) });
  const stored = APPEARANCES.find((choice) => choice === storage.getItem(KEY)) ?? 'system';
  const store = createStore(stateOf(stored));
  prefersDark.addEventListener('change', () => store.set(stateOf(store.get().choice)));
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose(choice) {
      storage.setItem(KEY, choice);
      store.set(stateOf(choice));
    },
  };
}
