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
  /** Where drafts of the brand's website are shown; absent: in the console's own preview alone. */
  readonly previewUrl?: string;
}

/** Who works here, and on which brand (SESS-015). */
export interface Session extends Access {
  readonly user: User;
  /** The name to show. */
  readonly userName: string;
  /** Absent for platform administrators (SESS-016, A-31). */
  readonly selectedBrand: SessionBrand | undefined;
  /** Every brand whose name contains 'A' (BRAND-012, A-50). */
  readonly brands: readonly SessionBrand[];
  /** The brands the user belongs to. */
  readonly ownBrands: readonly SessionBrand[];
  /** What the open page belongs to. */
  readonly pageDetails: { readonly brandId: string; readonly brandName: Brand } | undefined;
}

/** Why a session was left by this browser. */
export type LeaveReason = 'logout' | 'idle' | 'elsewhere' | 'replaced';

/** The state of the session in this tab. */
export type SessionState =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'signedIn'; readonly session: Session }
  /** The tokens are gone but nobody signed out: the work stays on the screen until the user signs in again. */
  | {
      readonly status: 'ended';
      readonly session: Session;
      /** Whether it is being found out who signed in in another tab: most often it is the same user. */
      readonly isSettling: boolean;
    }
  /** Somebody else signed in in another tab: nothing of this one may be saved in their name. */
  | { readonly status: 'replaced'; readonly session: Session; readonly by: User }
  | {
      readonly status: 'left';
      readonly reason: LeaveReason;
      /** Who left, where somebody was signed in here. */
      readonly userId?: string;
      /** What proves to the identity service who signs out; no longer stored. */
      readonly accessToken?: string | undefined;
      /** Who comes next, where they are signed in already. */
      readonly next?: User;
    };

/** The session of this tab. */
export interface SessionController {
  readonly state: Pick<Store<SessionState>, 'get' | 'subscribe'>;
  /** Exchanges the provider's code and loads the user (SIGN-006 to SIGN-008). On failure no token stays (SIGN-011). */
  signIn(exchange: CodeExchange): Promise<User>;
  /** Loads what is not known yet: the user, then the brands. Failures are the state 'failed'. */
  load(): Promise<void>;
  /** Works on another of the user's own brands from now on; remembered for the user. */
  chooseBrand(brandId: string): void;
  /** Ends the session in every tab (SESS-014, C-19); where the browser goes then is the screen's business. */
  leave(reason: 'logout' | 'idle'): void;
  /** Leaves the tab to whoever signed in in another one; their session goes on. */
  makeWay(): void;
  /** Resolves once somebody is signed in again; rejects when the session is left instead. */
  signedInAgain(): Promise<void>;
}

/** What a session needs from outside. */
export interface SessionNeeds {
  readonly tokens: TokenStore;
  readonly exchangeCode: (exchange: CodeExchange) => Promise<Tokens>;
  readonly readUser: () => Promise<User>;
  /** Whose access token it is. */
  readonly readUserOf: (accessToken: string) => Promise<User>;
  /** Runs while no tab of this browser refreshes its tokens. */
  readonly exclusively: (work: () => void) => Promise<void>;
  readonly readBrands: () => Promise<readonly BrandRecord[]>;
  readonly storage: Storage;
  readonly events: Pick<EventTarget, 'addEventListener'>;
  readonly clock: () => number;
}

const SIGNED_OUT = 'SIGNED_OUT';

/** Several people may work at one computer: each finds the brand of their own. */
function brandKey({ id }: User): string {
  return `SELECTED_BRAND_${id}`;
}

