import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { shellTexts } from './texts';
import { useFocusOnRemoval } from './useFocusOnRemoval';
import { focusOn } from './useScreenFocus';

/**
 * Requests again what could not be loaded. The button disappears with the error; the focus moves on to the heading of its section, or to
 * the screen if that is still loading as a whole.
 */
export function RetryButton(
  props: Pick<ButtonProps, 'size' | 'variant'> & { readonly onClick: () => void },
): ReactNode {
  const ref = useFocusOnRemoval((button) => {
    const section = button.closest<HTMLElement>('section, main');
    const screen = button.closest<HTMLElement>('main');
    return () => {
      if (section) focusOn(section, 'h1, h2, h3');
      if (document.activeElement === document.body) screen?.focus({ preventScroll: true });
    };
  });
  return (
    <Button ref={ref} {...props}>
      {shellTexts.retry}
    </Button>
  );
}
