import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusOn } from './useScreenFocus';

/**
 * For the button that removes a list entry: when the entry disappears with the focused button, the focus moves on to the last button
 * of the next entry, or of the previous one, or else to the heading of the screen.
 */
export function useEntryFocus(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    // The entry is still in the document when this runs; what else changes with it, such as a disabled neighbour, does so next.
    return () => {
      if (!button || document.activeElement !== button) return;
      const entry = button.closest('li');
      const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
      queueMicrotask(() => {
        // Where a dialog closes with the entry, it returns the focus itself.
        if (document.activeElement !== document.body) return;
        const next = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
        if (next) next.focus();
        else focusOn(document.body, 'h1');
      });
    };
  }, []);
  return ref;
}
