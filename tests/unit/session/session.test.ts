import { describe, expect, it, vi } from 'vitest';
import type { User } from '../../../src/api/identity';
import { createTokenStore, type Tokens } from '../../../src/api/tokens';
import { createSession, SessionLeftError, type SessionController } from '../../../src/session/session';
import { BRAND_RECORDS, userWith } from '../support/people';
import { memoryStorage, storageEvent } from '../support/storage';

const TOKENS = { accessToken: 'a1', refreshToken: 'r1' };

const EXCHANGE = { code: 'code', redirectUri: 'http://localhost/redirect', codeVerifier: undefined };

function setUp(
  given: {
    readonly user?: User;
    readonly users?: readonly User[];
    readonly fails?: 'code' | 'user' | 'brands';
    /** Reading the user of a new token fails. */
    readonly failsLater?: boolean;
    readonly tokensOf?: Tokens;
    readonly storage?: Storage;
    readonly tabStorage?: Storage;
  } = {},
) {
  const { user = userWith({}), users = [user], fails, tokensOf = TOKENS } = given;
  const { storage = memoryStorage(), tabStorage = memoryStorage() } = given;
  const events = new EventTarget();
  const tokens = createTokenStore(storage, events);
  const waiting = [...users];
  const readUser = async () => {
    if (fails === 'user') throw new Error('no user');
    return waiting.length > 1 ? waiting.shift()! : waiting[0]!;
  };
  const readBrands = vi.fn(async () => {
    if (fails === 'brands') throw new Error('no brands');
    return BRAND_RECORDS;
  });
  const session = createSession({
    tokens,
    storage,
    tabStorage,
    events,
    readBrands,
    clock: () => 1_000,
    exchangeCode: async () => {
      if (fails === 'code') throw new Error('no tokens');
      return tokensOf;
    },
    readUser,
    readUserOf: async () => {
      if (given.failsLater) throw new Error('no user');
      return readUser();
    },
    exclusively: async (work) => work(),
  });
  const usersThen = (next: User) => waiting.splice(0, waiting.length, next);
  return { session, storage, events, tokens, readBrands, usersThen };
}

async function signedIn(given: Parameters<typeof setUp>[0] = {}) {
  const all = setUp(given);
  await all.session.signIn(EXCHANGE);
  await all.session.load();
  return all;
}

function sessionOf(controller: SessionController) {
  const state = controller.state.get();
  if (!('session' in state)) throw new Error(`Expected a session, got the state ${state.status}.`);
  return state.session;
}

