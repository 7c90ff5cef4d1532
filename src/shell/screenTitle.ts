import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../lib/store';

/** The title of the open entry, for screens whose URL only has a slug. */
type ScreenTitle = Store<string | undefined>;

const ScreenTitleContext = createContext<ScreenTitle>(createScreenTitle());

/** Lets the screens below set their title. */
export const ScreenTitleProvider = ScreenTitleContext.Provider;

/** Creates the title of a layout's screens, initially undefined. */
export function createScreenTitle(): ScreenTitle {
  return createStore<string | undefined>(undefined);
}

/** Sets the title of the screen while it is mounted. @param title undefined while unknown */
export function useScreenTitle(title: string | undefined): void {
  const screenTitle = useContext(ScreenTitleContext);
  useEffect(() => {
    screenTitle.set(title);
    return () => screenTitle.set(undefined);
  }, [screenTitle, title]);
}

/** The title that the open screen has set; undefined if none. */
export function useCurrentScreenTitle(): string | undefined {
  const screenTitle = useContext(ScreenTitleContext);
  return useSyncExternalStore(screenTitle.subscribe, screenTitle.get);
}
