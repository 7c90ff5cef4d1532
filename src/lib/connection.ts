/** Whether the browser has a connection, as far as it knows; what it is connected to may still not answer. */
export interface Connection {
  isOnline(): boolean;
  /** Tells of every change. @returns ends the subscription */
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
