import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPresence } from '../../../src/stores/presence';
import { fakeLive, liveChange } from '../support/live';
import { fakeContentService, refusal, type GraphQLAnswer } from '../support/contentService';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The presence on a page; `answer` returns the other visitors for each visit. */
function setUp(answer: (visit: number) => readonly string[] | Error | Promise<readonly string[]>) {
  let visits = 0;
  const { client, calls } = fakeContentService(async ({ name }): Promise<GraphQLAnswer> => {
    if (name === 'LeavePage') return { leavePage: true };
    const found = await answer(++visits);
    if (found instanceof Error) return found;
    return { visitPage: found.map((person) => ({ __typename: 'PageVisitor', user_id: person, name: person })) };
  });
  const events = new EventTarget();
  const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), seen);
  const { live, tell } = fakeLive();
  const presence = createPresence({ client, live, of: { page: 'page-1' }, newId: () => 'tab-1', page, events });
  const names = () => presence.others.get().map(({ name }) => name);
  const operations = () => calls.map(({ name }) => name);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { presence, tell, names, operations, calls, events, page, settle };
}

it('reports the open page every 20 s, and shows who else has it open', async () => {
  const set = setUp((visit) => (visit === 1 ? [] : ['Nora', 'Mateo']));
  const stop = set.presence.watch();
  await set.settle();
  expect(set.names()).toEqual([]);
  expect(set.calls[0]?.variables).toEqual({ page_id: 'page-1', visit: 'tab-1' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(set.names()).toEqual(['Nora', 'Mateo']);
  const before = set.presence.others.get();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(set.presence.others.get()).toBe(before);
  stop();
});

it('reports leaving after a pending visit, and nothing more', async () => {
  let respond: (others: readonly string[]) => void = () => undefined;
  const set = setUp(() => new Promise((resolve) => (respond = resolve)));
  const stop = set.presence.watch();
  await set.settle();
  stop();
  await set.settle();
  expect(set.operations()).toEqual(['VisitPage']);
  respond(['Nora']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(set.operations()).toEqual(['VisitPage', 'LeavePage']);
  expect(set.names()).toEqual([]);
});

it('reports leaving at once when the tab is closed, and returns when it is shown again', async () => {
  const set = setUp(() => []);
  set.presence.watch();
  await set.settle();
  set.events.dispatchEvent(new Event('pagehide'));
  set.events.dispatchEvent(new Event('pageshow'));
  set.page.visibilityState = 'hidden';
  set.page.dispatchEvent(new Event('visibilitychange'));
  await set.settle();
  expect(set.operations()).toEqual(['VisitPage', 'LeavePage', 'VisitPage']);
});

it('only retries while the service is unavailable', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const set = setUp((visit) => (visit === 2 ? refusal('INTERNAL_SERVER_ERROR', 'Away') : ['Nora']));
  set.presence.watch();
  await set.settle();
  expect(set.names()).toEqual(['Nora']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(set.names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(set.names()).toEqual(['Nora']);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

it('refreshes at once when somebody comes or goes, but not for other pages', async () => {
  const set = setUp((visit) => (visit === 1 ? [] : ['Nora']));
  const stop = set.presence.watch();
  await set.settle();
  set.tell([liveChange({ id: 'page-2', action: 'visited' }), liveChange({ action: 'saved' })]);
  await set.settle();
  expect(set.calls).toHaveLength(1);
  set.tell([liveChange({ action: 'visited' })]);
  await set.settle();
  expect(set.names()).toEqual(['Nora']);
  stop();
  set.tell('anything');
  await set.settle();
  expect(set.operations()).toEqual(['VisitPage', 'VisitPage', 'LeavePage']);
});
