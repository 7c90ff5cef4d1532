import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusOn, focusScreen } from './useScreenFocus';

/**
 * Moves the focus on when a button disappears with it.
 * @param findNext called while the button is still in the document; the function that it returns moves the focus, once everything that
 * disappears with the button, or is disabled with it, is so. Where a dialog closes with it, that returns the focus itself.
 */
export function useFocusOnRemoval(
  findNext: (button: HTMLButtonElement) => () => void,
): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const prepare = useEffectEvent(findNext);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (!button || document.activeElement !== button) return;
      const moveOn = prepare(button);
      queueMicrotask(() => {
        if (document.activeElement === document.body) moveOn();
      });
    };
  }, []);
  return ref;
}

/**
 * For `useFocusOnRemoval`: to the heading of the section of a button, or to the screen if that is still loading as a whole. Without a
 * screen around the button, the whole console was missing, and the focus moves to the screen that it opens with.
 */
export function focusHeadingOf(button: HTMLButtonElement): () => void {
  const section = button.closest<HTMLElement>('section, main');
  const screen = button.closest<HTMLElement>('main');
  return () => {
    const opened = section ? undefined : document.querySelector<HTMLElement>('main');
    if (opened) focusScreen(opened);
    if (section) focusOn(section, 'h1, h2, h3');
    if (document.activeElement === document.body) screen?.focus({ preventScroll: true });
  };
}
