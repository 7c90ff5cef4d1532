import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FOOTER_HEIGHT } from '../hooks/footerHeight';
import type { ToastQueue } from './toastQueue';

const DURATION = 6_000;

/** notistack's default colours lack contrast; these reach 4.5 : 1. */
const Content = styled(MaterialDesignContent)(({ theme }) => ({
  '&.notistack-MuiContent': { borderRadius: theme.shape.borderRadius, fontFamily: theme.typography.fontFamily },
  '&.notistack-MuiContent-success': { backgroundColor: '#1a6b42', color: '#ffffff' },
  '&.notistack-MuiContent-error': { backgroundColor: '#a3211a', color: '#ffffff' },
}));

const ABOVE_FOOT = { '.notistack-SnackbarContainer': { marginBottom: FOOTER_HEIGHT } } as const;

const CONTENT = { success: Content, error: Content };

/** Shows the toasts of a queue. */
export function ToastHost({ queue }: { readonly queue: ToastQueue }): ReactNode {
  return (
    <SnackbarProvider
      maxSnack={4}
      autoHideDuration={DURATION}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={CONTENT}
    >
      <GlobalStyles styles={ABOVE_FOOT} />
      <ToastPump queue={queue} />
    </SnackbarProvider>
  );
}

/** Errors at most this many milliseconds old survive a navigation: they are the reason for it. */
const REDIRECT_WINDOW = 1_000;

/**
 * Shows queued toasts. A success takes the place of the same one that is still visible: two saves are confirmed twice. The same error is
 * shown once. Errors close when the user leaves the screen that they are about.
 */
function ToastPump({ queue }: { readonly queue: ToastQueue }): ReactNode {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const { pathname } = useLocation();
  const errors = useRef<readonly { readonly key: SnackbarKey; readonly at: number }[]>([]);
  const successes = useRef(new Map<string, SnackbarKey>());
  useEffect(() => {
    const pump = () => {
      for (const { text, kind, until } of queue.drain()) {
        const former = kind === 'success' ? successes.current.get(text) : undefined;
        if (former !== undefined) closeSnackbar(former);
        const key = enqueueSnackbar(text, { variant: kind, preventDuplicate: kind === 'error' });
        until?.addEventListener('abort', () => closeSnackbar(key));
        if (kind === 'error') errors.current = [...errors.current, { key, at: Date.now() }];
        else successes.current.set(text, key);
      }
    };
    pump();
    return queue.subscribe(pump);
  }, [closeSnackbar, enqueueSnackbar, queue]);
  useEffect(() => {
    const until = Date.now() - REDIRECT_WINDOW;
    for (const { key, at } of errors.current) if (at < until) closeSnackbar(key);
    errors.current = errors.current.filter(({ at }) => at >= until);
  }, [closeSnackbar, pathname]);
  return null;
}
