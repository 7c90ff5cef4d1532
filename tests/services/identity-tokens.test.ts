import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessTokens } from '../../server/identity/accessTokens';
import { createKeyEncryption, type StoredKeyMaterial } from '../../server/identity/keyEncryption';
import { openKeys } from '../../server/identity/keys';
import { REQUESTS_PER_MINUTE } from '../../server/identity/tokenRoute';
import { demoUserId } from '../../server/seed/identity';
import { createBrowser } from './support/browser';
import {
  chooseAccount,
  chooseAccountAt,
  exchangeOf,
  getAs,
  refreshOf,
  requestTokens,
  signIn,
  signInAddress,
  signOut,
  type Tokens,
} from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

let running: RunningServices;
let url: string;
let tokens: Tokens;

beforeAll(async () => {
  running = await startServices();
  url = running.url;
  tokens = await signIn(url, 'alp.editor@demo.example');
});

afterAll(async () => {
  await running.stop();
});

describe('an access token', () => {
  it('is refused when there is none, or another kind of credentials', async () => {
    await expectRefused(undefined, 'Sign in to go on.');
    const basic = await fetch(`${url}/iam/users/me`, { headers: { authorization: `Basic ${tokens.accessToken}` } });
    expect(basic.status).toBe(401);
  });

  it.each(['nonsense', 'a.b.c', 'e30.e30.e30', '💥'.normalize()])('is refused when it is %j', async (token) => {
    const caller = running.services.identity.authenticate(token);
    await expect(caller).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  });

  it('is refused when its content was changed', async () => {
    const [head, , signature] = tokens.accessToken.split('.');
    const content = encode({ ...contentOf(tokens.accessToken), sub: '00000000-0000-4000-8000-000000000000' });
    await expectRefused(`${head}.${content}.${signature}`, 'signature does not match');
  });

  it('is refused with alg none', async () => {
    const content = encode(contentOf(tokens.accessToken));
    await expectRefused(`${encode({ alg: 'none', typ: 'at+jwt' })}.${content}.`, 'not valid');
    await expectRefused(`${encode({ alg: 'none', typ: 'at+jwt' })}.${content}.AAAA`, 'algorithm is not allowed');
  });

  it('is refused when somebody else signed it, with our key id or another', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const content = contentOf(tokens.accessToken);
    await expectRefused(await sign(content, privateKey, await keyId()), 'signature does not match');
    await expectRefused(await sign(content, privateKey, 'another'), 'unknown key');
  });

  it('is refused when the public key was used as a shared secret', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(await ownKey())));
    const forged = await new SignJWT(contentOf(tokens.accessToken))
      .setProtectedHeader({ alg: 'HS256', kid: await keyId(), typ: 'at+jwt' })
      .sign(secret);
    await expectRefused(forged, 'algorithm is not allowed');
  });

  it('is refused when it was issued for another audience, by another issuer or as another kind of token', async () => {
    const content = contentOf(tokens.accessToken);
    await expectRefused(await sign({ ...content, aud: 'another' }, await ownKey(), await keyId()), 'another audience');
    await expectRefused(
      await sign({ ...content, iss: 'https://x.example' }, await ownKey(), await keyId()),
      'another issuer',
    );
    const idToken = await new SignJWT(content)
      .setProtectedHeader({ alg: 'ES256', kid: await keyId(), typ: 'JWT' })
      .sign(await ownKey());
    await expectRefused(idToken, 'not valid');
  });

  it('is refused when it names no sign-in, or that of another user', async () => {
    const { sid, ...content } = contentOf(tokens.accessToken);
    await expectRefused(await sign(content, await ownKey(), await keyId()), 'not valid');
    const other = contentOf((await signIn(url, 'avida.editor@demo.example')).accessToken);
    await expectRefused(
      await sign({ ...content, sid: other.sid }, await ownKey(), await keyId()),
      'The sign-in has ended',
    );
    expect(typeof sid).toBe('string');
  });

  it('is refused when it has expired, with a message of its own', async () => {
    const fresh = await signIn(url, 'alp.editor@demo.example');
    running.advance(running.config.accessTokenSeconds - 1);
    expect((await getAs(fresh.accessToken, `${url}/iam/users/me`)).status).toBe(200);
    running.advance(2);
    await expectRefused(fresh.accessToken, 'The access token has expired.');
    expect((await requestTokens(url, refreshOf(fresh.refreshToken))).status).toBe(200);
  });
});

