import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { loggerOptions } from '../../server/logger';
import { registerSecurityHeaders } from '../../server/securityHeaders';
import { brandId, personOf, startContent, type RunningContent } from './support/content';
import { refreshOf, requestTokens, signIn } from './support/signIn';
import { startServices } from './support/startServices';
import { EICAR, makeImage, upload } from './support/uploads';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

/** The headers of every answer. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  // Off, because the filter of old browsers did more harm than good.
  'x-xss-protection': '0',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

describe('every answer', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/manage-properties'],
    ['GET', '/healthz'],
    ['GET', '/metrics'],
    ['GET', '/iam/users/me'],
    ['POST', '/iam/oauth/token'],
    ['OPTIONS', '/iam/users'],
    ['GET', '/graphql'],
    ['PUT', '/graphql'],
    ['POST', '/uploads/images'],
    ['GET', '/files/none'],
    ['GET', '/nowhere.js'],
  ])('to %s %s carries the security headers', async (method, path) => {
    const { headers } = await fetch(`${running.url}${path}`, { method });
    expect(Object.fromEntries(headers)).toMatchObject(HEADERS);
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'none'",
        `form-action 'self' ${running.url}`,
      ]),
    );
    expect(policy.join()).not.toContain('unsafe-eval');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it.each(['/oidc/.well-known/openid-configuration', '/oidc/nowhere', '/iam/users/verify'])(
    'of %s has a policy of its own and the rest as everybody',
    async (path) => {
      const { headers } = await fetch(`${running.url}${path}`);
      const referrer = path === '/iam/users/verify' ? { 'referrer-policy': 'no-referrer' } : {};
      expect(Object.fromEntries(headers)).toMatchObject({ ...HEADERS, ...referrer });
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['/iam/tenants', '/iam/users/me', '/iam/users/me/sign-ins', '/deploy', '/plans'])(
    'of %s, which a user has to be signed in for, is not kept by browsers',
    async (path) => {
      const { token } = await running.person('alp.editor');
      const { headers } = await fetch(`${running.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('of a stored file lets the websites show it, but runs nothing', async () => {
    const { token } = await running.person('alp.editor');
    const { body } = await upload(running.url, { bytes: Buffer.from(await makeImage('png')), token });
    const { headers } = await fetch(`${running.url}/${body.key}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...HEADERS,
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    });
  });

  it('over https asks browsers to stay there', async () => {
    const app = Fastify();
    const config = readConfig({ PUBLIC_URL: 'https://console.example', DEMO_ACCOUNTS: 'on' });
    registerSecurityHeaders(app, { config, development: false });
    app.get('/', () => 'ok');
    const { headers } = await app.inject('/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await app.close();
  });

  it('lets sites show drafts in frames: encrypted, or where the settings say', async () => {
    const app = Fastify();
    const config = readConfig({ PREVIEW_URL: 'http://127.0.0.1:81/{brand}' });
    registerSecurityHeaders(app, { config, development: false });
    app.get('/', () => 'ok');
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toContain("frame-src 'self' blob: https: http://127.0.0.1:81;");
    await app.close();
  });

  it('has a unique id, which the sender cannot choose', async () => {
    const ask = async () => {
      const { headers } = await fetch(`${running.url}/healthz`, { headers: { 'x-request-id': 'chosen' } });
      return headers.get('x-request-id');
    };
    const ids = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('chosen');
  });

  it('to an address that cannot be read is a JSON 400 with an id', async () => {
    const response = await fetch(`${running.url}/%zz`);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toMatchObject({ message: 'The address cannot be read.' });
  });

  it.each(['/iam/nowhere', '/graphql/nowhere', '/uploads/nowhere', '/files/nowhere', '/deploy/nowhere'])(
    'of a service call that does not exist is a JSON 404: %s',
    async (path) => {
      const response = await fetch(`${running.url}${path}`, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      const body = (await response.json()) as { message: string; data: { message: string } };
      expect(body.message).toBeTruthy();
      expect(body.data.message).toBe(body.message);
    },
  );
});

describe('an address without the method of a request', () => {
  it.each([
    ['DELETE', '/iam/users/me', 'GET, HEAD'],
    ['POST', '/iam/users/me', 'GET, HEAD'],
    ['PATCH', '/iam/users/00000000-0000-4000-8000-000000000000', 'GET, HEAD, PUT'],
    ['GET', '/iam/oauth/token', 'POST'],
    ['PUT', '/uploads/images', 'POST'],
    ['DELETE', '/deploy', 'GET, HEAD, POST'],
    ['POST', '/files/2026/01/picture.png', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
    ['POST', '/manage-users', 'GET, HEAD'],
  ])('answers %s %s with 405, and lists the allowed methods', async (method, path, allowed) => {
    const response = await fetch(`${running.url}${path}`, { method, ...(method !== 'GET' && { body: '{}' }) });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await response.text()).toMatch(/use (GET|POST)/i);
  });
});

describe('a request without a valid token', () => {
  it.each(['/iam/users/me', '/iam/users', '/graphql?query={getAllBrands{id}}', '/deploy'])(
    'is told by %s how to come in (RFC 6750)',
    async (path) => {
      const ask = async (authorization?: string) => {
        const headers = authorization === undefined ? {} : { authorization };
        const response = await fetch(`${running.url}${path}`, { headers });
        expect(response.status).toBe(401);
        return response.headers.get('www-authenticate');
      };
      expect(await ask()).toBe('Bearer realm="brand-console"');
      expect(await ask('Basic YTpi')).toBe('Bearer realm="brand-console"');
      expect(await ask('Bearer nonsense')).toBe('Bearer realm="brand-console", error="invalid_token"');
    },
  );
});

describe('the probes', () => {
  it('need no token', async () => {
    expect(await (await fetch(`${running.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${running.url}/health`)).json()).toEqual({
      status: 'ok',
      version: '1.2.5',
      offers: expect.any(Array),
      issuer: `${running.url}/iam`,
    });
    expect(await (await fetch(`${running.url}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('report that the database does not answer, as operations do, but not where it is', async () => {
    const cutOff = await startServices({ database: 'own' });
    const { accessToken } = await signIn(cutOff.url, 'alp.editor@demo.example');
    await cutOff.services.database.close();
    const response = await fetch(`${cutOff.url}/readyz`);
    expect(response.status).toBe(503);
    expect((await fetch(`${cutOff.url}/healthz`)).status).toBe(200);
    const answer = await personOf(cutOff.url, accessToken).ask('{ getAllBrands { id } }');
    expect(answer.status).toBe(503);
    const message = 'The database is not reachable.';
    expect(answer.errors[0]).toMatchObject({ message, extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await requestTokens(cutOff.url, refreshOf('any'))).toMatchObject({ status: 503, data: { message } });
    await cutOff.stop();
  });
});

describe.each([
  ['disk_full', 'The database has no room left at the moment. Nothing was stored.'],
  ['query_canceled', 'The database took too long. Nothing was stored.'],
])('a statement that the database gives up (%s)', (state, message) => {
  beforeAll(async () => {
    const { database } = running.services;
    await database.query(
      `CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql
       AS $$ BEGIN RAISE 'given up' USING ERRCODE = TG_ARGV[0]; END $$`,
    );
    for (const table of ['deployment', 'link_record']) {
      await database.query(`CREATE TRIGGER given_up BEFORE INSERT ON ${table} EXECUTE FUNCTION give_up('${state}')`);
    }
  });
  afterAll(() => running.services.database.query('DROP FUNCTION give_up CASCADE'));

  it('is what a REST call says', async () => {
    const { token } = await running.person('alp.editor');
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${running.url}/deploy`, { method: 'POST', headers });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message });
  });

  it('is what an operation says', async () => {
    const link = '{ name: "One", link: "https://one.example", category: "external" }';
    const { errors } = await (
      await running.person('alp.editor')
    ).ask(`mutation { addManyLinks(brandId: "${brandId('ALP')}", links: [${link}]) { id } }`);
    expect(errors).toMatchObject([{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  });
});

it('services stop even if a browser has opened a connection in advance', async () => {
  const services = await startServices();
  const preconnection = connect(Number(new URL(services.url).port));
  await once(preconnection, 'connect');
  // Once a later connection is answered, the services have accepted this one too.
  await fetch(`${services.url}/healthz`);
  await services.stop();
  preconnection.destroy();
});

/** A logger, and what it has logged. */
function createLog() {
  let written = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  return {
    logger: pino(loggerOptions('info'), sink),
    text: () => written,
    lines: () =>
      written
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
  };
}

