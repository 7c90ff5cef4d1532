import { useEffect, useLayoutEffect, useRef } from 'react';
import { listenToShortcuts } from '../lib/shortcuts';
import type { FormStore } from './store';

/**
 * The shortcuts of a form: Ctrl/⌘+S saves, Ctrl/⌘+Z takes back, with Shift (or Ctrl+Y) does again. They hold for the whole
 * screen.
 */
export function useShortcuts(store: FormStore, save: () => void): void {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  useEffect(
    () =>
      listenToShortcuts({
        save() {
          finishInput();
          latest.current();
        },
        undo: store.undo,
        redo: store.redo,
      }),
    [store],
  );
}

/**
 * What leaving an input does to its text, such as making a link one for embedding, is done before it is saved. The focus stays:
 * the input is only told that it is left.
 */
function finishInput(): void {
  const input = document.activeElement;
  const isTyped = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  if (isTyped) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
