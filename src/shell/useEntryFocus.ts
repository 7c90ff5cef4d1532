import type { RefObject } from 'react';
import { useFocusOnRemoval } from './useFocusOnRemoval';
import { focusOn } from './useScreenFocus';

/**
 * For the button that removes a list entry: when the entry disappears with the focused button, the focus moves on to the last button
 * of the next entry, or of the previous one, or else to the heading of the screen.
 */
export function useEntryFocus(): RefObject<HTMLButtonElement | null> {
  return useFocusOnRemoval((button) => {
    const entry = button.closest('li');
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    return () => {
      const next = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
      if (next) next.focus();
      else focusOn(document.body, 'h1');
    };
  });
}