describe('signing out', () => {
  const isSignedIn = async ({ accessToken, refreshToken }: Tokens) => {
    const { status } = await getAs(accessToken, `${url}/iam/users/me`);
    if (status === 200) return true;
    expect((await requestTokens(url, refreshOf(refreshToken))).status).toBe(400);
    return false;
  };

  it('ends the sign-in and the session of the provider, and comes back', async () => {
    const browser = createBrowser();
    const own = await signIn(url, 'amaia.editor@demo.example', browser);
    const { status, location = '' } = await signOut(url, { ...own, browser, origin: url });
    expect(status).toBe(200);
    await expectRefused(own.accessToken, 'The sign-in has ended');
    expect(await isSignedIn(own)).toBe(false);
    const page = await browser.open(location);
    expect(page.text).toContain('Signing out');
    const landing = await browser.submit(page, { logout: 'yes' }, { stopAt: `${url}/admin/login` });
    expect(landing.url).toBe(`${url}/admin/login`);
    expect((await browser.open(signInAddress(url))).text).toContain('Choose an account');
  });

  it('ends every sign-in of this browser, and none of another one', async () => {
    const browser = createBrowser();
    const first = await signIn(url, 'amaia.editor@demo.example', browser);
    const choosing = signInAddress(url, { prompt: 'select_account' });
    const landing = await chooseAccountAt(choosing, 'avida.editor@demo.example', browser);
    const code = new URL(landing.url).searchParams.get('code') ?? '';
    const second = (await requestTokens(url, exchangeOf(url, code), browser)).data as Tokens;
    const elsewhere = await signIn(url, 'amaia.editor@demo.example');
    await signOut(url, { browser, origin: url });
    expect(await Promise.all([first, second, elsewhere].map(isSignedIn))).toEqual([false, false, true]);
  });

  it('ends the sign-in of the bearer token if no cookie is sent', async () => {
    const own = await signIn(url, 'amaia.editor@demo.example');
    expect((await signOut(url, { accessToken: own.accessToken })).status).toBe(200);
    expect(await isSignedIn(own)).toBe(false);
  });

  it('ends it even if the token has expired, which is valid for nothing else', async () => {
    const own = await signIn(url, 'amaia.editor@demo.example');
    running.advance(running.config.accessTokenSeconds + 1);
    expect((await signOut(url, { accessToken: own.accessToken })).status).toBe(200);
    expect((await requestTokens(url, refreshOf(own.refreshToken))).status).toBe(400);
    await expectRefused(own.accessToken, 'The access token has expired.');
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['nowhere', {}],
    ['another page with a token of nobody', { origin: 'https://evil.example', accessToken: 'nobody' }],
  ])('ends nothing when it is requested by %s', async (_case, by) => {
    const browser = createBrowser();
    const own = await signIn(url, 'amaia.editor@demo.example', browser);
    expect((await signOut(url, { ...by, browser })).status).toBe(403);
    expect(await isSignedIn(own)).toBe(true);
  });

  it('needs a confirmation when its address is opened, because any page can cause that', async () => {
    const browser = createBrowser();
    const own = await signIn(url, 'amaia.editor@demo.example', browser);
    const headers = { authorization: `Bearer ${own.accessToken}` };
    const page = await browser.open(signOutAddress(), { headers });
    expect(page.text).toContain('Sign out?');
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(await isSignedIn(own)).toBe(true);

    expect((await browser.submit(page, {})).status).toBe(403);
    const stopAt = `${url}/admin/login`;
    const provider = await browser.submit(page, {}, { headers: { origin: url }, stopAt });
    expect(await isSignedIn(own)).toBe(false);
    const landing = await browser.submit(provider, { logout: 'yes' }, { stopAt });
    expect(landing.url).toBe(stopAt);
  });

  it('comes back even if nobody was signed in', async () => {
    const { location = '' } = await signOut(url, { origin: url });
    const landing = await createBrowser().open(location, { stopAt: `${url}/admin/login` });
    expect(landing.url).toBe(`${url}/admin/login`);
  });

  it('refuses to lead anywhere but to the console', async () => {
    for (const redirect of ['https://evil.example', `${url}/redirect`, `${url}/admin/login?notice=else`]) {
      const address = `${url}/iam/social/azure/logout`;
      const opened = await fetch(`${address}?redirect=${encodeURIComponent(redirect)}`, { redirect: 'manual' });
      expect(opened.status).toBe(400);
      const headers = { origin: url, 'content-type': 'application/json' };
      const body = JSON.stringify({ redirect });
      expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(400);
    }
    const stopAt = `${url}/admin/login`;
    const landing = await createBrowser().open(`${url}/iam/social/azure/signed-out?state=forged`, { stopAt });
    expect(landing.url).toBe(stopAt);
  });
});

