import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

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
