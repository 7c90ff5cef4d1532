/** Those who want to hear of something. */
export interface Listeners<News extends readonly unknown[]> {
  readonly tell: (...news: News) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (...news: News) => void) => () => void;
}

/** Nobody yet. Who begins or ends to listen while news is told changes nothing for this news. */
export function createListeners<News extends readonly unknown[] = []>(): Listeners<News> {
  const listeners = new Set<(...news: News) => void>();
  return {
    tell(...news) {
      for (const listener of [...listeners]) listener(...news);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