describe('the logs', () => {
  it('never hold tokens, cookies or codes', () => {
    const log = createLog();
    const request = {
      id: '1',
      method: 'GET',
      url: '/redirect?code=SECRET-CODE',
      headers: { authorization: 'SECRET-BEARER' },
    };
    log.logger.info({ req: request }, 'a request');
    log.logger.info({
      headers: { authorization: 'SECRET-A', cookie: 'SECRET-B' },
      refreshToken: 'SECRET-C',
      data: { accessToken: 'SECRET-D' },
    });
    expect(log.text()).toContain('"path":"/redirect"');
    expect(log.text()).not.toContain('SECRET');
  });

  it('name the request in every line that is written for it, once', async () => {
    const log = createLog();
    const services = await startServices({ env: { SCANNER: 'eicar', LOG_LEVEL: 'info' }, logger: log.logger });
    const { accessToken: token } = await signIn(services.url, 'alp.editor@demo.example');
    const form = new FormData();
    form.append('file', new Blob([EICAR]), 'picture.png');
    const before = log.lines().length;
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${services.url}/uploads/images`, { method: 'POST', headers, body: form });
    await response.arrayBuffer();
    await services.stop();
    const id = response.headers.get('x-request-id');
    const logged = log.lines().slice(before);
    const messages = logged.filter((line) => line['reqId'] === id).map((line) => line['msg']);
    expect(messages).toEqual(['an upload is infected', 'request']);
    expect(logged.filter((line) => line['reqId'] === undefined)).toEqual([]);
    for (const line of log.text().split('\n')) expect(line.match(/"reqId"/g)?.length ?? 0).toBeLessThan(2);
  });
});
