import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../lib/store';

/** The own title of what is open, where its address says it in a slug alone. */
type ScreenTitle = Store<string | undefined>;

const Title = createContext<ScreenTitle>(createScreenTitle());

/** Gives the screens below it a title to set. */
export const ScreenTitleProvider = Title.Provider;

/** Makes the title of the screens of one layout: none. */
export function createScreenTitle(): ScreenTitle {
  return createStore<string | undefined>(undefined);
}

/** Names the screen after what it shows, for as long as it is there. @param title undefined until it is known */
export function useScreenTitle(title: string | undefined): void {
  const shown = useContext(Title);
  useEffect(() => {
    shown.set(title);
    return () => shown.set(undefined);
  }, [shown, title]);
}

/** What the open screen is named after; undefined where it says nothing. */
export function useTitleOfScreen(): string | undefined {
  const shown = useContext(Title);
  return useSyncExternalStore(shown.subscribe, shown.get);
}
