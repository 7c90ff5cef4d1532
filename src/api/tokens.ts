/** The tokens of a session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The stored tokens, shared by all tabs of the browser (SIGN-007). */
export interface TokenStore {
  access(): string | undefined;
  /** Both tokens; nothing while one is missing. */
  both(): Tokens | undefined;
  write(tokens: Tokens): void;
  clear(): void;
  /** Tells about every change, also by another tab. @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

const ACCESS_TOKEN = 'ACCESS_TOKEN';
const REFRESH_TOKEN = 'REFRESH_TOKEN';

/**
 * The token store over the browser's local storage.
 * @param events where `storage` events of other tabs arrive: the window
 */
export function createTokenStore(storage: Storage, events: Pick<EventTarget, 'addEventListener'>): TokenStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === null || key === ACCESS_TOKEN || key === REFRESH_TOKEN) tell();
  });
  const read = (key: string) => storage.getItem(key) ?? undefined;
  return {
    access: () => read(ACCESS_TOKEN),
    both() {
      const accessToken = read(ACCESS_TOKEN);
      const refreshToken = read(REFRESH_TOKEN);
      return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
    },
    write({ accessToken, refreshToken }) {
      storage.setItem(REFRESH_TOKEN, refreshToken);
      storage.setItem(ACCESS_TOKEN, accessToken);
      tell();
    },
    clear() {
      storage.removeItem(ACCESS_TOKEN);
      storage.removeItem(REFRESH_TOKEN);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
