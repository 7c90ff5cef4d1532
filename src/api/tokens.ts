import { createListeners } from '../lib/listeners';

/** The tokens of a session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The stored tokens, shared by all tabs of the browser (SIGN-007). Each tab only uses the tokens of one sign-in. */
export interface TokenStore {
  access(): string | undefined;
  /** Both tokens; undefined while one is missing. */
  both(): Tokens | undefined;
  /** Replaces the tokens of this tab's sign-in. */
  write(tokens: Tokens): void;
  /** Stores the tokens of a new sign-in. Other tabs have no tokens until they `adopt` it. */
  begin(tokens: Tokens): void;
  /** Binds this tab to the stored sign-in. Before the first call, a tab uses any. */
  adopt(): void;
  /** The access token of a newer sign-in by another tab; undefined if there is none. */
  newerAccessToken(): string | undefined;
  /** Removes the tokens of this tab's sign-in, but not those of another one. */
  clear(): void;
  /** Notifies of every change, including those by other tabs. @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

const ACCESS_TOKEN = 'ACCESS_TOKEN';
const REFRESH_TOKEN = 'REFRESH_TOKEN';
/** Identifies the sign-in that the tokens belong to; unchanged by a refresh. */
const SIGN_IN = 'SIGN_IN';
const KEYS: readonly (string | null)[] = [null, ACCESS_TOKEN, REFRESH_TOKEN, SIGN_IN];

/**
 * A token store in the browser's local storage.
 * @param events the window, which receives the `storage` events of other tabs
 */
export function createTokenStore(storage: Storage, events: Pick<EventTarget, 'addEventListener'>): TokenStore {
  const { notify, subscribe } = createListeners();
  /** The sign-in of this tab. Undefined: any. Null: tokens that were stored without one. */
  let ownSignIn: string | null | undefined;
  events.addEventListener('storage', (event) => {
    if (KEYS.includes((event as StorageEvent).key)) notify();
  });
  const read = (key: string) => storage.getItem(key) ?? undefined;
  const isOwn = () => ownSignIn === undefined || storage.getItem(SIGN_IN) === ownSignIn;
  const store = ({ accessToken, refreshToken }: Tokens) => {
    storage.setItem(REFRESH_TOKEN, refreshToken);
    storage.setItem(ACCESS_TOKEN, accessToken);
  };
  const remove = () => {
    storage.removeItem(ACCESS_TOKEN);
    storage.removeItem(REFRESH_TOKEN);
  };
  return {
    access: () => (isOwn() ? read(ACCESS_TOKEN) : undefined),
    both() {
      const accessToken = read(ACCESS_TOKEN);
      const refreshToken = read(REFRESH_TOKEN);
      return isOwn() && accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
    },
    write(tokens) {
      if (!isOwn()) return;
      store(tokens);
      notify();
    },
    begin(tokens) {
      ownSignIn = newSignInId();
      // In this order, no other tab ever sees a token with the id of another sign-in.
      remove();
      storage.setItem(SIGN_IN, ownSignIn);
      store(tokens);
      notify();
    },
    adopt() {
      ownSignIn = storage.getItem(SIGN_IN);
    },
    newerAccessToken: () => (isOwn() ? undefined : read(ACCESS_TOKEN)),
    clear() {
      if (!isOwn()) return;
      remove();
      notify();
    },
    subscribe,
  };
}

/** Unique, but need not be unguessable. */
function newSignInId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
