import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoUserId } from '../../server/seed/identity';
import { signIn } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

let running: RunningServices;

beforeAll(async () => {
  running = await startServices();
});

afterAll(async () => {
  await running.stop();
});

function ask(token: string | undefined): Promise<Response> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(`${running.url}/iam/users/me/draft-key`, { headers });
}

async function keyOf(account: string): Promise<{ readonly userId: string; readonly key: string }> {
  const { accessToken } = await signIn(running.url, `${account}@demo.example`);
  const { data } = (await (await ask(accessToken)).json()) as { data: { userId: string; key: string } };
  return data;
}

describe('GET /iam/users/me/draft-key', () => {
  it('is offered in addition to the specification', async () => {
    const health = (await (await fetch(`${running.url}/health`)).json()) as { offers: string[] };
    expect(health.offers).toContain('draft_keys');
  });

  it('answers 256 bits that are the same at every sign-in of a person, and different for each person', async () => {
    const first = await keyOf('alp.editor');
    expect(first.userId).toBe(demoUserId('alp.editor@demo.example'));
    expect(Buffer.from(first.key, 'base64url')).toHaveLength(32);
    expect(await keyOf('alp.editor')).toEqual(first);
    const other = await keyOf('alp.reader');
    expect(other.userId).not.toBe(first.userId);
    expect(other.key).not.toBe(first.key);
  });

  it('answers the same to tabs that request it for the first time concurrently', async () => {
    const { accessToken } = await signIn(running.url, 'avida.editor@demo.example');
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(accessToken)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
  });

  it('is not cached by browsers and proxies, and needs a token', async () => {
    const { accessToken } = await signIn(running.url, 'alp.editor@demo.example');
    const answer = await ask(accessToken);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask(`${accessToken}x`)).status).toBe(401);
  });
});
