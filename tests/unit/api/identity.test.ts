import { describe, expect, it } from 'vitest';
import { signInAddress, signOutAddress } from '../../../src/api/addresses';
import { AnswerError, ServiceError, SessionEndedError, UnreachableError } from '../../../src/api/errors';
import { createAuthorizedSend } from '../../../src/api/http';
import { createTokenCalls, readCurrentUser } from '../../../src/api/identity';
import { createIdentityCalls } from '../../../src/api/identityCalls';
import { createRefresh } from '../../../src/api/refresh';
import { readApiSettings } from '../../../src/api/settings';
import { createTokenStore } from '../../../src/api/tokens';
import { EVERYTHING } from '../support/capabilities';
import { fakeHttp, type FakeAnswer, type SentRequest } from '../support/http';
import { memoryStorage } from '../support/storage';

const settings = readApiSettings({});
const PROOF = { state: 's 1', codeChallenge: 'c1', choosesAccount: false };
const ME = {
  data: {
    id: 'user-1',
    firstName: 'ALP',
    lastName: 'Editor',
    email: 'alp.editor@demo.example',
    roles: [{ id: 'role-1', name: 'ALP Editor', permissions: [{ id: 'p', description: '', scope: 'read:content' }] }],
    tenants: [{ id: 'tenant-alp', name: 'ALP' }],
  },
};

function setUp(
  answer: (request: SentRequest) => FakeAnswer,
  stored: Readonly<Record<string, string>> = { ACCESS_TOKEN: 'old', REFRESH_TOKEN: 'r1' },
) {
  const { http, sent } = fakeHttp(answer);
  const tokens = createTokenStore(memoryStorage(stored), new EventTarget());
  const calls = createTokenCalls(http, settings);
  const refresh = createRefresh({
    tokens,
    exchange: calls.exchangeRefreshToken,
    exclusively: (_name, work) => work(false),
  });
  const send = createAuthorizedSend({ http, tokens, refresh });
  return {
    tokens,
    sent,
    call: createIdentityCalls({ send, settings, capabilities: EVERYTHING }),
    readMe: () => readCurrentUser(send, settings),
  };
}

function isToken({ url }: SentRequest): boolean {
  return url.endsWith('/oauth/token');
}

const fresh: FakeAnswer = { status: 200, data: { data: { accessToken: 'new', refreshToken: 'r2' } } };
const expired: FakeAnswer = { status: 401, data: { data: { message: 'The access token has expired.' } } };

describe('the token calls', () => {
  it('[SIGN-006, SESS-002] exchange a code by the authorization code grant, without a bearer', async () => {
    const { http, sent } = fakeHttp(() => fresh);
    const calls = createTokenCalls(http, settings);
    const tokens = await calls.exchangeCode({
      code: 'code-1',
      redirectUri: 'http://localhost/redirect',
      codeVerifier: undefined,
    });
    expect(tokens).toEqual({ accessToken: 'new', refreshToken: 'r2' });
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: '/iam/oauth/token',
        bearer: undefined,
        body: {
          grantType: 'authorization_code',
          clientId: 'brand-console',
          clientSecret: 'brand-console-public',
          provider: 'azure',
          redirect_uri: 'http://localhost/redirect',
          code: 'code-1',
        },
      },
    ]);
  });

  it('send the verifier if the sign-in started with one', async () => {
    const { http, sent } = fakeHttp(() => fresh);
    const exchange = { code: 'code-1', redirectUri: 'http://localhost/redirect', codeVerifier: 'v1' };
    await createTokenCalls(http, settings).exchangeCode(exchange);
    expect(sent[0]?.body).toMatchObject({ code: 'code-1', code_verifier: 'v1' });
  });

  it('exchange a refresh token by the refresh grant', async () => {
    const { http, sent } = fakeHttp(() => fresh);
    await createTokenCalls(http, settings).exchangeRefreshToken('r1');
    expect(sent[0]).toMatchObject({ bearer: undefined, body: { grantType: 'refresh_token', refreshToken: 'r1' } });
  });

  it('show the message of the service when refused', async () => {
    const { http } = fakeHttp(() => ({ status: 400, data: { data: { message: 'The code is not valid.' } } }));
    const refused = createTokenCalls(http, settings).exchangeCode({
      code: 'x',
      redirectUri: 'y',
      codeVerifier: undefined,
    });
    await expect(refused).rejects.toEqual(new ServiceError('The code is not valid.', '400'));
  });

  it('reject an answer without tokens, naming the invalid part', async () => {
    const { http } = fakeHttp(() => ({ status: 200, data: { data: { accessToken: 'a' } } }));
    const answer = createTokenCalls(http, settings).exchangeCode({
      code: 'x',
      redirectUri: 'y',
      codeVerifier: undefined,
    });
    await expect(answer).rejects.toThrow('token answer.data.refreshToken: expected a text, got nothing');
  });
});

