import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError, SessionEndedError, UnreachableError } from '../../../src/api/errors';
import type { DeployChange, Deployment, DeploymentStatus } from '../../../src/api/deploy';
import { canDeploy, createDeployment } from '../../../src/shell/deploy/deployment';
import { memoryStorage, storageEvent } from '../support/storage';

const NOON = Date.UTC(2026, 0, 31, 4);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

function deploymentOf(status: DeploymentStatus, readyIn?: number): Deployment {
  const known = {
    id: 'd1',
    requestedBy: 'ALP Editor',
    requestedAt: '2026-01-31',
    finishedAt: '',
    message: '',
    note: '',
  };
  return { ...known, status, readyIn };
}

/** A document that is visible or hidden. */
function createPage() {
  const target = new EventTarget();
  let visibilityState: DocumentVisibilityState = 'visible';
  return {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    show(next: DocumentVisibilityState) {
      visibilityState = next;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

function setUp(
  given: {
    readonly storage?: Storage;
    readonly request?: () => Promise<void>;
    readonly last?: () => Deployment | undefined;
    readonly signedInAgain?: () => Promise<void>;
    /** The changes that a deployment would publish; undefined for a service that does not report them. */
    readonly changes?: readonly DeployChange[];
  } = {},
) {
  const { storage = memoryStorage(), last = () => undefined, signedInAgain = async () => undefined } = given;
  const request = vi.fn(given.request ?? (async () => undefined));
  const readLast = vi.fn(async () => last());
  const onFailure = vi.fn();
  const events = new EventTarget();
  const page = createPage();
  const deployment = createDeployment({
    brandId: 'brand-alp',
    calls: {
      ...{ canRequest: () => true, request, readLast },
      reportsChanges: () => given.changes !== undefined,
      readChanges: async () => ({ since: '', hasMore: false, changes: given.changes ?? [] }),
      subscribe: () => () => undefined,
      readHistory: async () => [],
    },
    screenOf: async ({ slug }) => ({ path: `/${slug}`, hint: 'Manage Content' }),
    storage,
    events,
    page,
    clock: Date.now,
    signedInAgain,
    onFailure,
  });
  const stop = deployment.watch();
  const isReady = () => canDeploy(deployment.state.get());
  return { deployment, storage, events, page, request, readLast, onFailure, stop, isReady };
}

function pass(milliseconds: number) {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

describe('the confirmation of a deployment', () => {
  const change = { kind: 'page', of: 'CONTENT-ALP', id: 'p1', name: 'News', slug: 'news', category: 'news' } as const;
  const saved = { isRemoved: false, saves: 2, savedBy: ['ALP Editor'], savedAt: '2026-01-31' };

  it('is shown if the service reports the changes, and its answer has a note', async () => {
    const { deployment, request } = setUp({ changes: [{ ...change, ...saved }] });
    deployment.confirmOrStart();
    expect(deployment.state.get()).toMatchObject({ isConfirming: true, isStatusOpen: false });
    expect(request).not.toHaveBeenCalled();
    await deployment.start('New prices');
    expect(request).toHaveBeenCalledExactlyOnceWith('brand-alp', 'New prices');
    expect(deployment.state.get()).toMatchObject({ isConfirming: false, isStatusOpen: true });
  });

  it('[DEPLOY-002] is not shown for a service of the specification', async () => {
    const { deployment, request } = setUp();
    deployment.confirmOrStart();
    await pass(0);
    expect(request).toHaveBeenCalledExactlyOnceWith('brand-alp', undefined);
  });

  it('links to changed entries, but not to removed ones', async () => {
    const { deployment } = setUp({
      changes: [
        { ...change, ...saved },
        { ...change, ...saved, isRemoved: true },
      ],
    });
    const { changes } = await deployment.readChanges();
    expect(changes.map(({ screen }) => screen?.path)).toEqual(['/news', undefined]);
  });
});

describe('the pause after a click', () => {
  it('[DEPLOY-002, DEPLOY-003, CONST-008] lasts 240000 ms, and a click within it requests nothing', async () => {
    const { deployment, request, isReady } = setUp();
    await deployment.start();
    await deployment.start();
    expect(request).toHaveBeenCalledExactlyOnceWith('brand-alp', undefined);
    await pass(239_999);
    expect(isReady()).toBe(false);
    await pass(1);
    expect(isReady()).toBe(true);
    await deployment.start();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is shown to a user who confirms after somebody else', async () => {
    const first = setUp();
    const second = setUp({ storage: first.storage });
    await first.deployment.start();
    await second.deployment.start();
    expect(second.request).not.toHaveBeenCalled();
    expect(second.deployment.state.get()).toMatchObject({ isStatusOpen: true });
  });

  it('[DEPLOY-004] continues after a reload, by the stored time of the brand', async () => {
    const first = setUp();
    await first.deployment.start();
    first.stop();
    expect(first.storage.getItem('DEPLOY_TIME_brand-alp')).toBe(String(NOON));
    await pass(200_000);
    const second = setUp({ storage: first.storage });
    expect(second.deployment.state.get().readyAt).toBe(NOON + 240_000);
    await pass(40_000);
    expect(second.isReady()).toBe(true);
  });

  it('holds in every tab', async () => {
    const { events, storage, deployment, request, isReady } = setUp();
    storage.setItem('DEPLOY_TIME_brand-alp', String(NOON));
    events.dispatchEvent(storageEvent('DEPLOY_TIME_brand-alp', String(NOON)));
    expect(isReady()).toBe(false);
    await deployment.start();
    expect(request).not.toHaveBeenCalled();
  });

  it('holds before the storage event of the other tab', async () => {
    const { storage, deployment, request } = setUp();
    storage.setItem('DEPLOY_TIME_brand-alp', String(NOON));
    await deployment.start();
    expect(request).not.toHaveBeenCalled();
  });

  it.each(['', 'soon', String(NOON + 999_999), '-1'])('is none when %o is stored', (stored) => {
    const { isReady } = setUp({ storage: memoryStorage({ 'DEPLOY_TIME_brand-alp': stored }) });
    expect(isReady()).toBe(true);
  });

  it('[DEPLOY-003] holds during the request, and not if the request never arrived', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { deployment, storage, isReady, request } = setUp({
      request: async () => new Promise((_resolve, reject) => (fail = reject)),
    });
    const started = deployment.start();
    expect(isReady()).toBe(false);
    await deployment.start();
    expect(request).toHaveBeenCalledOnce();
    fail(new UnreachableError('content'));
    await started;
    expect(isReady()).toBe(true);
    expect(storage.length).toBe(0);
  });

  it('[DEPLOY-003] is as long as the service says, for everybody', async () => {
    const { deployment, storage, isReady } = setUp({ last: () => deploymentOf('done', 90_000) });
    await pass(0);
    expect(deployment.state.get().readyAt).toBe(NOON + 90_000);
    expect(setUp({ storage }).deployment.state.get().readyAt).toBe(NOON + 90_000);
    await pass(89_999);
    expect(isReady()).toBe(false);
    await pass(1);
    expect(isReady()).toBe(true);
  });

  it('ends early if the service accepts the next one', async () => {
    const stored = memoryStorage({ 'DEPLOY_TIME_brand-alp': String(NOON) });
    const { isReady } = setUp({ storage: stored, last: () => deploymentOf('failed', 0) });
    expect(isReady()).toBe(false);
    await pass(0);
    expect(isReady()).toBe(true);
    expect(stored.length).toBe(0);
  });

  it('is never longer than that of a click', async () => {
    const { deployment } = setUp({ last: () => deploymentOf('done', 999_999) });
    await pass(0);
    expect(deployment.state.get().readyAt).toBe(NOON + 240_000);
  });

  it('is read again when the page becomes visible', async () => {
    let readyIn = 0;
    const { page, isReady } = setUp({ last: () => deploymentOf('done', readyIn) });
    await pass(0);
    page.show('hidden');
    readyIn = 200_000;
    page.show('visible');
    await pass(0);
    expect(isReady()).toBe(false);
  });

  it('is not ended by a response that is older than a click in another tab', async () => {
    let answer: (last: Deployment) => void = () => undefined;
    const { deployment, storage, readLast } = setUp();
    await pass(0);
    readLast.mockImplementationOnce(async () => new Promise((resolve) => (answer = resolve)));
    deployment.setStatusOpen(true);
    storage.setItem('DEPLOY_TIME_brand-alp', String(NOON));
    answer(deploymentOf('done', 0));
    await pass(0);
    expect(storage.getItem('DEPLOY_TIME_brand-alp')).toBe(String(NOON));
  });

  it('is not stored again every second, which would notify the other tabs', async () => {
    const { storage, page } = setUp({ last: () => deploymentOf('done', 90_000 - (Date.now() - NOON) + 900) });
    await pass(0);
    const stored = storage.getItem('DEPLOY_TIME_brand-alp');
    await pass(500);
    page.show('visible');
    await pass(0);
    expect(storage.getItem('DEPLOY_TIME_brand-alp')).toBe(stored);
  });

  it('is not stored again after a storage event, as the other tab may have another response', async () => {
    const { storage, events, readLast } = setUp({ last: () => deploymentOf('done', 90_000) });
    await pass(0);
    storage.setItem('DEPLOY_TIME_brand-alp', String(NOON));
    events.dispatchEvent(storageEvent('DEPLOY_TIME_brand-alp', String(NOON)));
    await pass(0);
    expect(readLast).toHaveBeenCalledTimes(2);
    expect(storage.getItem('DEPLOY_TIME_brand-alp')).toBe(String(NOON));
  });

  it('applies to its own brand only', () => {
    const { isReady } = setUp({ storage: memoryStorage({ 'DEPLOY_TIME_brand-avida': String(NOON) }) });
    expect(isReady()).toBe(true);
  });
});

describe('a rejected deployment', () => {
  it('[DEPLOY-006] is reported', async () => {
    const { deployment, onFailure, isReady } = setUp({
      request: async () => {
        throw new UnreachableError('content');
      },
    });
    await deployment.start();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(deployment.state.get().isStatusOpen).toBe(false);
    expect(isReady()).toBe(true);
  });

  it('keeps its reason in the notice if the service gives one', async () => {
    const { deployment, onFailure } = setUp({
      request: async () => {
        throw new ServiceError('ALP was deployed a moment ago.', '409');
      },
    });
    await deployment.start();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(deployment.state.get()).toMatchObject({ isStatusOpen: true, refusal: 'ALP was deployed a moment ago.' });
  });

  it('because the session has ended waits for the next sign-in', async () => {
    const request = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new SessionEndedError()).mockResolvedValue();
    const { deployment, onFailure } = setUp({ request });
    await deployment.start();
    expect(request).toHaveBeenCalledTimes(2);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('the last deployment', () => {
  it('is polled every 5 seconds while it is running', async () => {
    let status: DeploymentStatus = 'queued';
    const { deployment, readLast } = setUp({ last: () => deploymentOf(status) });
    await pass(0);
    expect(deployment.state.get().last?.status).toBe('queued');
    status = 'running';
    await pass(5_000);
    expect(deployment.state.get().last?.status).toBe('running');
    status = 'done';
    await pass(5_000);
    expect(deployment.state.get().last?.status).toBe('done');
    await pass(60_000);
    expect(readLast).toHaveBeenCalledTimes(3);
  });

  it('is not polled while the page is hidden, and read at once when it is shown', async () => {
    const { page, readLast } = setUp({ last: () => deploymentOf('running') });
    await pass(0);
    page.show('hidden');
    await pass(60_000);
    expect(readLast).toHaveBeenCalledTimes(1);
    page.show('visible');
    expect(readLast).toHaveBeenCalledTimes(2);
    await pass(5_000);
    expect(readLast).toHaveBeenCalledTimes(3);
  });

  it('that cannot be read is reported, and requested again when the notice is opened', async () => {
    let isDown = true;
    const { deployment } = setUp({
      last: () => {
        if (isDown) throw new UnreachableError('content');
        return deploymentOf('done');
      },
    });
    await pass(0);
    expect(deployment.state.get().lookup).toBe('failed');
    isDown = false;
    deployment.setStatusOpen(true);
    await pass(0);
    expect(deployment.state.get()).toMatchObject({ lookup: 'known', last: { status: 'done' }, isStatusOpen: true });
  });

  it('is no longer polled after the screen is left', async () => {
    const { stop, readLast } = setUp({ last: () => deploymentOf('running') });
    await pass(0);
    stop();
    await pass(60_000);
    expect(readLast).toHaveBeenCalledTimes(1);
  });
});
