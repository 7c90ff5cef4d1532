import { describe, expect, it } from 'vitest';
import { createDeployCalls } from '../../../src/api/deploy';
import { createAuthorizedSend } from '../../../src/api/http';
import { readApiSettings } from '../../../src/api/settings';
import { createTokenStore } from '../../../src/api/tokens';
import { EVERYTHING } from '../support/capabilities';
import { fakeHttp, type FakeAnswer } from '../support/http';
import { memoryStorage } from '../support/storage';

const LAST = {
  id: 'd1',
  status: 'running',
  requested_by: 'ALP Editor',
  requested_at: '2026-01-31T04:00:00.000Z',
  finished_at: null,
  message: null,
  ready_in: 12,
};

function setUp(answer: FakeAnswer, capabilities: Parameters<typeof createDeployCalls>[0]['capabilities'] = EVERYTHING) {
  const tokens = createTokenStore(memoryStorage(), new EventTarget());
  tokens.write({ accessToken: 'a1', refreshToken: 'r1' });
  const { http, sent } = fakeHttp(() => answer);
  const send = createAuthorizedSend({ http, tokens, refresh: async () => undefined });
  const settings = readApiSettings({ VITE_CONTENT_URL: 'https://content.example' });
  return {
    deploys: createDeployCalls({ send, settings, capabilities, live: { subscribe: () => () => undefined } }),
    sent,
  };
}

describe('requesting a deployment', () => {
  it('[DEPLOY-002] is POST /deploy of the content service, with the bearer and the brand', async () => {
    const { deploys, sent } = setUp({ status: 202, data: { message: 'Estimated' } });
    await deploys.request('brand-alp');
    expect(sent).toMatchObject([
      { method: 'POST', url: 'https://content.example/deploy', bearer: 'a1', body: { brand_id: 'brand-alp' } },
    ]);
  });

  it.each([
    [{ status: 409, data: { message: 'Too soon.' } }, 'Too soon.'],
    [{ status: 500 }, 'The content service answered 500.'],
    [{ status: 0 }, 'The content service does not answer.'],
  ])('fails with the message of the service: %j', async (answer, message) => {
    await expect(setUp(answer).deploys.request('brand-alp')).rejects.toThrow(message);
  });
});

describe('the content of the next deployment', () => {
  it('is read by brand if the service offers it', async () => {
    const change = { kind: 'page', of: 'CONTENT-ALP', id: 'p1', name: 'News', slug: 'news', category: null };
    const { deploys, sent } = setUp({
      status: 200,
      data: {
        since: null,
        changes: [{ ...change, action: 'removed', saves: 2, saved_by: ['Ana'], saved_at: '2026-01-31' }],
        has_more: false,
      },
    });
    expect(deploys.reportsChanges()).toBe(true);
    expect(await deploys.readChanges('brand-alp')).toEqual({
      since: '',
      changes: [{ ...change, category: undefined, isRemoved: true, saves: 2, savedBy: ['Ana'], savedAt: '2026-01-31' }],
      hasMore: false,
    });
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://content.example/deploy/changes' });
    expect(setUp({ status: 204 }, { ...EVERYTHING, offers: () => false }).deploys.reportsChanges()).toBe(false);
  });
});

describe('the right to deploy', () => {
  const scope = new Set(['create:deployment']);

  it('is given to everybody, or to users with the scope if the services restrict it', () => {
    const { deploys } = setUp({ status: 204 });
    expect([deploys.canRequest(new Set()), deploys.canRequest(scope)]).toEqual([false, true]);
    const unrestricted = setUp({ status: 204 }, { ...EVERYTHING, offers: () => false });
    expect(unrestricted.deploys.canRequest(new Set())).toBe(true);
  });
});

describe('the last deployment', () => {
  it('is read by brand', async () => {
    const { deploys, sent } = setUp({ status: 200, data: LAST });
    expect(await deploys.readLast('brand-alp')).toEqual({
      id: 'd1',
      status: 'running',
      requestedBy: 'ALP Editor',
      requestedAt: '2026-01-31T04:00:00.000Z',
      finishedAt: '',
      message: '',
      note: '',
      readyIn: 12_000,
    });
    expect(sent[0]?.config.params).toEqual({ brand_id: 'brand-alp' });
  });

  it.each([{ status: 204, data: '' }, { status: 200, data: null }, { status: 404 }])(
    'is none where the service answers %j',
    async (answer) => {
      expect(await setUp(answer).deploys.readLast('brand-alp')).toBeUndefined();
    },
  );

  it('may omit when the next is possible', async () => {
    const { ready_in: _readyIn, ...plain } = LAST;
    const { deploys } = setUp({ status: 200, data: plain });
    expect(await deploys.readLast('brand-alp')).toMatchObject({ id: 'd1', readyIn: undefined });
  });

  it.each([{ ...LAST, status: 'sleeping' }, { ...LAST, id: 7 }, { ...LAST, ready_in: 'soon' }, [], 'done'])(
    'is refused where it makes no sense: %j',
    async (data) => {
      await expect(setUp({ status: 200, data }).deploys.readLast('brand-alp')).rejects.toThrow(/deployment/);
    },
  );
});
