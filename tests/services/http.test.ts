import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOptions } from '../../server/logger';
import { startContent, type RunningContent } from './support/content';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

describe('every answer', () => {
  it.each(['/', '/healthz', '/iam/users/me', '/graphql', '/files/none'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await fetch(`${running.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

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

describe('the probes', () => {
  it('need no token', async () => {
    expect(await (await fetch(`${running.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${running.url}/health`)).json()).toEqual({ status: 'ok', version: '1.2.5' });
    expect(await (await fetch(`${running.url}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('tell that the database does not answer, as operations do', async () => {
    const editor = await running.person('alp.editor');
    await running.services.database.close();
    const response = await fetch(`${running.url}/readyz`);
    expect(response.status).toBe(503);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    const answer = await editor.ask('{ getAllBrands { id } }');
    expect(answer.status).toBe(503);
    expect(answer.errors[0]?.extensions['code']).toBe('SERVICE_UNAVAILABLE');
  });
});

describe('the logs', () => {
  it('never hold tokens, cookies or codes', () => {
    let written = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString();
        done();
      },
    });
    const logger = pino(loggerOptions('info'), sink);
    const request = {
      id: '1',
      method: 'GET',
      url: '/redirect?code=SECRET-CODE',
      headers: { authorization: 'SECRET-BEARER' },
    };
    logger.info({ req: request }, 'a request');
    logger.info({
      headers: { authorization: 'SECRET-A', cookie: 'SECRET-B' },
      refreshToken: 'SECRET-C',
      data: { accessToken: 'SECRET-D' },
    });
    expect(written).toContain('"path":"/redirect"');
    expect(written).not.toContain('SECRET');
  });
});
