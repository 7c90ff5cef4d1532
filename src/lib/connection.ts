/** Whether the browser believes it is online; the services may still be unreachable. */
export interface Connection {
  isOnline(): boolean;
  /** Notifies of every change. @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** The connection of this browser. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
