import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LazyToastHost } from './lazyParts';
import { createToastQueue, type Toasts } from './toastQueue';

/** Holds the toasts that `useToasts` returns. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows the toasts of the screens below; the toast host is loaded with the first one. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [{ toasts, queue, hasAny, subscribe }] = useState(createToastQueue);
  const isNeeded = useSyncExternalStore(subscribe, hasAny);
  return (
    <ToastContext value={toasts}>
      {children}
      {isNeeded && <LazyToastHost queue={queue} />}
    </ToastContext>
  );
}

/** The toasts of this console; stable for the lifetime of the provider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('A screen that shows toasts must be inside ToastProvider.');
  return toasts;
}
