import { createListeners } from '../lib/listeners';

/** The tokens of a session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The stored tokens, shared by all tabs of the browser (SIGN-007). A tab works with those of one sign-in. */
export interface TokenStore {
  access(): string | undefined;
  /** Both tokens; nothing while one is missing. */
  both(): Tokens | undefined;
  /** Replaces the tokens of this tab's sign-in. */
  write(tokens: Tokens): void;
  /** Stores the tokens of a new sign-in. Other tabs use none from now on, until they `adopt` it. */
  begin(tokens: Tokens): void;
  /** Works with the sign-in that is stored now. Until the first time a tab works with any. */
  adopt(): void;
  /** The access token of a sign-in that another tab began since; undefined where there is none. */
  newcomer(): string | undefined;
  /** Removes the tokens of this tab's sign-in; those of another one stay. */
  clear(): void;
  /** Tells about every change, also by another tab. @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

const ACCESS_TOKEN = 'ACCESS_TOKEN';
const REFRESH_TOKEN = 'REFRESH_TOKEN';
/** Names the sign-in that the tokens belong to; refreshing keeps it. */
const SIGN_IN = 'SIGN_IN';
const KEYS: readonly (string | null)[] = [null, ACCESS_TOKEN, REFRESH_TOKEN, SIGN_IN];

/**
 * The token store over the browser's local storage.
 * @param events where `storage` events of other tabs arrive: the window
 */
export function createTokenStore(storage: Storage, events: Pick<EventTarget, 'addEventListener'>): TokenStore {
  const { tell, subscribe } = createListeners();
  /** Undefined: any. Null: tokens that were stored without a name. */
  let own: string | null | undefined;
  events.addEventListener('storage', (event) => {
    if (KEYS.includes((event as StorageEvent).key)) tell();
  });
  const read = (key: string) => storage.getItem(key) ?? undefined;
  const isOwn = () => own === undefined || storage.getItem(SIGN_IN) === own;
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
      tell();
    },
    begin(tokens) {
      own = newName();
      // In this order no other tab ever sees a token under the name of another sign-in.
      remove();
      storage.setItem(SIGN_IN, own);
      store(tokens);
      tell();
    },
    adopt() {
      own = storage.getItem(SIGN_IN);
    },
    newcomer: () => (isOwn() ? undefined : read(ACCESS_TOKEN)),
    clear() {
      if (!isOwn()) return;
      remove();
      tell();
    },
    subscribe,
  };
}

/** Differs from every other; nobody needs to be unable to guess it. */
function newName(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
