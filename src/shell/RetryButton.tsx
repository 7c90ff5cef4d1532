import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { shellTexts } from './texts';
import { focusHeadingOf, useFocusOnRemoval } from './useFocusOnRemoval';

/** Requests again what could not be loaded. The button disappears with the error; the focus moves on to the heading of its section. */
export function RetryButton(
  props: Pick<ButtonProps, 'size' | 'variant'> & { readonly onClick: () => void },
): ReactNode {
  const ref = useFocusOnRemoval(focusHeadingOf);
  return (
    <Button ref={ref} {...props}>
      {shellTexts.retry}
    </Button>
  );
}
