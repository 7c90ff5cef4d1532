import type { CodeExchange, User } from '../api/identity';
import type { BrandRecord } from '../api/pages';
import type { Tokens, TokenStore } from '../api/tokens';
import { isBrand, type Brand } from '../definition';
import { createStore, type Store } from '../lib/store';
import { scopesOf, type Access } from './access';

/** A brand whose website is administered. */
export interface SessionBrand {
  readonly id: string;
  readonly name: Brand;
  readonly tenantId: string;
  /** Where the brand's website shows drafts; absent: only the built-in preview is available. */
  readonly previewUrl?: string;
}

/** The signed-in user and the selected brand (SESS-015). */
export interface Session extends Access {
  readonly user: User;
  /** Display name. */
  readonly userName: string;
  /** Undefined for platform administrators (SESS-016, A-31). */
  readonly selectedBrand: SessionBrand | undefined;
  /** Every brand whose name contains 'A' (BRAND-012, A-50). */
  readonly brands: readonly SessionBrand[];
  /** The brands the user belongs to. */
  readonly ownBrands: readonly SessionBrand[];
  /** The brand of the open page. */
  readonly pageDetails: { readonly brandId: string; readonly brandName: Brand } | undefined;
}

/** Why this tab left the session. */
export type LeaveReason = 'logout' | 'idle' | 'elsewhere' | 'replaced';

/** The state of the session in this tab. */
export type SessionState =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'signedIn'; readonly session: Session }
  /** The tokens are gone although nobody signed out: open forms stay on the screen until the user signs in again. */
  | {
      readonly status: 'ended';
      readonly session: Session;
      /** Whether the user who signed in in another tab is being identified; usually the same user. */
      readonly isSettling: boolean;
    }
  /** Another user signed in in another tab: nothing in this tab may be saved under their name. */
  | { readonly status: 'replaced'; readonly session: Session; readonly by: User }
  | {
      readonly status: 'left';
      readonly reason: LeaveReason;
      /** The user who left, if one was signed in here. */
      readonly userId?: string;
      /** Authenticates the sign-out request; no longer in storage. */
      readonly accessToken?: string | undefined;
      /** The next user, if already signed in. */
      readonly next?: User;
    };

/** The session of this tab. */
export interface SessionController {
  readonly state: Pick<Store<SessionState>, 'get' | 'subscribe'>;
  /** Exchanges the provider's code and loads the user (SIGN-006 to SIGN-008). On failure, tokens are cleared (SIGN-011). */
  signIn(exchange: CodeExchange): Promise<User>;
  /** Loads the user unless known, then the brands. Never rejects: failures result in the state 'failed'. */
  load(): Promise<void>;
  /** Selects another of the user's brands: for this tab, and as the default of new ones. */
  chooseBrand(brandId: string): void;
  /** Ends the session in every tab (SESS-014, C-19), unless a guard holds back a logout; navigation is up to the screen. */
  leave(reason: 'logout' | 'idle'): void;
  /** @param guard asked before each logout @returns removes the guard */
  guardLogout(guard: LogoutGuard): () => void;
  /** Hands the tab over to the user who signed in in another one, whose session continues. */
  handOver(): void;
  /** Resolves once a user is signed in again; rejects if the session is left instead. */
  signedInAgain(): Promise<void>;
}

/** @param leave continues the logout, which the next guard may hold back @returns whether to hold it back, to ask the user first */
export type LogoutGuard = (leave: () => void) => boolean;

export interface SessionDependencies {
  readonly tokens: TokenStore;
  readonly exchangeCode: (exchange: CodeExchange) => Promise<Tokens>;
  readonly readUser: () => Promise<User>;
  /** The user that an access token belongs to. */
  readonly readUserOf: (accessToken: string) => Promise<User>;
  /** Runs while no tab of this browser is refreshing tokens. */
  readonly exclusively: (work: () => void) => Promise<void>;
  readonly readBrands: () => Promise<readonly BrandRecord[]>;
  readonly storage: Storage;
  /** Each tab has its own, which survives a reload: one brand must not take the place of another while somebody works. */
  readonly tabStorage: Storage;
  readonly events: Pick<EventTarget, 'addEventListener'>;
  readonly clock: () => number;
}

const SIGNED_OUT = 'SIGNED_OUT';

/** Per user: several users may share a computer. */
function brandKey({ id }: User): string {
  return `SELECTED_BRAND_${id}`;
}

