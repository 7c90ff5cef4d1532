import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, type ReactNode } from 'react';
import type { ToastQueue } from './toastQueue';

const SHOWN_FOR = 6_000;

/** notistack's own colours miss the contrast that text needs; these reach 4.5 : 1. */
const Content = styled(MaterialDesignContent)(({ theme }) => ({
  '&.notistack-MuiContent': { borderRadius: theme.shape.borderRadius, fontFamily: theme.typography.fontFamily },
  '&.notistack-MuiContent-success': { backgroundColor: '#1a6b42', color: '#ffffff' },
  '&.notistack-MuiContent-error': { backgroundColor: '#a3211a', color: '#ffffff' },
}));

const CONTENT = { success: Content, error: Content };

/** Shows the toasts of a queue. */
export function ToastHost({ queue }: { readonly queue: ToastQueue }): ReactNode {
  return (
    <SnackbarProvider
      maxSnack={4}
      autoHideDuration={SHOWN_FOR}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={CONTENT}
      preventDuplicate
    >
      <Pump queue={queue} />
    </SnackbarProvider>
  );
}

function Pump({ queue }: { readonly queue: ToastQueue }): ReactNode {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    const pump = () => {
      for (const { text, kind } of queue.take()) enqueueSnackbar(text, { variant: kind });
    };
    pump();
    return queue.subscribe(pump);
  }, [enqueueSnackbar, queue]);
  return null;
}
