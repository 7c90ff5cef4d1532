import { describe, expect, it, vi } from 'vitest';
import type { AuthorizedSend } from '../../../src/api/http';
import type { Live, LiveUpdate } from '../../../src/api/live';
import { createPlanCalls } from '../../../src/api/plans';
import { createBrandPlans, planMarks, plansOf } from '../../../src/shell/plans/brandPlans';

const ROW = {
  ...{ id: 'p1', action: 'hide', kind: 'page', of: 'CONTENT-ALP', entry_id: 'e1', name: 'Turf', slug: 'turf' },
  ...{ category: 'news', note: null, at: '2026-11-24T14:00:00.000Z', planned_by: 'Ana', planned_at: '2026-11-23' },
  ...{ status: 'planned', message: null, may_change: true },
};

const SILENT = { subscribe: () => () => undefined };
const NO_DETAILS = { tag: undefined, revision: undefined, by: undefined, at: undefined };

function setUp(rows: readonly unknown[], offers = true) {
  const send = vi.fn(async ({ method }: { readonly method?: string }) => ({ data: method === 'GET' ? rows : '' }));
  const calls = createPlanCalls({
    send: send as unknown as AuthorizedSend,
    settings: { contentUrl: 'https://content' } as Parameters<typeof createPlanCalls>[0]['settings'],
    capabilities: { offers: (_service, offer) => offers && offer === 'plans' },
  });
  return { calls, send };
}

describe('the plan calls', () => {
  it('are made only if the service offers plans', () => {
    expect([setUp([]).calls.isOffered(), setUp([], false).calls.isOffered()]).toEqual([true, false]);
  });

  it('read pages, deployments and failures', async () => {
    const { calls } = setUp([
      ROW,
      { ...ROW, id: 'p2', action: 'deploy', kind: null, of: null, entry_id: null, name: null, note: 'Tonight' },
      { ...ROW, id: 'p3', status: 'failed', message: 'Page not found.' },
    ]);
    const [page, deployment, failed] = await calls.read('b1');
    expect(page).toMatchObject({
      action: 'hide',
      entry: { kind: 'page', of: 'CONTENT-ALP', id: 'e1' },
      mayChange: true,
    });
    expect(page?.failure).toBeUndefined();
    expect(deployment).toMatchObject({ entry: undefined, name: '', note: 'Tonight' });
    expect(failed?.failure).toBe('Page not found.');
  });

  it('distinguish plans that may be cancelled from those that may be changed, if the service does', async () => {
    const { calls } = setUp([{ ...ROW, may_change: false, may_cancel: true }, ROW]);
    expect(await calls.read('b1')).toMatchObject([
      { mayChange: false, mayCancel: true },
      { mayChange: true, mayCancel: true },
    ]);
  });

  it('use an id chosen by the caller, so that a retry plans nothing twice', async () => {
    const { calls, send } = setUp([]);
    const plans = createBrandPlans({ brandId: 'b1', calls, newId: () => 'new', live: SILENT });
    const entry = { kind: 'record', of: 'career', id: 'e1' } as const;
    await plans.save({ action: 'show', entry, at: ROW.at });
    expect(send).toHaveBeenCalledWith({
      method: 'PUT',
      url: 'https://content/plans/new',
      data: { brand_id: 'b1', action: 'show', kind: 'record', of: 'career', entry_id: 'e1', at: ROW.at },
    });
    await plans.cancel('p1');
    expect(send).toHaveBeenCalledWith({
      method: 'POST',
      url: 'https://content/plans/p1/cancel',
      data: { brand_id: 'b1' },
    });
    expect(plans.state.get()).toEqual({ plans: [], hasFailed: false });
  });

  it('are shown for a listed entry, in Manila time', async () => {
    const { calls } = setUp([
      ROW,
      { ...ROW, id: 'p2', entry_id: 'e2' },
      { ...ROW, id: 'p3', status: 'failed', message: 'No.' },
    ]);
    const plans = createBrandPlans({ brandId: 'b1', calls, newId: () => 'new', live: SILENT });
    await plans.load();
    const entryPlans = plansOf(plans.state.get().plans, { kind: 'page', of: 'CONTENT-ALP', id: 'e1' });
    expect(planMarks(entryPlans)).toEqual(['Hides Nov 24, 2026, 10:00 PM', 'Not done: No.']);
  });

  it('are re-read whenever a plan of the brand changes, while watched', async () => {
    const { calls } = setUp([ROW]);
    const read = vi.fn(calls.read);
    const listeners = new Set<(news: LiveUpdate) => void>();
    const live: Live = { subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)) };
    const notify = (brandId: string, kind = 'plan') =>
      listeners.forEach((listener) => listener([{ ...NO_DETAILS, kind, id: 'p1', action: 'done', brandId }]));
    const plans = createBrandPlans({ brandId: 'b1', calls: { ...calls, read }, newId: () => 'new', live });
    const stops = [plans.watch(), plans.watch()];
    expect(read).toHaveBeenCalledTimes(2);
    notify('b1');
    notify('b2');
    notify('b1', 'page');
    expect(read).toHaveBeenCalledTimes(3);
    stops.forEach((stop) => stop());
    notify('b1');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('keep the last known plans on failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { calls } = setUp([ROW]);
    const read = vi.fn(calls.read);
    const plans = createBrandPlans({ brandId: 'b1', calls: { ...calls, read }, newId: () => 'new', live: SILENT });
    await plans.load();
    read.mockRejectedValueOnce(new Error('gone'));
    await plans.load();
    expect(plans.state.get()).toMatchObject({ plans: [{ id: 'p1' }], hasFailed: true });
  });
});