/** Creates the session of a tab; nothing is loaded yet. */
export function createSession(needs: SessionNeeds): SessionController {
  const { tokens, storage, events, clock } = needs;
  const state = createStore<SessionState>({ status: 'none' });
  let user: User | undefined;
  let loading: Promise<void> | undefined;

  events.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === SIGNED_OUT && newValue !== null) state.set({ status: 'left', reason: 'elsewhere' });
  });

  tokens.subscribe(() => {
    const now = state.get();
    if (!('session' in now)) return;
    const token = tokens.newcomer() ?? (now.status === 'signedIn' ? undefined : tokens.access());
    if (token !== undefined) void settle(now, token);
    else if (!tokens.both()) state.set({ status: 'ended', session: now.session, isSettling: false });
  });

  /** Whose token is asked for last; answers to earlier questions are of no account. */
  let asked: string | undefined;

  /** Goes on if the same user has signed in; stops if it was somebody else. */
  async function settle(now: SessionState & { readonly session: Session }, token: string): Promise<void> {
    if (asked === token) return;
    asked = token;
    const former = now.session;
    if (now.status !== 'replaced') state.set({ status: 'ended', session: former, isSettling: true });
    const next = await whoSignedIn(token);
    if (asked !== token) return;
    asked = undefined;
    if (!('session' in state.get())) return;
    if (next === undefined) state.set({ status: 'ended', session: former, isSettling: false });
    else if (next.id !== former.user.id) state.set({ status: 'replaced', session: former, by: next });
    else {
      tokens.adopt();
      // What depends on who works here is made anew only where that is another answer.
      const isSame = JSON.stringify(next) === JSON.stringify(former.user);
      user = isSame ? former.user : next;
      state.set({ status: 'signedIn', session: isSame ? former : { ...former, ...sessionOfUser(next) } });
    }
  }

  /** Undefined where the service does not say: the dialog offers to sign in once more. */
  async function whoSignedIn(token: string): Promise<User | undefined> {
    try {
      return await needs.readUserOf(token);
    } catch {
      return undefined;
    }
  }

  async function loadSession(): Promise<void> {
    try {
      // Since an attempt that failed somebody else may have signed in.
      if (tokens.newcomer() !== undefined) user = undefined;
      tokens.adopt();
      user ??= await needs.readUser();
      const records = user.tenants.length === 0 ? [] : await needs.readBrands();
      state.set({ status: 'signedIn', session: composeSession(user, records, storage.getItem(brandKey(user))) });
    } catch (error) {
      state.set({ status: 'failed', error });
    }
  }

  return {
    state,
    async signIn(exchange) {
      storage.removeItem(SIGNED_OUT);
      try {
        const fresh = await needs.exchangeCode(exchange);
        await needs.exclusively(() => tokens.begin(fresh));
        user = await needs.readUser();
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
      const chosen = now.session.ownBrands.find(({ id }) => id === brandId);
      if (!chosen) return;
      storage.setItem(brandKey(now.session.user), chosen.id);
      state.set({ status: 'signedIn', session: withBrand(now.session, chosen) });
    },
    leave(reason) {
      state.set({ status: 'left', reason, accessToken: tokens.access(), ...(user && { userId: user.id }) });
      user = undefined;
      storage.setItem(SIGNED_OUT, String(clock()));
      tokens.clear();
    },
    makeWay() {
      const now = state.get();
      if (now.status !== 'replaced') return;
      state.set({ status: 'left', reason: 'replaced', userId: now.session.user.id, next: now.by });
      user = undefined;
    },
    signedInAgain() {
      return new Promise((resolve, reject) => {
        const settle = () => {
          const { status } = state.get();
          if (status === 'signedIn') resolve();
          else if (status === 'left') reject(new LeftError());
          else return;
          stop();
        };
        const stop = state.subscribe(settle);
        settle();
      });
    },
  };
}

/** The session was left while something waited for it. */
export class LeftError extends Error {
  constructor() {
    super('The session was left.');
    this.name = 'LeftError';
  }
}

function composeSession(user: User, records: readonly BrandRecord[], remembered: string | null): Session {
  const brands = records.flatMap(({ id, name, tenant_id: tenantId, preview_url: previewUrl }): SessionBrand[] =>
    name.includes('A') && isBrand(name) ? [{ id, name, tenantId, ...(previewUrl && { previewUrl }) }] : [],
  );
  const ownBrands = user.tenants.flatMap(({ id }) => brands.filter(({ tenantId }) => tenantId === id));
  const chosen = ownBrands.find(({ id }) => id === remembered) ?? ownBrands[0];
  const base = { ...sessionOfUser(user), brands, ownBrands };
  return withBrand({ ...base, selectedBrand: undefined, brand: undefined, pageDetails: undefined }, chosen);
}

function sessionOfUser(user: User): Pick<Session, 'user' | 'userName' | 'scopes'> {
  return { user, userName: userNameOf(user), scopes: scopesOf(user) };
}

/** What a user is called. */
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
