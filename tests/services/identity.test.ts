import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allScopes, vocabulary } from '../../server/identity/vocabulary';
import { demoUserId } from '../../server/seed/identity';
import { scopesAdded } from './support/addedScopes';
import { createBrowser, type Browser } from './support/browser';
import { chooseAccount, CLIENT, exchangeOf, getAs, refreshOf, requestTokens, signIn } from './support/signIn';
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

describe('POST /iam/oauth/token', () => {
  it('[API-REST-001] exchanges the code of a sign-in for both tokens', async () => {
    const tokens = await signIn(url, 'alp.editor@demo.example');
    expect(tokens.accessToken.split('.')).toHaveLength(3);
    expect(tokens.refreshToken).toMatch(/^[\w-]{43}$/);
    expect((await getAs(tokens.accessToken, `${url}/iam/users/me`)).status).toBe(200);
  });

  it('[API-REST-017] answers wrong client values with 401, whichever is wrong', async () => {
    for (const wrong of [
      { clientId: 'other' },
      { clientSecret: 'other' },
      { clientId: undefined },
      { clientSecret: 7 },
    ]) {
      const answer = await requestTokens(url, { ...refreshOf('any'), ...wrong });
      expect(answer).toEqual({ status: 401, data: { message: 'Client authentication failed.' } });
    }
  });

  it('does not use up the code when the client values are wrong', async () => {
    const { code, browser } = await freshCode();
    await requestTokens(url, { ...exchangeOf(url, code), clientSecret: 'wrong' }, browser);
    expect((await requestTokens(url, exchangeOf(url, code), browser)).status).toBe(200);
  });

  it('refuses an unknown code, a code for another redirect and an old code with 400', async () => {
    expect((await requestTokens(url, exchangeOf(url, 'unknown'))).status).toBe(400);
    const other = await freshCode();
    const elsewhere = { ...exchangeOf(url, other.code), redirect_uri: `${url}/elsewhere` };
    expect((await requestTokens(url, elsewhere, other.browser)).status).toBe(400);
    const old = await freshCode();
    running.advance(61);
    const answer = await requestTokens(url, exchangeOf(url, old.code), old.browser);
    expect(answer.status).toBe(400);
    expect(answer.data.message).toBe('The code is not valid, has expired or was used already.');
  });

  it('ends the sign-in when its code comes a second time', async () => {
    const { code, browser } = await freshCode();
    const first = await requestTokens(url, exchangeOf(url, code), browser);
    expect((await requestTokens(url, exchangeOf(url, code), browser)).status).toBe(400);
    expect((await getAs(first.data.accessToken, `${url}/iam/users/me`)).status).toBe(401);
    expect((await requestTokens(url, refreshOf(first.data.refreshToken ?? ''))).status).toBe(400);
  });

  it('names missing and misspelt values', async () => {
    const cases = [
      [{}, 'grantType', 'grantType is required.'],
      [
        { ...CLIENT, grantType: 'password' },
        'grantType',
        "The grantType must be 'authorization_code' or 'refresh_token'.",
      ],
      [{ ...CLIENT, grantType: 'refresh_token' }, 'refreshToken', 'refreshToken is required.'],
      [{ ...exchangeOf(url, 'any'), provider: 'google' }, 'provider', "The provider must be 'azure'."],
      [{ ...exchangeOf(url, 'any'), code: ['any'] }, 'code', 'code is required.'],
    ] as const;
    for (const [body, argument, message] of cases) {
      expect(await requestTokens(url, body)).toEqual({ status: 400, data: { message, argument } });
    }
    expect((await requestTokens(url, null)).status).toBe(400);
  });

  it('[API-REST-002] refreshes: returns new tokens, and the old access token stays valid until it expires', async () => {
    const first = await signIn(url, 'avida.editor@demo.example');
    const second = await requestTokens(url, refreshOf(first.refreshToken));
    expect(second.status).toBe(200);
    expect(second.data.refreshToken).not.toBe(first.refreshToken);
    expect((await getAs(first.accessToken, `${url}/iam/users/me`)).status).toBe(200);
    expect((await getAs(second.data.accessToken, `${url}/iam/users/me`)).status).toBe(200);
  });

  it('gives parallel tabs the same successor', async () => {
    const { refreshToken } = await signIn(url, 'avida.editor@demo.example');
    const answers = await Promise.all([1, 2, 3, 4].map(() => requestTokens(url, refreshOf(refreshToken))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
  });

  it('ends the whole sign-in when a used refresh token comes after the grace time', async () => {
    const first = await signIn(url, 'avida.editor@demo.example');
    const second = await requestTokens(url, refreshOf(first.refreshToken));
    running.advance(61);
    const replay = await requestTokens(url, refreshOf(first.refreshToken));
    expect(replay.status).toBe(400);
    expect(replay.data.message).toContain('Sign in again.');
    expect((await requestTokens(url, refreshOf(second.data.refreshToken ?? ''))).status).toBe(400);
    expect((await getAs(second.data.accessToken, `${url}/iam/users/me`)).status).toBe(401);
  });

  it('does not use up a code or a refresh token if the database fails before the answer', async () => {
    const { database } = running.services;
    const { code, browser } = await freshCode();
    const { refreshToken } = await signIn(url, 'avida.editor@demo.example');
    // The rights of the user are read last.
    await database.query('ALTER TABLE role_permission RENAME TO role_permission_away');
    const failed = [
      await requestTokens(url, exchangeOf(url, code), browser),
      await requestTokens(url, refreshOf(refreshToken)),
    ];
    await database.query('ALTER TABLE role_permission_away RENAME TO role_permission');
    expect(failed.map(({ status }) => status)).toEqual([500, 500]);

    expect((await requestTokens(url, exchangeOf(url, code), browser)).status).toBe(200);
    running.advance(120);
    expect((await requestTokens(url, refreshOf(refreshToken))).status).toBe(200);
  });

  it('refuses a refresh token that is older than its lifetime', async () => {
    const { refreshToken } = await signIn(url, 'avida.editor@demo.example');
    running.advance(running.config.refreshTokenSeconds + 1);
    expect((await requestTokens(url, refreshOf(refreshToken))).status).toBe(400);
  });

  it('keeps no token and no code in the database', async () => {
    const { code, browser } = await freshCode();
    const { data } = await requestTokens(url, exchangeOf(url, code), browser);
    const stored = await running.services.database.query<{ text: string }>(
      `SELECT string_agg(t::text, ' ') AS text FROM (
         SELECT to_jsonb(r) AS t FROM refresh_token r UNION ALL SELECT to_jsonb(c) FROM authorization_code c) x`,
    );
    expect(stored[0]?.text).not.toContain(data.refreshToken);
    expect(stored[0]?.text).not.toContain(code);
  });
});

describe('the signed-in user', () => {
  it('[API-REST-003, USR-038] answers the user with roles, permissions and tenants', async () => {
    const { accessToken } = await signIn(url, 'alp.reader@demo.example');
    const { status, body } = await getAs(accessToken, `${url}/iam/users/me`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: demoUserId('alp.reader@demo.example'),
      firstName: 'ALP',
      middleName: null,
      lastName: 'Reader',
      email: 'alp.reader@demo.example',
      contactNumber: expect.stringMatching(/^09\d{9}$/),
      isActive: true,
      imgPath: null,
      reason: null,
      roles: [{ name: 'ALP Reader' }],
      tenants: [{ name: 'ALP' }],
    });
    const user = body.data as { verifiedAt: string; createdAt: string; roles: { permissions: unknown[] }[] };
    expect(new Date(user.verifiedAt).toISOString()).toBe(user.verifiedAt);
    expect(new Date(user.createdAt).toISOString()).toBe(user.createdAt);
    const permissions = user.roles[0]?.permissions;
    expect(permissions).toContainEqual({
      id: expect.any(String),
      description: 'Work on About Us',
      scope: 'manage:company-information-about-us',
    });
    expect(JSON.stringify(permissions)).not.toContain('update:company-information');
  });

  it('[API-REST-016] answers the brands', async () => {
    const { accessToken } = await signIn(url, 'platform.administrator@demo.example');
    const { body } = await getAs(accessToken, `${url}/iam/tenants`);
    expect((body.data as { name: string }[]).map(({ name }) => name)).toEqual(['ALISI', 'ALP', 'AMAIA', 'AVIDA']);
  });

  it('has no tenant as a platform administrator', async () => {
    const { accessToken } = await signIn(url, 'platform.administrator@demo.example');
    const caller = await running.services.identity.authenticate(accessToken);
    expect(caller).toMatchObject({ isPlatformAdministrator: true, tenantIds: [], name: 'Platform Administrator' });
  });

  it('[PERM-002] counts the first role only', async () => {
    const { database, identity } = running.services;
    const { accessToken } = await signIn(url, 'alp.contracts@demo.example');
    const before = await identity.authenticate(accessToken);
    await database.query(
      `INSERT INTO user_role (user_id, role_id, position)
       SELECT $1, role_id, 1 FROM user_role WHERE user_id = $2`,
      [demoUserId('alp.contracts@demo.example'), demoUserId('alp.editor@demo.example')],
    );
    const after = await identity.authenticate(accessToken);
    expect([...after.scopes].sort()).toEqual([...before.scopes].sort());
    expect(after.scopes.has('read:contract_document_entry')).toBe(true);
    expect(after.scopes.has('read:content')).toBe(false);
  });

  it('is affected by an edited role and a deactivation immediately', async () => {
    const { database, identity } = running.services;
    const { accessToken, refreshToken } = await signIn(url, 'avida.limited@demo.example');
    const userId = demoUserId('avida.limited@demo.example');
    expect((await identity.authenticate(accessToken)).scopes.has('update:content')).toBe(true);
    await database.query(
      `DELETE FROM role_permission WHERE role_id IN (SELECT role_id FROM user_role WHERE user_id = $1)
       AND permission_id = (SELECT id FROM permission WHERE scope = 'update:content')`,
      [userId],
    );
    expect((await identity.authenticate(accessToken)).scopes.has('update:content')).toBe(false);
    await database.query('UPDATE app_user SET is_active = false WHERE id = $1', [userId]);
    expect(await getAs(accessToken, `${url}/iam/users/me`)).toMatchObject({
      status: 401,
      body: { data: { message: 'This account may not sign in any more.' } },
    });
    expect((await requestTokens(url, refreshOf(refreshToken))).status).toBe(400);
  });
});

describe('the permission vocabulary', () => {
  it('[PERM-003] has the families over every resource, in 16 features', async () => {
    const added = new Set(scopesAdded());
    const ofCatalogue = vocabulary.filter(({ permissions }) => permissions.some(({ scope }) => !added.has(scope)));
    expect(ofCatalogue).toHaveLength(16);
    const full = [
      'company-information',
      'property',
      'showroom',
      'content',
      'banner',
      'gallery',
      'links',
      'mdor',
      'email',
    ]
      .concat(['hbg', 'awards_content', 'contract_document_entry', 'sample'])
      .flatMap((resource) => ['read', 'create', 'update', 'delete'].map((action) => `${action}:${resource}`));
    expect(allScopes).toEqual(expect.arrayContaining([...full, 'read:careers', 'create:contract_document_url']));
    expect(new Set(allScopes).size).toBe(allScopes.length);
    const stored = await running.services.database.query<{ scope: string }>('SELECT scope FROM permission');
    expect(stored.map(({ scope }) => scope).sort()).toEqual([...allScopes].sort());
  });
});

/** A code, with the browser that it is valid in. */
async function freshCode(): Promise<{ readonly code: string; readonly browser: Browser }> {
  const browser = createBrowser();
  const landing = await chooseAccount(url, 'alp.editor@demo.example', browser);
  return { code: new URL(landing.url).searchParams.get('code') ?? '', browser };
}
