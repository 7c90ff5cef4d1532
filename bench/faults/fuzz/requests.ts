import { makeImage, makePdf, makeVideo } from '../../../tests/services/support/uploads';
import type { Random } from '../random';
import { anyDocument, type Known } from './documents';
import { anyText, anyValue } from './values';

/** One request, to be sent verbatim. */
export interface FuzzRequest {
  /** The part of the grammar that it comes from. */
  readonly kind: 'graphql' | 'rest' | 'upload' | 'oidc';
  readonly method: string;
  /** With the query; its characters are those that an HTTP request may have. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What the grammar draws from. */
export interface Vocabulary extends Known {
  readonly tokens: readonly [string, ...string[]];
  readonly files: readonly [Buffer, ...Buffer[]];
}

/** Files that uploads are made of. */
export async function fuzzFiles(): Promise<Vocabulary['files']> {
  const [png, jpeg, gif] = await Promise.all((['png', 'jpeg', 'gif'] as const).map((format) => makeImage(format)));
  return [
    makePdf(),
    makeVideo('isom'),
    ...[png, jpeg, gif].filter((image) => image !== undefined),
    Buffer.from('%PDF-'),
    Buffer.alloc(0),
  ];
}

/** The next request: a third are documents, the rest calls of every other route. Each comes from an address of its own. */
export function anyRequest(random: Random, vocabulary: Vocabulary): FuzzRequest {
  const address = `203.0.${random.between(0, 255)}.${random.between(1, 254)}`;
  const drawn = drawRequest(random, vocabulary);
  return { ...drawn, headers: { ...drawn.headers, 'x-forwarded-for': address } };
}

function drawRequest(random: Random, vocabulary: Vocabulary): FuzzRequest {
  const kind = random.oneOf(['graphql', 'graphql', 'rest', 'rest', 'upload', 'oidc'] as const);
  switch (kind) {
    case 'graphql':
      return graphqlRequest(random, vocabulary);
    case 'rest':
      return restRequest(random, vocabulary);
    case 'upload':
      return uploadRequest(random, vocabulary);
    case 'oidc':
      return oidcRequest(random, vocabulary);
  }
}

function graphqlRequest(random: Random, vocabulary: Vocabulary): FuzzRequest {
  const document = anyDocument(random, vocabulary);
  const headers = {
    ...bearer(random, vocabulary),
    'content-type': random.between(0, 20) ? 'application/json' : anyType(random),
  };
  if (random.between(0, 9) === 0) {
    const query = `query=${encoded(String(document.query).slice(0, 4000))}&variables=${encoded(anyText(random).slice(0, 2000))}`;
    return { kind: 'graphql', method: 'GET', path: `/graphql?${query}`, headers: bearer(random, vocabulary) };
  }
  const body = random.between(0, 19) === 0 ? anyText(random) : JSON.stringify(document);
  return { kind: 'graphql', method: 'POST', path: '/graphql', headers, body };
}

const REST = [
  '/iam/users',
  '/iam/users/me',
  '/iam/users/me/sign-ins',
  '/iam/users/me/draft-key',
  '/iam/users/verify',
  '/iam/activities',
  '/iam/roles',
  '/iam/features',
  '/iam/tenants',
  '/iam/outbox',
  '/iam/oauth/token',
  '/deploy',
  '/deploy/changes',
  '/deploy/history',
  '/plans',
  '/file-links',
  '/files/2026/01',
  '/health',
  '/readyz',
] as const;

function restRequest(random: Random, vocabulary: Vocabulary): FuzzRequest {
  const tail = random.oneOf(['', '', `/${random.oneOf(vocabulary.ids)}`, `/${encoded(anyText(random).slice(0, 300))}`]);
  const query = random.between(0, 1) ? `?${anyQuery(random, REST_NAMES)}` : '';
  const method = random.oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
  const path = random.oneOf(REST) + tail + query;
  const headers = {
    ...bearer(random, vocabulary),
    ...(random.between(0, 4) === 0 && { 'idempotency-key': headerText(random) }),
  };
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return { kind: 'rest', method, path, headers };
  const known = Object.fromEntries(
    REST_NAMES.filter(() => random.between(0, 2) === 0).map((name) => [name, anyValue(random)]),
  );
  const body = JSON.stringify(random.between(0, 4) === 0 ? anyValue(random) : known);
  return { kind: 'rest', method, path, headers: { ...headers, 'content-type': anyType(random) }, body };
}

/** The names in bodies and queries of REST calls. */
const REST_NAMES = [
  ...[
    'email',
    'firstName',
    'lastName',
    'first_name',
    'last_name',
    'role',
    'roleId',
    'role_id',
    'tenantId',
    'tenants',
    'isActive',
  ],
  ...[
    'name',
    'description',
    'scopes',
    'features',
    'permissions',
    'status',
    'token',
    'password',
    'page',
    'limit',
    'search',
    'sort',
  ],
  ...[
    'grantType',
    'clientId',
    'clientSecret',
    'code',
    'refreshToken',
    'redirect_uri',
    'provider',
    'brand_id',
    'width',
    'key',
    'action',
    'kind',
    'of',
    'entry_id',
    'at',
    'note',
    'about',
    'from',
    'until',
  ],
] as const;

const UPLOADS = [
  '/uploads/images',
  '/upload/images',
  '/upload/objects',
  '/uploads/videos',
  '/uploads/documents',
  '/upload/mdor-docs',
] as const;

function uploadRequest(random: Random, vocabulary: Vocabulary): FuzzRequest {
  const boundary = 'edge';
  const file = Buffer.from(random.oneOf(vocabulary.files));
  for (let flips = random.oneOf([0, 0, 1, 20]); flips > 0 && file.length > 0; flips -= 1) {
    file[random.between(0, file.length - 1)] = random.between(0, 255);
  }
  const cut = random.between(0, 3) === 0 ? file.subarray(0, random.between(0, file.length)) : file;
  const name = random.oneOf(['file', 'file', 'file', 'filename', '']);
  const part = (head: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const fields = ['brand', 'project', 'accept', 'filename'].filter(() => random.between(0, 2) === 0);
  const body = Buffer.concat([
    ...fields.map((field) => part(`name="${field}"`, random.oneOf(['ALP', '.png', anyText(random)]))),
    part(`name="${name}"; filename="${random.oneOf(['a.png', 'a.pdf', anyText(random)])}"`, cut),
    Buffer.from(random.between(0, 9) === 0 ? '' : `--${boundary}--\r\n`),
  ]);
  const type = random.between(0, 9) === 0 ? anyType(random) : `multipart/form-data; boundary=${boundary}`;
  const headers = { ...bearer(random, vocabulary), 'content-type': type };
  return { kind: 'upload', method: 'POST', path: random.oneOf(UPLOADS), headers, body };
}

const OIDC = [
  '/oidc/auth',
  '/oidc/token',
  '/oidc/jwks',
  '/oidc/me',
  '/oidc/session/end',
  '/oidc/session/end/confirm',
  '/oidc/interaction/x',
  '/oidc/.well-known/openid-configuration',
  '/iam/social/azure/login',
  '/iam/social/azure/callback',
  '/iam/social/azure/logout',
  '/iam/social/azure/signed-out',
] as const;

const OIDC_NAMES = [
  ...[
    'client_id',
    'client_secret',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
    'nonce',
    'code',
    'code_verifier',
    'prompt',
  ],
  ...[
    'code_challenge',
    'code_challenge_method',
    'grant_type',
    'id_token_hint',
    'post_logout_redirect_uri',
    'redirect',
    'error',
    'account',
  ],
] as const;

function oidcRequest(random: Random, vocabulary: Vocabulary): FuzzRequest {
  const method = random.oneOf(['GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
  const query = anyQuery(random, OIDC_NAMES);
  const cookie =
    random.between(0, 2) === 0 ? { cookie: `_session=${headerText(random)}; _interaction=${headerText(random)}` } : {};
  const headers = { ...bearer(random, vocabulary), ...cookie };
  const path = random.oneOf(OIDC);
  if (method !== 'POST' && method !== 'PUT') return { kind: 'oidc', method, path: `${path}?${query}`, headers };
  const type = random.between(0, 4) === 0 ? anyType(random) : 'application/x-www-form-urlencoded';
  return { kind: 'oidc', method, path, headers: { ...headers, 'content-type': type }, body: query };
}

function anyQuery(random: Random, names: readonly string[]): string {
  const selected = names.filter(() => random.between(0, 3) === 0);
  const values = selected.map((name) => {
    const value = random.oneOf([
      anyText(random).slice(0, 500),
      'brand-console',
      'code',
      'openid',
      'S256',
      'authorization_code',
      '1',
    ]);
    return `${name}=${encoded(value)}`;
  });
  return [...values, ...(random.between(0, 9) === 0 ? ['%zz', '=&&=', 'a[b][c]=1'] : [])].join('&');
}

/** As encodeURIComponent, which refuses halves of surrogate pairs: they become U+FFFD. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

function anyType(random: Random): string {
  return random.oneOf([
    ...([
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
    ] as const),
    ...([
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/graphql',
      'x',
      'application/json; charset=utf-7',
    ] as const),
  ]);
}

/** The sender: mostly a signed-in account, otherwise nobody or a forged token. */
function bearer(random: Random, { tokens }: Vocabulary): Readonly<Record<string, string>> {
  const choice = random.between(0, 11);
  if (choice === 0) return {};
  if (choice === 1) return { authorization: `Bearer ${headerText(random)}` };
  if (choice === 2) return { authorization: headerText(random) };
  if (choice > 3) return { authorization: `Bearer ${random.oneOf(tokens)}` };
  const head = {
    alg: random.oneOf(['ES256', 'none', 'HS256', anyText(random)]),
    typ: 'at+jwt',
    kid: anyValue(random, 3),
  };
  const parts = [head, { sub: anyValue(random, 3), sid: anyValue(random, 3), exp: 9_999_999_999 }, 'signature'];
  const token = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url').slice(0, 4_000)).join('.');
  return { authorization: `Bearer ${token}` };
}

/** A text that a header may hold. */
function headerText(random: Random): string {
  return anyText(random)
    .replace(/[^\x20-\x7e]/g, '~')
    .slice(0, 1_000);
}