/** Creates the session of a tab; call `load` to load it. */
export function createSession(dependencies: SessionDependencies): SessionController {
  const { tokens, storage, tabStorage, events, clock } = dependencies;
  const state = createStore<SessionState>({ status: 'none' });
  const logoutGuards = new Set<LogoutGuard>();
  let user: User | undefined;
  let loading: Promise<void> | undefined;

  events.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === SIGNED_OUT && newValue !== null) state.set({ status: 'left', reason: 'elsewhere' });
  });

  tokens.subscribe(() => {
    const now = state.get();
    if (!('session' in now)) return;
    const token = tokens.newerAccessToken() ?? (now.status === 'signedIn' ? undefined : tokens.access());
    if (token !== undefined) void settle(now, token);
    else if (!tokens.both()) state.set({ status: 'ended', session: now.session, isSettling: false });
  });

  /** The token whose user was requested last; responses for earlier tokens are ignored. */
  let requestedToken: string | undefined;

  /** Resumes the session if the same user has signed in; else marks it as replaced. */
  async function settle(now: SessionState & { readonly session: Session }, token: string): Promise<void> {
    if (requestedToken === token) return;
    requestedToken = token;
    const former = now.session;
    if (now.status !== 'replaced') state.set({ status: 'ended', session: former, isSettling: true });
    const next = await readSignedInUser(token);
    if (requestedToken !== token) return;
    requestedToken = undefined;
    if (!('session' in state.get())) return;
    if (next === undefined) state.set({ status: 'ended', session: former, isSettling: false });
    else if (next.id !== former.user.id) state.set({ status: 'replaced', session: former, by: next });
    else {
      tokens.adopt();
      // An unchanged user keeps the session object, so that nothing that depends on it is recreated.
      const isUnchanged = JSON.stringify(next) === JSON.stringify(former.user);
      user = isUnchanged ? former.user : next;
      state.set({ status: 'signedIn', session: isUnchanged ? former : { ...former, ...sessionOfUser(next) } });
    }
  }

  /** Undefined if the request fails: the dialog then offers to sign in again. */
  async function readSignedInUser(token: string): Promise<User | undefined> {
    try {
      return await dependencies.readUserOf(token);
    } catch {
      return undefined;
    }
  }

  async function loadSession(): Promise<void> {
    try {
      // Another user may have signed in since a failed attempt.
      if (tokens.newerAccessToken() !== undefined) user = undefined;
      tokens.adopt();
      user ??= await dependencies.readUser();
      const records = user.tenants.length === 0 ? [] : await dependencies.readBrands();
      const key = brandKey(user);
      const session = composeSession(user, records, tabStorage.getItem(key) ?? storage.getItem(key));
      if (session.selectedBrand) tabStorage.setItem(key, session.selectedBrand.id);
      state.set({ status: 'signedIn', session });
    } catch (error) {
      state.set({ status: 'failed', error });
    }
  }

  function leaveNow(reason: 'logout' | 'idle'): void {
    state.set({ status: 'left', reason, accessToken: tokens.access(), ...(user && { userId: user.id }) });
    user = undefined;
    storage.setItem(SIGNED_OUT, String(clock()));
    tokens.clear();
  }

  return {
    state,
    async signIn(exchange) {
      storage.removeItem(SIGNED_OUT);
      try {
        const fresh = await dependencies.exchangeCode(exchange);
        await dependencies.exclusively(() => tokens.begin(fresh));
        user = await dependencies.readUser();
        return user;
      } catch (error) {
        tokens.clear();
        throw error;
      }
    },
    load() {
      loading ??= loadSession().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    chooseBrand(brandId) {
      const now = state.get();
      if (now.status !== 'signedIn') return;
      const selected = now.session.ownBrands.find(({ id }) => id === brandId);
      if (!selected) return;
      for (const brands of [tabStorage, storage]) brands.setItem(brandKey(now.session.user), selected.id);
      state.set({ status: 'signedIn', session: withBrand(now.session, selected) });
    },
    leave(reason) {
      const guards = reason === 'logout' ? [...logoutGuards] : [];
      const proceed = (): void => {
        const guard = guards.shift();
        if (!guard) leaveNow(reason);
        else if (!guard(proceed)) proceed();
      };
      proceed();
    },
    guardLogout(guard) {
      logoutGuards.add(guard);
      return () => void logoutGuards.delete(guard);
    },
    handOver() {
      const now = state.get();
      if (now.status !== 'replaced') return;
      state.set({ status: 'left', reason: 'replaced', userId: now.session.user.id, next: now.by });
      user = undefined;
    },
    signedInAgain() {
      return new Promise((resolve, reject) => {
        const check = () => {
          const { status } = state.get();
          if (status === 'signedIn') resolve();
          else if (status === 'left') reject(new SessionLeftError());
          else return;
          stop();
        };
        const stop = state.subscribe(check);
        check();
      });
    },
  };
}

/** The session was left while a caller waited for the user to sign in again. */
export class SessionLeftError extends Error {
  constructor() {
    super('The session was left.');
    this.name = 'SessionLeftError';
  }
}

function composeSession(user: User, records: readonly BrandRecord[], storedBrandId: string | null): Session {
  const brands = records.flatMap(({ id, name, tenant_id: tenantId, preview_url: previewUrl }): SessionBrand[] =>
    name.includes('A') && isBrand(name) ? [{ id, name, tenantId, ...(previewUrl && { previewUrl }) }] : [],
  );
  const ownBrands = user.tenants.flatMap(({ id }) => brands.filter(({ tenantId }) => tenantId === id));
  const selected = ownBrands.find(({ id }) => id === storedBrandId) ?? ownBrands[0];
  const base = { ...sessionOfUser(user), brands, ownBrands };
  return withBrand({ ...base, selectedBrand: undefined, brand: undefined, pageDetails: undefined }, selected);
}

function sessionOfUser(user: User): Pick<Session, 'user' | 'userName' | 'scopes'> {
  return { user, userName: userNameOf(user), scopes: scopesOf(user) };
}

/** The display name of a user; the e-mail address if it has none. */
export function userNameOf({ firstName, lastName, email }: User): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : name;
}

function withBrand(session: Session, selectedBrand: SessionBrand | undefined): Session {
  return {
    ...session,
    selectedBrand,
    brand: selectedBrand?.name,
    pageDetails: selectedBrand && { brandId: selectedBrand.id, brandName: selectedBrand.name },
  };
}
