import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { BusyButton } from '../hooks/BusyButton';
import { shellTexts } from './texts';
import { useFocusOnRemoval } from './useFocusOnRemoval';
import { focusOn } from './useScreenFocus';
import { VISUALLY_HIDDEN } from './visuallyHidden';

/**
 * The button that reads the next page of a list, an `ol` beside it, and announces that. When it disappears with the focus, because there
 * are no more pages or reading failed, the focus moves on to the first added entry, or to the button that offers a retry.
 */
export function MoreButton(
  props: Pick<ButtonProps, 'size' | 'variant' | 'sx' | 'children'> & {
    readonly isLoading: boolean;
    readonly onClick: () => void;
  },
): ReactNode {
  const { isLoading, onClick, ...button } = props;
  const entriesBefore = useRef(0);
  const ref = useFocusOnRemoval(({ parentElement: frame }) => () => {
    if (!frame) return;
    focusOn(frame, `${ENTRY}:nth-child(${entriesBefore.current + 1})`);
    if (document.activeElement === document.body) [...frame.querySelectorAll('button')].at(-1)?.focus();
  });

  function read({ currentTarget }: MouseEvent): void {
    entriesBefore.current = currentTarget.parentElement?.querySelectorAll(ENTRY).length ?? 0;
    onClick();
  }

  return (
    <>
      <BusyButton {...button} ref={ref} isBusy={isLoading} onClick={read} />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isLoading && shellTexts.loading}
      </Box>
    </>
  );
}

const ENTRY = ':scope > ol > li';
