import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/seed/identity';
import { createBrowser, type Landing } from './support/browser';
import { chooseAccount, chooseAccountAt, exchangeOf, requestTokens, signInAddress } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

let running: RunningServices;
let url: string;

beforeAll(async () => {
  running = await startServices();
  url = running.url;
});

afterAll(async () => {
  await running.stop();
});

describe('signing in', () => {
  it('shows the demo accounts as buttons on a page that runs no foreign script', async () => {
    const page = await createBrowser().open(signInAddress(url));
    expect(page.status).toBe(200);
    for (const { email } of demoAccounts) expect(page.text).toContain(`name="account" value="${email}"`);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toContain('unsafe');
    // For the icon of the page: browsers ask for one in any case.
    expect(policy).toContain(`img-src 'self'`);
    expect(policy).toContain(`form-action 'self' ${url}`);
  });

  it('sends a flow with PKCE, state and nonce to the provider and keeps its secrets from scripts', async () => {
    const browser = createBrowser();
    const landing = await browser.open(signInAddress(url), { stopAt: `${url}/oidc/auth` });
    const query = new URL(landing.url).searchParams;
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toMatch(/^[\w-]{43}$/);
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(browser.setCookies[0]).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it.each([
    'https://evil.example/redirect',
    'http://localhost.evil.example/redirect',
    '//evil.example',
    'javascript:alert(1)',
    '/redirect',
    '',
    '{console}',
    '{console}/',
    '{console}/redirect/',
    '{console}/redirect/deeper',
    '{console}/redirect?next=//evil.example',
    '{console}/redirect#there',
    '{console}/Redirect',
    '{console}/manage-properties',
    '{console}/admin/login',
  ])('refuses the redirect %j', async (redirect) => {
    const asked = encodeURIComponent(redirect.replace('{console}', url));
    const answer = await fetch(`${url}/iam/social/azure/login?redirect=${asked}`, { redirect: 'manual' });
    expect(answer.status).toBe(400);
  });

  it('leads back only to the addresses of the settings, if there are any', async () => {
    const other = await startServices({ env: { SIGN_IN_REDIRECTS: 'https://console.example/back?from=sso' } });
    const statusOf = async (redirect: string) => {
      const address = signInAddress(other.url, { redirect, ...proofOf('v'.repeat(43)).asked });
      return (await fetch(address, { redirect: 'manual' })).status;
    };
    expect(await statusOf('https://console.example/back?from=sso')).toBe(302);
    expect(await statusOf('https://console.example/back')).toBe(400);
    expect(await statusOf(`${other.url}/redirect`)).toBe(400);
    await other.stop();
  });

  it('continues at the public address when the console was opened by another name of this machine', async () => {
    const other = url.replace('localhost', '127.0.0.1');
    const proof = proofOf('v'.repeat(43));
    const browser = createBrowser();
    const page = await browser.open(signInAddress(other, proof.asked));
    expect(page.url.startsWith(url)).toBe(true);
    const stopAt = `${other}/redirect?`;
    const landing = await browser.submit(page, { account: 'alp.editor@demo.example' }, { stopAt });
    const { code = '' } = answerOf(landing);
    // That console calls by its own host name, for which the browser has no cookie.
    const answer = await requestTokens(other, { ...exchangeOf(other, code), ...proof.held });
    expect(answer.status).toBe(200);
    const unproven = await fetch(signInAddress(other), { redirect: 'manual' });
    expect(unproven.status).toBe(400);
    expect(await unproven.json()).toMatchObject({ argument: 'code_challenge' });
  });

  it.each([
    ['amaia.pending@demo.example', 'pending_user'],
    ['amaia.inactive@demo.example', 'inactive_user'],
    ['alisi.suspended@demo.example', 'inactive_role'],
    ['unknown.visitor@demo.example', 'unknown_user'],
  ])('sends %s back with %s', async (email, refusal) => {
    const landing = await chooseAccount(url, email, createBrowser());
    expect(answerOf(landing)).toEqual({ error: refusal, iss: `${url}/iam` });
  });

  it('shows the accounts again for an unknown one', async () => {
    const page = await chooseAccount(url, 'nobody@elsewhere.example', createBrowser());
    expect(page.text).toContain('Choose an account');
  });

  it('offers the accounts again after a refusal, although the provider remembers the refused one', async () => {
    const browser = createBrowser();
    await chooseAccount(url, 'amaia.inactive@demo.example', browser);
    const landing = await chooseAccount(url, 'amaia.editor@demo.example', browser);
    expect(new URL(landing.url).searchParams.get('code')).not.toBeNull();
  });

  it('does not ask again while the provider remembers the person', async () => {
    const browser = createBrowser();
    await chooseAccount(url, 'alp.editor@demo.example', browser);
    const landing = await browser.open(signInAddress(url), { stopAt: `${url}/redirect?` });
    expect(new URL(landing.url).searchParams.get('code')).not.toBeNull();
  });

  it('asks again when the console requests another account', async () => {
    const browser = createBrowser();
    await chooseAccount(url, 'alp.editor@demo.example', browser);
    const page = await browser.open(signInAddress(url, { prompt: 'select_account' }), { stopAt: `${url}/redirect?` });
    expect(page.text).toContain('Choose an account');
  });

  it('sends a callback without its flow back with an error', async () => {
    const stopAt = `${url}/redirect?`;
    const landing = await createBrowser().open(`${url}/iam/social/azure/callback?code=a&state=b`, { stopAt });
    expect(answerOf(landing)).toEqual({ error: 'sign_in_expired', iss: `${url}/iam` });
  });

  it('does not accept the callback of one browser in another', async () => {
    const victim = createBrowser();
    const attacker = createBrowser();
    await victim.open(signInAddress(url));
    const page = await attacker.open(signInAddress(url));
    const callback = await attacker.submit(
      page,
      { account: 'alp.editor@demo.example' },
      { stopAt: `${url}/iam/social/azure/callback` },
    );
    const landing = await victim.open(callback.url, { stopAt: `${url}/redirect?` });
    expect(answerOf(landing)).toEqual({ error: 'sign_in_expired', iss: `${url}/iam` });
  });

  it('reports on a page of its own that a sign-in has expired', async () => {
    const page = await fetch(`${url}/oidc/interaction/gone`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'alp.editor@demo.example' }),
    });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('Please start again.');
  });

  it('starts over for a person who returns to a sign-in that is over', async () => {
    const page = await fetch(`${url}/oidc/interaction/gone`, { redirect: 'manual' });
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(`${url}/admin/login`);
  });
});

