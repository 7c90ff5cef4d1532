import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../server/app';
import { REQUESTS_PER_MINUTE } from '../../server/identity/tokenRoute';
import { refreshOf, requestTokens, signInAddress } from './support/signIn';
import { findFreePort, startServices, type RunningServices } from './support/startServices';

const CONSOLE = 'https://console.example';

let running: RunningServices;

beforeAll(async () => {
  running = await startServices({
    env: { TRUST_PROXY: 'loopback', CONSOLE_ORIGINS: CONSOLE },
    database: 'own',
  });
});

afterAll(async () => {
  await running.stop();
});

describe('the limit of token requests', () => {
  it('counts each sender that a trusted proxy names separately', async () => {
    const statuses = await Promise.all(
      Array.from({ length: REQUESTS_PER_MINUTE + 3 }, () => askFrom(running.url, '203.0.113.7')),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await askFrom(running.url, '203.0.113.8')).toBe(400);
    expect((await requestTokens(running.url, refreshOf('unknown'))).status).toBe(400);
    running.advance(61);
    expect(await askFrom(running.url, '203.0.113.7')).toBe(400);
  });

  it('counts one IPv6 network as one sender', async () => {
    const answers = await Promise.all(
      Array.from({ length: REQUESTS_PER_MINUTE + 1 }, (_item, index) =>
        askFrom(running.url, `2001:db8:1:2::${index.toString(16)}`),
      ),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });

  it('ignores a sender that no trusted proxy names', async () => {
    const other = await startServices();
    const answers = await Promise.all(
      Array.from({ length: REQUESTS_PER_MINUTE + 1 }, (_item, index) => askFrom(other.url, `198.51.100.${index}`)),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    await other.stop();
  });

  it('is shared by all nodes on one database server; on an embedded database there is only one node', async () => {
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    if (running.config.databaseUrl === undefined) {
      await expect(createApp({ ...running.config, port, publicUrl: url })).rejects.toThrow(running.config.dataDir);
      return;
    }
    const node: App = await createApp({
      ...running.config,
      port,
      publicUrl: url,
      dataDir: `${running.config.dataDir}-2`,
    });
    await node.app.listen({ port, host: '127.0.0.1' });
    const answers = await Promise.all(
      Array.from({ length: REQUESTS_PER_MINUTE + 4 }, (_item, index) =>
        askFrom(index % 2 === 0 ? url : running.url, '203.0.113.9'),
      ),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
    await node.close();
  });
});

describe('another origin', () => {
  it('that is configured may call the services and be signed in to', async () => {
    const preflight = await fetch(`${running.url}/iam/users`, {
      method: 'OPTIONS',
      headers: {
        origin: CONSOLE,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(CONSOLE);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, idempotency-key, last-event-id',
    );
    const answer = await fetch(`${running.url}/iam/users/me`, { headers: { origin: CONSOLE } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe(CONSOLE);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const statusOf = async (proof: Readonly<Record<string, string>>) => {
      const address = signInAddress(running.url, { redirect: `${CONSOLE}/redirect`, ...proof });
      return (await fetch(address, { redirect: 'manual' })).status;
    };
    expect(await statusOf({ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' })).toBe(302);
    expect(await statusOf({})).toBe(400);
  });

  it('that is not configured may not', async () => {
    const answer = await fetch(`${running.url}/iam/users/me`, { headers: { origin: 'https://elsewhere.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const redirect = encodeURIComponent('https://elsewhere.example/redirect');
    expect((await fetch(`${running.url}/iam/social/azure/login?redirect=${redirect}`)).status).toBe(400);
  });
});

describe('the sign-in page', () => {
  it('is limited too', async () => {
    const address = signInAddress(running.url);
    const ask = async () => {
      const answer = await fetch(address, { redirect: 'manual', headers: { 'x-forwarded-for': '203.0.113.20' } });
      return answer.status;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1) statuses.push(...(await Promise.all(Array.from({ length: 100 }, ask))));
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  });
});

async function askFrom(url: string, sender: string): Promise<number> {
  const response = await fetch(`${url}/iam/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': sender },
    body: JSON.stringify(refreshOf('unknown')),
  });
  await response.arrayBuffer();
  return response.status;
}