describe('the keys', () => {
  it('are shared by all processes on the database: each accepts the tokens of the others', async () => {
    const { clock } = running.services;
    const fresh = await signIn(url, 'alp.editor@demo.example');
    const keys = await openKeys(running.services);
    const other = createAccessTokens({ keys, clock, issuer: `${url}/iam`, lifetimeSeconds: 60 });
    expect(await other.read(fresh.accessToken)).toEqual({
      userId: demoUserId('alp.editor@demo.example'),
      signInId: contentOf(fresh.accessToken).sid,
    });
    const issued = await other.issue(await other.read(fresh.accessToken));
    expect((await getAs(issued, `${url}/iam/users/me`)).status).toBe(200);
  });

  it('are the same when two processes create them at once', async () => {
    await running.services.database.query('DELETE FROM signing_key');
    const [first, second] = await Promise.all([openKeys(running.services), openKeys(running.services)]);
    const [one, two] = await Promise.all([first.signer(), second.signer()]);
    expect(one.id).toBe(two.id);
  });
});

describe('too many requests', () => {
  it('are refused for a while', async () => {
    const bodies = Array.from({ length: REQUESTS_PER_MINUTE + 1 }, () => refreshOf('unknown'));
    const answers = await Promise.all(bodies.map((body) => requestTokens(url, body)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.data.message).toBe('Too many requests. Try again in a minute.');
    const landing = await chooseAccount(url, 'alp.editor@demo.example', createBrowser());
    expect(landing.url).toContain('code=');
  });
});

function signOutAddress(): string {
  return `${url}/iam/social/azure/logout?redirect=${encodeURIComponent(`${url}/admin/login`)}`;
}

async function expectRefused(token: string | undefined, message: string): Promise<void> {
  const { status, body } = await getAs(token, `${url}/iam/users/me`);
  expect(status).toBe(401);
  expect((body.data as { message: string }).message).toContain(message);
}

function contentOf(token: string): JWTPayload & { sid: unknown } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload & { sid: unknown };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

function sign(content: JWTPayload, key: PrivateKey, kid: string): Promise<string> {
  return new SignJWT(content).setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' }).sign(key);
}

async function storedKey(): Promise<{ readonly id: string; readonly material: JWK }> {
  const [row] = await running.services.database.query<{ id: string; material: StoredKeyMaterial }>(
    `SELECT id, material FROM signing_key WHERE purpose = 'access-token'`,
  );
  if (!row) throw new Error('There is no key.');
  return { id: row.id, material: await createKeyEncryption(running.config.secretKey).decrypt(row.material) };
}

async function keyId(): Promise<string> {
  return (await storedKey()).id;
}

async function ownKey(): Promise<PrivateKey> {
  const { material } = await storedKey();
  return (await importJWK(material, 'ES256', { extractable: true })) as PrivateKey;
}
