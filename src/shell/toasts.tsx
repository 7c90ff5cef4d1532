import { createContext, Suspense, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '../lib/store';
import { ToastHost } from './later';

/** Short messages at the foot of the screen. */
export interface Toasts {
  /** Shows after 500 ms (SHELL-014). */
  success(text: string): void;
  error(text: string): void;
}

/** One message. */
export interface Toast {
  readonly text: string;
  readonly kind: 'success' | 'error';
}

/** Messages waiting to be shown. */
export interface ToastQueue {
  /** Everything that waits; it waits no more. */
  take(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

const SUCCESS_DELAY = 500;

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows the toasts of the screens below; what shows them loads with the first one. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [{ toasts, queue, hasAny, subscribe }] = useState(createQueue);
  const isNeeded = useSyncExternalStore(subscribe, hasAny);
  return (
    <ToastContext value={toasts}>
      {children}
      {isNeeded && (
        <Suspense>
          <ToastHost queue={queue} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** The toasts of this console; the same object for the life of the provider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('A screen that shows toasts must be inside ToastProvider.');
  return toasts;
}

function createQueue() {
  const waiting = createStore<readonly Toast[]>([]);
  let hasHadAny = false;
  const add = (toast: Toast) => {
    hasHadAny = true;
    waiting.set([...waiting.get(), toast]);
  };
  const toasts: Toasts = {
    success: (text) => {
      setTimeout(() => add({ text, kind: 'success' }), SUCCESS_DELAY);
    },
    error: (text) => add({ text, kind: 'error' }),
  };
  const queue: ToastQueue = {
    take() {
      const taken = waiting.get();
      if (taken.length > 0) waiting.set([]);
      return taken;
    },
    subscribe: waiting.subscribe,
  };
  return { toasts, queue, hasAny: () => hasHadAny, subscribe: waiting.subscribe };
}
