import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { SignInProof } from '../../../src/api/addresses';
import { readApiSettings } from '../../../src/api/settings';
import { readSignInIssuer } from '../../../src/api/signInIssuer';
import { createSignInFlows } from '../../../src/session/signInFlow';
import { memoryStorage } from '../support/storage';

const BEGIN = { choosesAccount: false };
const ISSUER = 'https://console.test/iam';

function setUp(given: { readonly issuer?: string | undefined; readonly isSecure?: boolean } = {}) {
  const { issuer = 'issuer' in given ? undefined : ISSUER, isSecure = true } = given;
  let now = 1_000_000;
  const sent: (SignInProof | undefined)[] = [];
  const flows = createSignInFlows({
    readIssuer: async () => issuer,
    addressOf: (proof) => {
      sent.push(proof);
      return 'https://console.test/iam/social/azure/login';
    },
    storage: memoryStorage(),
    crypto: isSecure ? crypto : { getRandomValues: (bytes) => crypto.getRandomValues(bytes) },
    clock: () => now,
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { flows, sent, pass };
}

function answer(values: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({ code: 'c', ...values });
}

describe('with a service that proves its responses', () => {
  it('accepts a response with the state of a sign-in that this tab began, once, and returns its verifier', async () => {
    const { flows, sent } = setUp();
    await flows.begin(BEGIN);
    const [proof] = sent;
    const own = answer({ state: proof?.state ?? '', iss: ISSUER });
    const accepted = flows.consume(own);
    expect(accepted?.code).toBe('c');
    expect(accepted?.codeVerifier).toMatch(/^[\w-]{43}$/);
    const challenge = createHash('sha256')
      .update(accepted?.codeVerifier ?? '')
      .digest('base64url');
    expect(proof?.codeChallenge).toBe(challenge);
    expect(flows.consume(own)).toBeUndefined();
  });

  it('creates a new state and verifier each time, and accepts the response to each', async () => {
    const { flows, sent } = setUp();
    await flows.begin(BEGIN);
    await flows.begin(BEGIN);
    const [first, second] = sent.map((proof) => proof?.state ?? '');
    expect(first).not.toBe(second);
    const one = flows.consume(answer({ state: first ?? '', iss: ISSUER }));
    const other = flows.consume(answer({ state: second ?? '', iss: ISSUER }));
    expect(one?.codeVerifier).not.toBe(other?.codeVerifier);
  });

  it.each([
    ['no state', { iss: ISSUER }],
    ['another state', { state: 'other', iss: ISSUER }],
    ['no issuer', { state: 'own' }],
    ['another issuer', { state: 'own', iss: 'https://evil.test/iam' }],
  ])('rejects a response with %s, and still accepts its own', async (_case, { state, iss }: Record<string, string>) => {
    const { flows, sent } = setUp();
    await flows.begin(BEGIN);
    const own = sent[0]?.state ?? '';
    const forged = { ...(state && { state: state === 'own' ? own : state }), ...(iss && { iss }) };
    expect(flows.consume(answer(forged))).toBeUndefined();
    expect(flows.consume(answer({ state: own, iss: ISSUER }))).toBeDefined();
  });

  it('rejects unrequested responses, and those after ten minutes', async () => {
    const { flows, sent, pass } = setUp();
    expect(flows.consume(answer({}))).toBeUndefined();
    await flows.begin(BEGIN);
    pass(600_000);
    expect(flows.consume(answer({ state: sent[0]?.state ?? '', iss: ISSUER }))).toBeUndefined();
  });

  it('omits the challenge if the browser cannot hash', async () => {
    const { flows, sent } = setUp({ isSecure: false });
    await flows.begin(BEGIN);
    expect(sent[0]).toEqual({ state: expect.any(String), codeChallenge: undefined, choosesAccount: false });
    const accepted = flows.consume(answer({ state: sent[0]?.state ?? '', iss: ISSUER }));
    expect(accepted).toEqual({ code: 'c', codeVerifier: undefined });
  });
});

describe('with a service of the specification', () => {
  it('sends no parameters, and accepts one response for each sign-in that it began', async () => {
    const { flows, sent } = setUp({ issuer: undefined });
    expect(flows.consume(answer({}))).toBeUndefined();
    await flows.begin(BEGIN);
    expect(sent).toEqual([undefined]);
    expect(flows.consume(answer({}))).toEqual({ code: 'c', codeVerifier: undefined });
    expect(flows.consume(answer({}))).toBeUndefined();
  });
});

describe('the proof of a sign-in service', () => {
  const settings = readApiSettings({});
  const answering = (status: number, body: unknown) =>
    vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

  it('is the issuer that the service declares', async () => {
    const send = answering(200, { status: 'ok', offers: ['thumbnails', 'sign_in_proof'], issuer: ISSUER });
    expect(await readSignInIssuer(settings, send)).toBe(ISSUER);
    expect(send).toHaveBeenCalledExactlyOnceWith('/health', expect.objectContaining({ credentials: 'omit' }));
  });

  it.each([
    ['has no such list', 404, 'Not found'],
    ['answers with a page', 200, '<!doctype html>'],
    ['lists other things', 200, { offers: ['thumbnails'], issuer: ISSUER }],
  ])('is absent if the service %s, unless the setting demands a proof', async (_case, status, body) => {
    expect(await readSignInIssuer(settings, answering(status, body))).toBeUndefined();
    const demanding = readApiSettings({ VITE_SIGN_IN_PROOF: 'demanded' });
    await expect(readSignInIssuer(demanding, answering(status, body))).rejects.toThrow('proves no sign-in');
  });

  it.each([500, 503, 429])('is unknown if the service responds with %i, so that no sign-in begins', async (status) => {
    await expect(readSignInIssuer(settings, answering(status, ''))).rejects.toThrow('does not answer');
  });

  it('is unknown if the service is unreachable, or lists a proof without its issuer', async () => {
    await expect(readSignInIssuer(settings, () => Promise.reject(new TypeError('network')))).rejects.toThrow(
      'does not answer',
    );
    await expect(readSignInIssuer(settings, answering(200, { offers: ['sign_in_proof'] }))).rejects.toThrow('issuer');
  });
});
