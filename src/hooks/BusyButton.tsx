import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

/**
 * A button that shows a spinner while its work runs, in place of its icon or, without one, of its text. It is not disabled
 * meanwhile, as with `loading`: that would drop the focus.
 */
export function BusyButton(props: Omit<ButtonProps, 'loading'> & { readonly isBusy: boolean }): ReactNode {
  const { isBusy, children, startIcon, onClick, ...button } = props;
  const spinner = isBusy && <CircularProgress aria-hidden="true" color="inherit" size={16} />;
  return (
    <Button
      {...button}
      startIcon={startIcon && (spinner || startIcon)}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // Also keeps a form from being submitted again.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {spinner && !startIcon ? (
        <>
          {/* Invisible, but still the name of the button, and as wide. */}
          <Box component="span" sx={{ opacity: 0 }}>
            {children}
          </Box>
          <Box sx={CENTRED}>{spinner}</Box>
        </>
      ) : (
        children
      )}
    </Button>
  );
}

const CENTRED = { position: 'absolute', display: 'flex' } as const;
