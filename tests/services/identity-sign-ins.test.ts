import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REQUESTS_PER_MINUTE } from '../../server/identity/signInListRoutes';
import { demoUserId } from '../../server/seed/identity';
import type { ListedSignIn } from '../../server/identity/signInList';
import { createBrowser } from './support/browser';
import { chooseAccount, exchangeOf, getAs, refreshOf, requestTokens, type Tokens } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const OWN = 'users/me/sign-ins';

let running: RunningServices;
let url: string;

beforeAll(async () => {
  running = await startServices({ env: { TRUST_PROXY: 'loopback' } });
  url = running.url;
});

afterAll(async () => {
  await running.stop();
});

/** Signs in with a browser of this user agent and address. */
async function signInFrom(account: string, { agent = CHROME, address = '203.0.113.5' } = {}): Promise<Tokens> {
  const own = createBrowser({ 'user-agent': agent, 'x-forwarded-for': address });
  const landing = await chooseAccount(url, `${account}@demo.example`, own);
  const code = new URL(landing.url).searchParams.get('code') ?? '';
  const tokens = (await requestTokens(url, exchangeOf(url, code), own)).data as Tokens;
  await call(tokens, 'tenants', { address });
  return tokens;
}

interface Answer {
  readonly status: number;
  readonly list: readonly ListedSignIn[];
}

async function call(
  tokens: Tokens | undefined,
  path: string,
  from: { method?: string; address?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${url}/iam/${path}`, {
    method: from.method ?? 'GET',
    headers: {
      ...(tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {}),
      'x-forwarded-for': from.address ?? '203.0.113.5',
    },
  });
  const { data } = (await response.json()) as { data: unknown };
  return { status: response.status, list: Array.isArray(data) ? (data as ListedSignIn[]) : [] };
}

async function isSignedIn({ accessToken }: Tokens): Promise<boolean> {
  return (await getAs(accessToken, `${url}/iam/users/me`)).status === 200;
}

describe('where I am signed in', () => {
  it('lists the browser, the address and the times of each sign-in, last used first', async () => {
    const first = await signInFrom('alp.editor');
    running.advance(120);
    const second = await signInFrom('alp.editor', { agent: SAFARI, address: '203.0.113.9' });
    running.advance(120);
    const { status, list } = await call(first, OWN, { address: '198.51.100.7' });
    expect(status).toBe(200);
    expect(list).toMatchObject([
      { browser: 'Chrome on Windows', address: '198.51.100.7', isCurrent: true },
      { browser: 'Safari on iOS', address: '203.0.113.9', isCurrent: false },
    ]);
    const [here, there] = list.map(({ createdAt, lastUsedAt, endsAt }) => ({
      used: Date.parse(lastUsedAt) - Date.parse(createdAt),
      ends: Date.parse(endsAt) - Date.parse(createdAt),
    }));
    expect(here?.used).toBeGreaterThanOrEqual(240_000);
    expect(there?.used).toBeLessThan(120_000);
    expect([here?.ends, there?.ends]).toEqual([43_200_000, 43_200_000]);
    expect(await isSignedIn(second)).toBe(true);
  });

  it.each([
    ['203.0.113.5:4711', '203.0.113.5'],
    ['203.0.113.6:4711, 127.0.0.1:80', '203.0.113.6'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
  ])('has the address of %s without the port that some proxies add', async (forwarded, address) => {
    const own = await signInFrom('alp.reader', { address: forwarded });
    const { list } = await call(own, OWN, { address: forwarded });
    expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({ address });
  });

  it('omits those that ended, were never exchanged or are idle', async () => {
    const idle = await signInFrom('avida.editor');
    running.advance(running.config.signInIdleSeconds);
    const landing = await chooseAccount(url, 'avida.editor@demo.example', createBrowser());
    expect(landing.url).toContain('code=');
    const own = await signInFrom('avida.editor', { agent: '' });
    const { list } = await call(own, OWN);
    expect(list).toMatchObject([{ browser: null, isCurrent: true }]);
    expect(await isSignedIn(idle)).toBe(false);
  });

  it('ends another one, with both of its tokens, and returns the remaining ones', async () => {
    const [here, there] = [await signInFrom('amaia.editor'), await signInFrom('amaia.editor', { agent: SAFARI })];
    const other = (await call(here, OWN)).list.find(({ isCurrent }) => !isCurrent);
    const path = `${OWN}/${other?.id ?? ''}/end`;
    const { status, list } = await call(here, path, { method: 'POST' });
    expect(status).toBe(200);
    expect(list).toMatchObject([{ isCurrent: true }]);
    expect(await isSignedIn(there)).toBe(false);
    expect((await requestTokens(url, refreshOf(there.refreshToken))).status).toBe(400);
    expect((await call(here, path, { method: 'POST' })).status).toBe(404);
  });

  it("ends nobody else's, and none that does not exist", async () => {
    const [own, otherUser] = [await signInFrom('amaia.editor'), await signInFrom('alp.reader')];
    const [theirs] = (await call(otherUser, OWN)).list;
    for (const id of [theirs?.id ?? '', randomUUID()]) {
      expect((await call(own, `${OWN}/${id}/end`, { method: 'POST' })).status).toBe(404);
    }
    expect((await call(own, `${OWN}/none/end`, { method: 'POST' })).status).toBe(400);
    expect(await isSignedIn(otherUser)).toBe(true);
    expect((await call(undefined, OWN)).status).toBe(401);
  });
});

describe('where a user is signed in', () => {
  const path = `users/${demoUserId('alisi.editor@demo.example')}/sign-ins`;

  it('is visible to platform administrators, who can end it, and is recorded in the activity log', async () => {
    const [admin, editor] = [await signInFrom('platform.administrator'), await signInFrom('alisi.editor')];
    const { list } = await call(admin, path);
    expect(list).toMatchObject([{ browser: 'Chrome on Windows', isCurrent: false }]);
    const ended = await call(admin, `${path}/${list[0]?.id ?? ''}/end`, { method: 'POST' });
    expect(ended).toEqual({ status: 200, list: [] });
    expect(await isSignedIn(editor)).toBe(false);
    const { body } = await getAs(admin.accessToken, `${url}/iam/${path.replace('sign-ins', 'activities')}`);
    const [newest] = body.data as readonly { readonly activity: string }[];
    expect(newest?.activity).toBe('Signed out on Chrome on Windows by Platform Administrator.');
  });

  it('is hidden from others, and limited to the user in the address', async () => {
    const [admin, editor] = [await signInFrom('platform.administrator'), await signInFrom('alisi.editor')];
    const [own] = (await call(editor, OWN)).list;
    expect((await call(editor, path)).status).toBe(403);
    expect((await call(editor, `${path}/${own?.id ?? ''}/end`, { method: 'POST' })).status).toBe(403);
    const elsewhere = `users/${demoUserId('alp.editor@demo.example')}/sign-ins/${own?.id ?? ''}/end`;
    expect((await call(admin, elsewhere, { method: 'POST' })).status).toBe(404);
    expect((await call(admin, `users/${randomUUID()}/sign-ins`)).status).toBe(404);
    expect(await isSignedIn(editor)).toBe(true);
  });
});

it('too many questions from one address are refused for a while', async () => {
  const tokens = await signInFrom('alp.editor');
  const answers = await Promise.all(
    Array.from({ length: REQUESTS_PER_MINUTE + 2 }, () => call(tokens, OWN, { address: '203.0.113.77' })),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});
