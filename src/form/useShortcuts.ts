import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FormStore } from './store';

/**
 * Ctrl/⌘+S saves, Ctrl/⌘+Z takes back, with Shift (or Ctrl+Y) does again. They hold for the whole screen, but not while a dialog
 * is open or an input that is no part of the form is being typed in.
 */
export function useShortcuts(store: FormStore, save: () => void): void {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const action = actionOf(event);
      if (action === undefined || (action !== 'save' && isForeign(event.target)) || isInDialog(event.target)) return;
      event.preventDefault();
      if (action === 'save') latest.current();
      else store[action]();
    }
    // Before the rich text editor, which keeps these keys from the browser but has no history of its own.
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [store]);
}

function actionOf({ key, shiftKey }: KeyboardEvent): 'save' | 'undo' | 'redo' | undefined {
  switch (key.toLowerCase()) {
    case 's':
      return shiftKey ? undefined : 'save';
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return undefined;
  }
}

function isForeign(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, select, [contenteditable="true"]') && !target.closest('[data-form-root]');
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
}
