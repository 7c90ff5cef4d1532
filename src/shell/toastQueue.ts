import { createStore } from '../lib/store';

/** Short messages at the foot of the screen. */
export interface Toasts {
  /** Shows after 500 ms (SHELL-014). */
  success(text: string): void;
  /** @param until closes the message when it aborts */
  error(text: string, until?: AbortSignal): void;
}

/** One message. */
export interface Toast {
  readonly text: string;
  readonly kind: 'success' | 'error';
  readonly until?: AbortSignal | undefined;
}

/** Messages waiting to be shown. */
export interface ToastQueue {
  /** Everything that waits; it waits no more. */
  take(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

const SUCCESS_DELAY = 500;

/** Toasts and the queue they wait in; success waits a moment before it shows. */
export function createToastQueue() {
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
    error: (text, until) => add({ text, kind: 'error', until }),
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
