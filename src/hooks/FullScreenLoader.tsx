import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

/** The full-screen spinner while loading or saving (SHELL-005, SHELL-016). */
export function FullScreenLoader(props: { readonly isOpen: boolean; readonly label: string }): ReactNode {
  return (
    <Backdrop
      open={props.isOpen}
      unmountOnExit
      role="status"
      aria-label={props.label}
      sx={{ zIndex: 'modal', bgcolor: 'rgba(17, 21, 27, 0.35)' }}
    >
      <CircularProgress aria-label={props.label} sx={{ color: '#ffffff' }} />
    </Backdrop>
  );
}
