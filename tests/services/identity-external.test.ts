import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from './support/browser';
import { getAs, signIn, signInAddress, signOut } from './support/signIn';
import { startIssuer, type Issuer } from './support/issuer';
import { startServices, type RunningServices } from './support/startServices';

describe('an external issuer', () => {
  let issuer: Issuer;
  let running: RunningServices;

  beforeAll(async () => {
    issuer = await startIssuer('console-client');
    running = await startServices({
      env: { SSO_ISSUER: issuer.url, SSO_CLIENT_ID: 'console-client', SSO_CLIENT_SECRET: 'console-secret' },
    });
  });

  afterAll(async () => {
    await running.stop();
    await issuer.stop();
  });

  function landingFor(claims: JWTPayload): Promise<string> {
    issuer.claims = claims;
    const stopAt = `${running.url}/redirect?`;
    return createBrowser()
      .open(signInAddress(running.url), { stopAt })
      .then((landing) => landing.url.slice(running.url.length).split('&iss=')[0] ?? '');
  }

  it('signs in the user of the verified e-mail, whatever its letter case', async () => {
    issuer.claims = { email: 'ALP.Editor@Demo.Example', email_verified: true };
    const { accessToken } = await signIn(running.url, '');
    const { body } = await getAs(accessToken, `${running.url}/iam/users/me`);
    expect(body.data).toMatchObject({ email: 'alp.editor@demo.example' });
  });

  it('accepts the statement of the directory that it owns the domain of the e-mail', async () => {
    expect(await landingFor({ email: 'alp.editor@demo.example', xms_edov: true })).toContain('/redirect?code=');
  });

  it.each([
    [
      'an e-mail that is not verified',
      { email: 'alp.editor@demo.example', email_verified: false },
      'email_not_verified',
    ],
    ['an e-mail without a statement', { email: 'alp.editor@demo.example' }, 'email_not_verified'],
    ['no e-mail', { email_verified: true }, 'email_not_verified'],
    ['an unknown user', { email: 'stranger@demo.example', email_verified: true }, 'unknown_user'],
    ['a person who gave up', { error: 'access_denied' }, 'access_denied'],
    ['an error of the issuer', { error: 'server_error' }, 'sign_in_failed'],
    [
      'the nonce of another flow',
      { email: 'alp.editor@demo.example', email_verified: true, nonce: 'x' },
      'sign_in_failed',
    ],
  ])('refuses %s', async (_case, claims, refusal) => {
    expect(await landingFor(claims)).toBe(`/redirect?error=${refusal}`);
  });

  it.each([
    ['names itself', { answers: 'itself' }, '/redirect?code='],
    ['names another', { answers: 'https://evil.example' }, '/redirect?error=sign_in_failed'],
    ['announces that it names itself and does not', { announces: true }, '/redirect?error=sign_in_failed'],
    ['announces that it names itself and does', { announces: true, answers: 'itself' }, '/redirect?code='],
    [
      'announces that it names itself and refuses in the name of another',
      { announces: true, answers: 'https://evil.example', error: 'access_denied' },
      '/redirect?error=sign_in_failed',
    ],
  ])('that %s in its answer leads to a code or an error accordingly (RFC 9207)', async (_case, how, expected) => {
    const naming = await startIssuer('console-client', { announcesIssuer: 'announces' in how });
    const services = await startServices({
      env: { SSO_ISSUER: naming.url, SSO_CLIENT_ID: 'console-client', SSO_CLIENT_SECRET: 'console-secret' },
    });
    naming.claims = {
      email: 'alp.editor@demo.example',
      email_verified: true,
      ...('error' in how ? { error: how.error } : {}),
    };
    if ('answers' in how) naming.answersAs = how.answers === 'itself' ? naming.url : how.answers;
    const stopAt = `${services.url}/redirect?`;
    const landing = await createBrowser().open(signInAddress(services.url), { stopAt });
    expect(landing.url).toContain(expected);
    await services.stop();
    await naming.stop();
  });

  it('is asked for another account after a refusal', async () => {
    const browser = createBrowser();
    const stopAt = `${running.url}/redirect?`;
    issuer.claims = { email: 'stranger@demo.example', email_verified: true };
    await browser.open(signInAddress(running.url), { stopAt });
    expect(issuer.lastVisit?.get('prompt')).toBeNull();
    await browser.open(signInAddress(running.url), { stopAt });
    expect(issuer.lastVisit?.get('prompt')).toBe('select_account');
  });

  it('is not needed to sign out if it has no page for it, and replaces the embedded provider', async () => {
    const { location } = await signOut(running.url, { origin: running.url });
    expect(location).toBe(`${running.url}/admin/login`);
    expect((await fetch(`${running.url}/oidc/.well-known/openid-configuration`)).status).toBe(404);
  });
});

describe('an issuer that does not answer', () => {
  it('sends the person back with an error code for that, and is retried later', async () => {
    const issuer = await startIssuer('console-client');
    await issuer.stop();
    const running = await startServices({
      env: { SSO_ISSUER: issuer.url, SSO_CLIENT_ID: 'console-client', SSO_CLIENT_SECRET: 'console-secret' },
    });
    try {
      const stopAt = `${running.url}/redirect?`;
      const landing = await createBrowser().open(signInAddress(running.url), { stopAt });
      expect(landing.url).toContain('/redirect?error=provider_unavailable');
    } finally {
      await running.stop();
    }
  });
});

describe('without an issuer and without demo accounts', () => {
  it('names the settings that are missing', async () => {
    const running = await startServices({ env: { DEMO_ACCOUNTS: 'off' } });
    try {
      const answer = await fetch(signInAddress(running.url), { redirect: 'manual' });
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('SSO_ISSUER');
    } finally {
      await running.stop();
    }
  });
});