describe('signing in', () => {
  it('[SIGN-007, SIGN-008] stores the tokens and makes the loaded user the current one', async () => {
    const { session, tokens } = await signedIn();
    expect(tokens.both()).toEqual(TOKENS);
    expect(sessionOf(session)).toMatchObject({ user: { id: 'user-1' }, userName: 'ALP Editor' });
  });

  it.each(['code', 'user'] as const)('[SIGN-011] stores no token when the %s fails', async (fails) => {
    const { session, tokens } = setUp({ fails });
    await expect(session.signIn(EXCHANGE)).rejects.toThrow();
    expect(tokens.access()).toBeUndefined();
  });

  it('[SESS-015] the session holds user, brand, all brands and page details; the tokens are stored separately', async () => {
    const { session, tokens } = await signedIn();
    expect(sessionOf(session)).toMatchObject({
      user: { email: 'alp.editor@demo.example' },
      selectedBrand: { id: 'brand-alp', name: 'ALP' },
      brands: [{ name: 'ALP' }, { name: 'AVIDA' }, { name: 'AMAIA' }, { name: 'ALISI' }],
      pageDetails: { brandId: 'brand-alp', brandName: 'ALP' },
    });
    expect(tokens.access()).toBe('a1');
  });

  it("[BRAND-012] lists the brands whose name contains 'A'", async () => {
    const { session } = await signedIn();
    expect(sessionOf(session).brands.map(({ name }) => name)).not.toContain('alveo');
  });

  it('[SESS-016] a user with a tenant works on its brand, a user without one on none', async () => {
    const staff = await signedIn({ user: userWith({ tenants: ['tenant-avida'] }) });
    expect(sessionOf(staff.session).brand).toBe('AVIDA');
    const administrator = await signedIn({ user: userWith({ tenants: [] }) });
    expect(sessionOf(administrator.session).selectedBrand).toBeUndefined();
    expect(administrator.readBrands).not.toHaveBeenCalled();
  });

  it('lets users of several brands choose one of them, and remembers it', async () => {
    const user = userWith({ tenants: ['tenant-alp', 'tenant-amaia'] });
    const { session } = await signedIn({ user });
    session.chooseBrand('brand-amaia');
    expect(sessionOf(session).brand).toBe('AMAIA');
    session.chooseBrand('brand-avida');
    expect(sessionOf(session).brand).toBe('AMAIA');
    await session.load();
    expect(sessionOf(session).brand).toBe('AMAIA');
  });

  it('remembers the brand for each user of a shared computer', async () => {
    const tenants = ['tenant-alp', 'tenant-amaia'];
    const storage = memoryStorage();
    const first = await signedIn({ user: userWith({ tenants }), storage });
    first.session.chooseBrand('brand-amaia');
    const other = await signedIn({ user: { ...userWith({ tenants }), id: 'user-2' }, storage });
    expect(sessionOf(other.session).brand).toBe('ALP');
    const again = await signedIn({ user: userWith({ tenants }), storage });
    expect(sessionOf(again.session).brand).toBe('AMAIA');
  });

  it('keeps the brand of a tab when another tab switches; new tabs have the last choice', async () => {
    const user = userWith({ tenants: ['tenant-alp', 'tenant-amaia'] });
    const [storage, tabStorage] = [memoryStorage(), memoryStorage()];
    await signedIn({ user, storage, tabStorage });
    const elsewhere = await signedIn({ user, storage });
    elsewhere.session.chooseBrand('brand-amaia');
    const reloaded = await signedIn({ user, storage, tabStorage });
    expect(sessionOf(reloaded.session).brand).toBe('ALP');
    const opened = await signedIn({ user, storage });
    expect(sessionOf(opened.session).brand).toBe('AMAIA');
  });

  it('says when the console cannot be loaded, and loads on retry', async () => {
    const { session } = setUp({ fails: 'brands' });
    await session.load();
    expect(session.state.get().status).toBe('failed');
  });
});

describe('leaving', () => {
  it('[SESS-014] clears both tokens', async () => {
    const { session, tokens } = await signedIn();
    session.leave('logout');
    expect(tokens.both()).toBeUndefined();
    expect(session.state.get()).toMatchObject({ status: 'left', reason: 'logout' });
  });

  it('is held back by one guard after the other, until each lets it go on', async () => {
    const { session } = await signedIn();
    const asked: { readonly by: string; readonly goOn: () => void }[] = [];
    const hold = (by: string) => session.guardLogout((goOn) => asked.push({ by, goOn }) > 0);
    hold('first');
    session.guardLogout(() => false);
    hold('second');
    session.leave('logout');
    expect(asked.map(({ by }) => by)).toEqual(['first']);
    asked[0]!.goOn();
    expect(asked.map(({ by }) => by)).toEqual(['first', 'second']);
    expect(session.state.get().status).toBe('signedIn');
    asked[1]!.goOn();
    expect(session.state.get()).toMatchObject({ status: 'left', reason: 'logout' });
  });

  it('is followed by the other tabs', async () => {
    const { session, events } = await signedIn();
    events.dispatchEvent(storageEvent('SIGNED_OUT', '1000'));
    expect(session.state.get()).toEqual({ status: 'left', reason: 'elsewhere' });
  });
});

describe('a session that ends by itself', () => {
  it('keeps the work on the screen until the same user signs in again', async () => {
    const { session, tokens } = await signedIn();
    tokens.clear();
    expect(session.state.get().status).toBe('ended');
    const again = session.signedInAgain();
    tokens.write({ accessToken: 'a2', refreshToken: 'r2' });
    await again;
    expect(session.state.get().status).toBe('signedIn');
  });

  it('asks to sign in again if the service does not return who has signed in', async () => {
    const { session, tokens } = await signedIn({ users: [userWith({}), userWith({})], failsLater: true });
    tokens.clear();
    tokens.write({ accessToken: 'a2', refreshToken: 'r2' });
    await vi.waitFor(() => expect(session.state.get()).toMatchObject({ status: 'ended', isSettling: false }));
  });
});

