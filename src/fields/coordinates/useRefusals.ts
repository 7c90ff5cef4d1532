import { useEffect, useState, type RefObject } from 'react';

/**
 * Keeps characters out of an input, typed or pasted. It listens by itself, because React does not tell of pastes in every
 * browser.
 * @param forbidden what may not come in; no global expression
 * @returns whether the last characters were kept out, and what forgets it
 */
export function useRefusals(
  input: RefObject<HTMLInputElement | null>,
  forbidden: RegExp,
): readonly [boolean, () => void] {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const element = input.current;
    function check(event: InputEvent): void {
      const isForbidden = event.data !== null && forbidden.test(event.data);
      setIsRefused(isForbidden);
      if (isForbidden) event.preventDefault();
    }
    element?.addEventListener('beforeinput', check);
    return () => element?.removeEventListener('beforeinput', check);
  }, [input, forbidden]);
  return [isRefused, () => setIsRefused(false)];
}
