import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work once the pointer is released, or at once if it is not pressed. A press moves the focus before it becomes a click: a message or
 * a spinner that appears in between would move the target away from the pointer, or swallow the click.
 */
export function useAfterPointerRelease(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<readonly (() => void)[]>([]);
  useEffect(() => {
    const press = ({ button }: PointerEvent) => {
      isPressed.current = button === 0;
    };
    const release = () => {
      isPressed.current = false;
      const released = waiting.current;
      waiting.current = [];
      // The click event follows right after the release.
      if (released.length > 0) setTimeout(() => released.forEach((work) => work()));
    };
    const unmounted = new AbortController();
    const options = { capture: true, signal: unmounted.signal };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    // The end of a press that becomes a drag.
    window.addEventListener('pointercancel', release, options);
    return () => {
      unmounted.abort();
      release();
    };
  }, []);
  return useCallback((work) => {
    if (isPressed.current) waiting.current = [...waiting.current, work];
    else work();
  }, []);
}