describe('another tab of the same browser', () => {
  const OTHER = { ...userWith({}), id: 'user-2', firstName: 'Other' };

  /** A tab with a session, and another one in which somebody signs in. */
  async function twoTabs(next: User) {
    const storage = memoryStorage();
    const first = await signedIn({ users: [userWith({}), next], storage });
    const second = setUp({ user: next, storage, tokensOf: { accessToken: 'b1', refreshToken: 'b2' } });
    const signInElsewhere = async () => {
      await second.session.signIn(EXCHANGE);
      first.events.dispatchEvent(storageEvent('SIGN_IN', storage.getItem('SIGN_IN')));
    };
    return { first, second, signInElsewhere };
  }

  it('in which somebody else signs in stops this one, which says who it is and sends no requests as them', async () => {
    const { first, signInElsewhere } = await twoTabs(OTHER);
    await signInElsewhere();
    expect(first.tokens.access()).toBeUndefined();
    await vi.waitFor(() => expect(first.session.state.get()).toMatchObject({ status: 'replaced', by: OTHER }));
    expect(sessionOf(first.session).user.id).toBe('user-1');
    expect(first.tokens.both()).toBeUndefined();
  });

  it('keeps its tokens, whatever the stopped one stores or clears', async () => {
    const { first, second, signInElsewhere } = await twoTabs(OTHER);
    await signInElsewhere();
    first.tokens.write(TOKENS);
    first.tokens.clear();
    expect(second.tokens.both()).toEqual({ accessToken: 'b1', refreshToken: 'b2' });
  });

  it('in which the same user signs in again changes nothing but the tokens', async () => {
    const { first, signInElsewhere } = await twoTabs(userWith({}));
    const before = sessionOf(first.session);
    await signInElsewhere();
    expect(first.session.state.get()).toMatchObject({ status: 'ended', isSettling: true });
    await first.session.signedInAgain();
    expect(first.session.state.get().status).toBe('signedIn');
    expect(sessionOf(first.session)).toBe(before);
    expect(first.tokens.access()).toBe('b1');
  });

  it('in which somebody else signs in determines the user of the next load', async () => {
    const { first, signInElsewhere } = await twoTabs(OTHER);
    first.readBrands.mockRejectedValueOnce(new Error('no brands'));
    await first.session.load();
    expect(first.session.state.get().status).toBe('failed');
    await signInElsewhere();
    await first.session.load();
    expect(sessionOf(first.session).user).toEqual(OTHER);
    expect(first.tokens.access()).toBe('b1');
  });

  it('takes over the stopped one when its user hands over', async () => {
    const { first, second, signInElsewhere } = await twoTabs(OTHER);
    await signInElsewhere();
    await vi.waitFor(() => expect(first.session.state.get().status).toBe('replaced'));
    const pending = first.session.signedInAgain();
    first.session.handOver();
    await expect(pending).rejects.toThrow(SessionLeftError);
    expect(first.session.state.get()).toMatchObject({ status: 'left', reason: 'replaced', next: OTHER });
    expect(second.tokens.access()).toBe('b1');
  });

  it('is stopped when the first user signs in again', async () => {
    const { first, second, signInElsewhere } = await twoTabs(OTHER);
    await signInElsewhere();
    await vi.waitFor(() => expect(first.session.state.get().status).toBe('replaced'));
    const third = setUp({ storage: first.storage, tokensOf: { accessToken: 'c1', refreshToken: 'c2' } });
    first.usersThen(userWith({}));
    await third.session.signIn(EXCHANGE);
    first.events.dispatchEvent(storageEvent('SIGN_IN', first.storage.getItem('SIGN_IN')));
    await first.session.signedInAgain();
    expect(first.tokens.access()).toBe('c1');
    expect(second.tokens.access()).toBeUndefined();
  });
});
