import { createStore } from '../lib/store';

/** Short messages at the bottom of the screen. */
export interface Toasts {
  /** Shown after 500 ms (SHELL-014). */
  success(text: string): void;
  /** @param until aborting it closes the message */
  error(text: string, until?: AbortSignal): void;
}

export interface Toast {
  readonly text: string;
  readonly kind: 'success' | 'error';
  readonly until?: AbortSignal | undefined;
}

/** Messages waiting to be shown. */
export interface ToastQueue {
  /** Removes and returns all waiting messages. */
  drain(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

const SUCCESS_DELAY = 500;

/** Creates the toasts and their queue; success messages are delayed. */
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
    drain() {
      const taken = waiting.get();
      if (taken.length > 0) waiting.set([]);
      return taken;
    },
    subscribe: waiting.subscribe,
  };
  return { toasts, queue, hasAny: () => hasHadAny, subscribe: waiting.subscribe };
}
