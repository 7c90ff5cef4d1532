import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work once no pointer is pressed. A press moves the focus before it becomes a click, and what appears in between, such as a
 * message below an input, would move the target away from under the pointer.
 */
export function useReleasedPointer(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // After the click.
      timer = setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('pointerup', release, { capture: true });
    window.addEventListener('pointercancel', release, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('pointerup', release, { capture: true });
      window.removeEventListener('pointercancel', release, { capture: true });
    };
  }, []);
  return useCallback((work) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  }, []);
}
