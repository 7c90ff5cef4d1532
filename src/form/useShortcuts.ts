import { useEffect, useLayoutEffect, useRef } from 'react';
import { listenToShortcuts } from '../lib/shortcuts';
import type { FormStore } from './store';

/** The shortcuts of a form: Ctrl/⌘+S saves, Ctrl/⌘+Z takes back, with Shift (or Ctrl+Y) does again. They hold for the whole screen. */
export function useShortcuts(store: FormStore, save: () => void): void {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  useEffect(
    () => listenToShortcuts({ save: () => latest.current(), undo: () => store.undo(), redo: () => store.redo() }),
    [store],
  );
}