describe('a call of the identity service', () => {
  it('[SESS-002, SIGN-008] carries the stored access token and reads the user with roles and tenants', async () => {
    const { readMe, sent } = setUp(() => ({ status: 200, data: ME }));
    await expect(readMe()).resolves.toEqual({
      id: 'user-1',
      firstName: 'ALP',
      lastName: 'Editor',
      email: 'alp.editor@demo.example',
      roles: [{ id: 'role-1', name: 'ALP Editor', scopes: ['read:content'] }],
      tenants: [{ id: 'tenant-alp', name: 'ALP' }],
    });
    expect(sent).toMatchObject([{ url: '/iam/users/me', bearer: 'old' }]);
  });

  it('[SESS-004] refreshes once on a 401 and repeats the call with the new token', async () => {
    const { readMe, sent } = setUp((request) => {
      if (isToken(request)) return fresh;
      return request.bearer === 'new' ? { status: 200, data: ME } : expired;
    });
    await expect(readMe()).resolves.toMatchObject({ id: 'user-1' });
    expect(sent.map(({ url, bearer }) => [url, bearer])).toEqual([
      ['/iam/users/me', 'old'],
      ['/iam/oauth/token', undefined],
      ['/iam/users/me', 'new'],
    ]);
  });

  it('keeps its idempotency key when repeated after a refresh', async () => {
    const { call, sent } = setUp((request) => {
      if (isToken(request)) return fresh;
      return request.bearer === 'new' ? { status: 201, data: { data: ME } } : expired;
    });
    await call({ method: 'POST', path: '/roles', body: {}, key: 'key-1' });
    const keys = sent
      .filter(({ url }) => url === '/iam/roles')
      .map(({ config }) => config.headers.get('Idempotency-Key'));
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it("[SESS-005] does not refresh when the message is 'Client authentication failed.'", async () => {
    const { readMe, sent } = setUp(() => ({
      status: 401,
      data: { data: { message: 'Client authentication failed.' } },
    }));
    await expect(readMe()).rejects.toThrow('Client authentication failed.');
    expect(sent).toHaveLength(1);
  });

  it('[SESS-006] does not refresh while a token is missing', async () => {
    const { readMe, sent } = setUp(() => expired, { ACCESS_TOKEN: 'old' });
    await expect(readMe()).rejects.toThrow(SessionEndedError);
    expect(sent).toHaveLength(1);
  });

  it('[SESS-007] is repeated once only', async () => {
    const { readMe, sent } = setUp((request) => (isToken(request) ? fresh : expired));
    await expect(readMe()).rejects.toThrow('The access token has expired.');
    expect(sent.filter((request) => !isToken(request))).toHaveLength(2);
    expect(sent.filter(isToken)).toHaveLength(1);
  });

  it('[SESS-009] ends the session when the refresh is refused', async () => {
    const { readMe, tokens } = setUp(() => expired);
    await expect(readMe()).rejects.toThrow(SessionEndedError);
    expect(tokens.access()).toBeUndefined();
  });

  it('is reported as unreachable if the service does not answer', async () => {
    const { readMe } = setUp(() => ({ status: 0 }));
    await expect(readMe()).rejects.toEqual(new UnreachableError('identity'));
  });

  it.each([
    [{ data: null }, 'user: expected an object, got null'],
    [{ data: { id: 1 } }, 'user.id: expected a text, got 1'],
    [{ data: { id: 'a', roles: 'none' } }, 'user.roles: expected a list, got "none"'],
    [
      { data: { id: 'a', roles: [{ id: 'r', permissions: [{}] }] } },
      'user.roles[0].permissions[0].scope: expected a text, got nothing',
    ],
  ])('rejects an invalid user: %j', async (data, message) => {
    const { readMe } = setUp(() => ({ status: 200, data }));
    const answer = readMe();
    await expect(answer).rejects.toThrow(message);
    await expect(answer).rejects.toThrow(AnswerError);
  });
});

it('[SIGN-005] signs in through the social login of azure with the return URL as redirect', () => {
  expect(signInAddress(settings, 'http://localhost/redirect')).toBe(
    '/iam/social/azure/login?redirect=http%3A%2F%2Flocalhost%2Fredirect',
  );
  expect(signOutAddress({ ...settings, identityUrl: 'https://iam.example' }, 'http://localhost/admin/login')).toBe(
    'https://iam.example/iam/social/azure/logout?redirect=http%3A%2F%2Flocalhost%2Fadmin%2Flogin',
  );
});

it('sends state and challenge if the service accepts them', () => {
  const address = signInAddress(settings, 'http://localhost/redirect', PROOF);
  expect(address).toBe(
    '/iam/social/azure/login?redirect=http%3A%2F%2Flocalhost%2Fredirect&state=s+1&code_challenge=c1&code_challenge_method=S256',
  );
  const choosing = signInAddress(settings, 'http://localhost/redirect', { ...PROOF, choosesAccount: true });
  expect(new URL(choosing, 'http://localhost').searchParams.get('prompt')).toBe('select_account');
});

it.each([
  [undefined, 'encrypted'],
  ['encrypted', 'encrypted'],
  ['keep', 'keep'],
  ['clear', 'clear'],
  ['cleer', 'encrypted'],
])('keeps drafts after logout by the setting %s', (value, kept) => {
  expect(readApiSettings({ VITE_DRAFTS_AFTER_LOGOUT: value }).draftsAfterLogout).toBe(kept);
});

it('reads the settings of the build, with defaults for one origin', () => {
  expect(settings).toMatchObject({
    identityUrl: '',
    contentUrl: '',
    clientId: 'brand-console',
    clientSecret: 'brand-console-public',
    uploadBearer: true,
  });
  const given = readApiSettings({ VITE_CONTENT_URL: 'https://content.example/', VITE_UPLOAD_BEARER: 'off', DEV: true });
  expect(given).toMatchObject({ contentUrl: 'https://content.example', uploadBearer: false });
});
