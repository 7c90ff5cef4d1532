import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPage, personOf } from './support/content';
import { startListening } from './support/liveListener';
import { getAs, refreshOf, requestTokens, signIn, type Tokens } from './support/signIn';
import { startServices, type RunningServices } from './support/startServices';

const LIFETIME = 3_600;
const IDLE = 1_200;

let running: RunningServices;
let url: string;

/** Access tokens outlast the sign-in, so that its own end is tested. */
beforeAll(async () => {
  running = await startServices({
    env: {
      ACCESS_TOKEN_SECONDS: '86400',
      SIGN_IN_SECONDS: String(LIFETIME),
      SIGN_IN_IDLE_SECONDS: String(IDLE),
    },
  });
  url = running.url;
});

afterAll(async () => {
  await running.stop();
});

async function statusOf({ accessToken }: Tokens): Promise<number> {
  return (await getAs(accessToken, `${url}/iam/users/me`)).status;
}

async function refresh({ refreshToken }: Tokens): Promise<{ readonly status: number; readonly tokens: Tokens }> {
  const { status, data } = await requestTokens(url, refreshOf(refreshToken));
  return { status, tokens: data as Tokens };
}

describe('a sign-in', () => {
  it('ends when its time is over, however often it was refreshed and used', async () => {
    let tokens = await signIn(url, 'alp.editor@demo.example');
    for (let time = 900; time < LIFETIME; time += 900) {
      running.advance(900);
      expect(await statusOf(tokens)).toBe(200);
      ({ tokens } = await refresh(tokens));
    }
    running.advance(900);
    expect((await getAs(tokens.accessToken, `${url}/iam/users/me`)).body.data).toMatchObject({
      message: 'The sign-in has ended. Sign in again.',
    });
    expect((await refresh(tokens)).status).toBe(400);
  });

  it('ends when nothing was asked with it for a while, and neither token brings it back', async () => {
    const tokens = await signIn(url, 'alp.editor@demo.example');
    running.advance(IDLE);
    expect(await statusOf(tokens)).toBe(401);
    expect((await refresh(tokens)).status).toBe(400);
    expect(await statusOf(tokens)).toBe(401);
  });

  it('counts as used by calls of any kind and by refreshing', async () => {
    const called = await signIn(url, 'alp.editor@demo.example');
    const refreshed = await signIn(url, 'alp.editor@demo.example');
    running.advance(IDLE - 100);
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${called.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ getAllBrands { id } }' }),
    });
    const { tokens } = await refresh(refreshed);
    running.advance(IDLE - 100);
    expect(await statusOf(called)).toBe(200);
    expect(await statusOf(tokens)).toBe(200);
  });

  it('does not count as used by an open event stream, and ends it', async () => {
    const [listening, saving] = [
      await signIn(url, 'alp.editor@demo.example'),
      await signIn(url, 'alp.editor@demo.example'),
    ];
    const listener = await startListening({ url, token: listening.accessToken });
    running.advance(IDLE - 100);
    // Its position has expired; from the new one on, it hears of every change.
    await expect.poll(() => listener.begins()).toBe(2);
    const page = await createPage(personOf(url, saving.accessToken));
    await listener.heard({ id: page });
    running.advance(200);
    await createPage(personOf(url, saving.accessToken));
    await listener.ended();
    expect(await statusOf(listening)).toBe(401);
    expect(await statusOf(saving)).toBe(200);
  });
});
