import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/seed/identity';
import { createBrowser } from './support/browser';
import { chooseAccount, signInAddress } from './support/signIn';
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

  it('leads back to the addresses of the settings alone, where there are any', async () => {
    const other = await startServices({ env: { SIGN_IN_REDIRECTS: 'https://console.example/back?from=sso' } });
    const statusOf = async (redirect: string) => {
      const address = `${other.url}/iam/social/azure/login?redirect=${encodeURIComponent(redirect)}`;
      return (await fetch(address, { redirect: 'manual' })).status;
    };
    expect(await statusOf('https://console.example/back?from=sso')).toBe(302);
    expect(await statusOf('https://console.example/back')).toBe(400);
    expect(await statusOf(`${other.url}/redirect`)).toBe(400);
    await other.stop();
  });

  it('goes on at the public address when the console was opened by another name of this machine', async () => {
    const other = url.replace('localhost', '127.0.0.1');
    const address = `${other}/iam/social/azure/login?redirect=${encodeURIComponent(`${other}/redirect`)}`;
    const browser = createBrowser();
    const page = await browser.open(address);
    expect(page.url.startsWith(url)).toBe(true);
    const stopAt = `${other}/redirect?`;
    const landing = await browser.submit(page, { account: 'alp.editor@demo.example' }, { stopAt });
    expect(new URL(landing.url).searchParams.get('code')).not.toBeNull();
  });

  it.each([
    ['amaia.pending@demo.example', 'pending_user'],
    ['amaia.inactive@demo.example', 'inactive_user'],
    ['alisi.suspended@demo.example', 'inactive_role'],
    ['unknown.visitor@demo.example', 'unknown_user'],
  ])('sends %s back with %s', async (email, refusal) => {
    const landing = await chooseAccount(url, email, createBrowser());
    expect(landing.url).toBe(`${url}/redirect?error=${refusal}`);
  });

  it('shows the accounts again for one that the provider does not have', async () => {
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

  it('sends a callback without its flow back instead of guessing', async () => {
    const stopAt = `${url}/redirect?`;
    const landing = await createBrowser().open(`${url}/iam/social/azure/callback?code=a&state=b`, { stopAt });
    expect(landing.url).toBe(`${url}/redirect?error=sign_in_expired`);
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
    expect(landing.url).toBe(`${url}/redirect?error=sign_in_expired`);
  });

  it('says on a page of its own that a sign-in was open too long', async () => {
    const page = await createBrowser().open(`${url}/oidc/interaction/gone`);
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please start again.');
  });
});