describe('the answer of a sign-in', () => {
  it("carries the console's state and the issuer, also with a refusal", async () => {
    const state = 'a state & more';
    const address = signInAddress(url, { state, ...proofOf('x'.repeat(43)).asked });
    const { code, ...rest } = answerOf(await chooseAccountAt(address, 'alp.editor@demo.example', createBrowser()));
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(rest).toEqual({ state, iss: `${url}/iam` });
    const refused = await chooseAccountAt(address, 'amaia.pending@demo.example', createBrowser());
    expect(answerOf(refused)).toEqual({ error: 'pending_user', state, iss: `${url}/iam` });
  });

  it('comes from the issuer that the service announces, together with its support for proofs', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({
      issuer: `${url}/iam`,
      offers: expect.arrayContaining(['sign_in_proof']),
    });
  });

  it.each([
    ['a challenge without its method', { code_challenge: 'c'.repeat(43) }, 'code_challenge_method'],
    [
      'a challenge that is its verifier',
      { code_challenge: 'c'.repeat(43), code_challenge_method: 'plain' },
      'code_challenge_method',
    ],
    ['a challenge of another length', { code_challenge: 'c', code_challenge_method: 'S256' }, 'code_challenge'],
    ['a state that no address can carry', { state: 'a\nb' }, 'state'],
    ['a state without end', { state: 's'.repeat(501) }, 'state'],
  ])('is not begun for %s', async (_case, proof, argument) => {
    const answer = await fetch(signInAddress(url, proof), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ argument });
  });
});

describe('a code', () => {
  const verifier = 'the-verifier-of-the-console-0123456789_.~ab';

  it('with a challenge is exchanged for its verifier alone', async () => {
    for (const held of [
      {},
      { code_verifier: `${verifier}x` },
      { code_verifier: proofOf(verifier).asked.code_challenge },
    ]) {
      const { code, browser } = await signInWith(proofOf(verifier).asked);
      expect((await requestTokens(url, { ...exchangeOf(url, code), ...held }, browser)).status).toBe(400);
    }
    const { code, browser } = await signInWith(proofOf(verifier).asked);
    const { status } = await requestTokens(url, { ...exchangeOf(url, code), ...proofOf(verifier).held }, browser);
    expect(status).toBe(200);
  });

  it('whose challenge was removed on the way is not exchanged', async () => {
    const { code, browser } = await signInWith({});
    const answer = await requestTokens(url, { ...exchangeOf(url, code), ...proofOf(verifier).held }, browser);
    expect(answer.status).toBe(400);
  });

  it('is exchanged in the browser that asked alone, whatever else is known', async () => {
    const exchange = (code: string) => ({ ...exchangeOf(url, code), ...proofOf(verifier).held });
    const victim = await signInWith(proofOf(verifier).asked);
    const attacker = await signInWith(proofOf(verifier).asked);
    expect((await requestTokens(url, exchange(victim.code), attacker.browser)).status).toBe(400);
    expect((await requestTokens(url, exchange(attacker.code))).status).toBe(400);
    const own = await signInWith(proofOf(verifier).asked);
    expect((await requestTokens(url, exchange(own.code), own.browser)).status).toBe(200);
  });

  it('is bound by a cookie that no script reads and that lasts as long as the code', async () => {
    const { browser } = await signInWith({});
    const cookie = browser.setCookies.find((line) => line.startsWith('code_'));
    expect(cookie).toMatch(/^code_[\w-]{16}=[\w-]{43}; Path=\/iam\/oauth\/token; Max-Age=60; HttpOnly; SameSite=Lax$/);
  });
});

/** The challenge that a console adds to a sign-in, and the verifier that proves it (RFC 7636). */
function proofOf(verifier: string) {
  return {
    asked: {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
    held: { code_verifier: verifier },
  };
}

async function signInWith(proof: Readonly<Record<string, string>>) {
  const browser = createBrowser();
  const { code = '' } = answerOf(await chooseAccountAt(signInAddress(url, proof), 'alp.editor@demo.example', browser));
  return { browser, code };
}

function answerOf(landing: Landing): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(landing.url).searchParams);
}
