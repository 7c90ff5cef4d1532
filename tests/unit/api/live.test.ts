import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../../src/api/errors';
import { createLive, type LiveMessage, type LiveUpdate } from '../../../src/api/live';
import { createLiveStream } from '../../../src/api/liveStream';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service whose streams are written by the test. */
function fakeService(status: (attempt: number) => number = () => 200) {
  const requests: { readonly from: string | null; readonly bearer: string | null }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send: typeof fetch = async (_address, init) => {
    const headers = new Headers(init?.headers);
    requests.push({ from: headers.get('last-event-id'), bearer: headers.get('authorization') });
    const code = status(requests.length);
    if (code !== 200) return new Response('', { status: code });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(body, { status: 200 });
  };
  const write = async (text: string) => {
    streams.at(-1)?.enqueue(new TextEncoder().encode(text));
    await settle();
  };
  return { requests, send, write, end: async () => (streams.at(-1)?.close(), settle()) };
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10);
}

function listenTo(
  service: Pick<ReturnType<typeof fakeService>, 'send'>,
  refresh: () => Promise<string> = async () => 'fresh',
) {
  let token = 'a1';
  const listen = createLiveStream({
    contentUrl: 'https://content.example',
    tokens: { access: () => token, both: () => ({ accessToken: token, refreshToken: 'r1' }) },
    refresh: async () => (token = await refresh()),
    send: service.send,
    random: () => 0.5,
  });
  const messages: LiveMessage[] = [];
  const stop = new AbortController();
  let position: string | undefined;
  const onEnd = vi.fn();
  void listen({
    signal: stop.signal,
    position: () => position,
    onMessage(message) {
      position = message.position ?? position;
      messages.push(message);
    },
  }).then(onEnd);
  return { messages, stop: () => stop.abort(), onEnd };
}

describe('the live stream', () => {
  it('reads events in arbitrary chunks, and events with only a position', async () => {
    const service = fakeService();
    const { messages } = listenTo(service);
    await settle();
    await service.write(':\n\nevent: changes\nid: 1/a\nda');
    await service.write('ta: [1,\ndata: 2]\n\nid: 2/b\n\n');
    expect(messages).toEqual([
      { event: { type: 'changes', data: '[1,\n2]' } },
      { position: '1/a' },
      { position: '2/b' },
    ]);
  });

  it('reconnects from its position when the connection ends', async () => {
    const service = fakeService();
    listenTo(service);
    await settle();
    await service.write('event: begin\nid: 1/a\ndata: {}\n\n');
    await service.end();
    expect(service.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.requests.map(({ from }) => from)).toEqual([null, '1/a']);
  });

  it('reconnects after a silence, with increasing delays on failure', async () => {
    const service = fakeService((attempt) => (attempt === 1 ? 200 : 503));
    listenTo(service);
    await vi.advanceTimersByTimeAsync(46_500);
    expect(service.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(service.requests).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(3_400);
    expect(service.requests).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(200);
    expect(service.requests).toHaveLength(4);
  });

  it('refreshes a rejected token', async () => {
    const service = fakeService((attempt) => (attempt === 1 ? 401 : 200));
    listenTo(service);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(service.requests.map(({ bearer }) => bearer)).toEqual(['Bearer a1', 'Bearer fresh']);
  });

  it('reconnects when the token refresh gets no answer', async () => {
    const service = fakeService((attempt) => (attempt < 3 ? 401 : 200));
    const refresh = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new UnreachableError('identity'));
    listenTo(service, refresh.mockResolvedValue('fresh'));
    await vi.advanceTimersByTimeAsync(3_100);
    expect(service.requests.map(({ bearer }) => bearer)).toEqual(['Bearer a1', 'Bearer a1', 'Bearer fresh']);
  });

  it.each([403, 404, 405])('ends when the service answers %i', async (status) => {
    const { onEnd } = listenTo(fakeService(() => status));
    await settle();
    expect(onEnd).toHaveBeenCalled();
  });

  it('ends immediately when aborted', async () => {
    const service = fakeService();
    const { stop, onEnd } = listenTo(service);
    await settle();
    stop();
    await settle();
    expect(onEnd).toHaveBeenCalled();
  });
});

describe('the tabs of a browser', () => {
  const CHANGES = 'event: changes\nid: 1/b\ndata: [{"kind":"page","id":"p","action":"saved"}]\n\n';

  /** Locks and broadcast channels shared by the tabs of a browser. */
  function browser() {
    const queues = new Map<string, Promise<unknown>>();
    const locks = {
      request: (name: string, _options: unknown, work: () => Promise<unknown>) => {
        const next = (queues.get(name) ?? Promise.resolve()).then(work);
        queues.set(name, next);
        return next;
      },
    } as unknown as LockManager;
    const channels = new Set<EventTarget>();
    function openChannel(): BroadcastChannel {
      const channel = Object.assign(new EventTarget(), {
        postMessage(data: unknown) {
          for (const other of channels)
            if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
        },
        close: () => void channels.delete(channel),
      });
      channels.add(channel);
      return channel as unknown as BroadcastChannel;
    }
    return { locks, openChannel };
  }

  function openTab(
    service: Pick<ReturnType<typeof fakeService>, 'send'>,
    sharedBrowser: ReturnType<typeof browser> | undefined,
  ) {
    const live = createLive({
      listen: createLiveStream({
        contentUrl: '',
        tokens: { access: () => 'a1', both: () => undefined },
        refresh: async () => undefined,
        send: service.send,
        random: () => 0,
      }),
      locks: sharedBrowser?.locks,
      openChannel: sharedBrowser?.openChannel ?? (() => expect.fail('There is no channel.')),
      clock: Date.now,
    });
    const received: LiveUpdate[] = [];
    live.subscribe((news) => received.push(news));
    return { received, live, close: live.start('user-1') };
  }

  it('share one connection; when its tab is closed, another resumes from its position', async () => {
    const service = fakeService();
    const sharedBrowser = browser();
    const [first, second] = [openTab(service, sharedBrowser), openTab(service, sharedBrowser)];
    await settle();
    await service.write(CHANGES);
    expect(service.requests).toHaveLength(1);
    expect(first.received).toMatchObject([[{ kind: 'page', id: 'p', action: 'saved' }]]);
    expect(second.received).toEqual(first.received);
    first.close();
    await settle();
    expect(service.requests.map(({ from }) => from)).toEqual([null, '1/b']);
    await service.write(CHANGES);
    expect(second.received).toHaveLength(2);
    second.close();
  });

  it('connect individually if the browser has no locks', async () => {
    const service = fakeService();
    const tabs = [openTab(service, undefined), openTab(service, undefined)];
    await settle();
    expect(service.requests).toHaveLength(2);
    tabs.forEach(({ close }) => close());
  });

  it('re-fetch everything if events may have been missed, but not right after the first load', async () => {
    const service = fakeService();
    const tab = openTab(service, undefined);
    await settle();
    await service.write('event: begin\nid: 1/a\ndata: {}\n\n');
    expect(tab.received).toEqual([]);
    await service.write(
      'event: begin\nid: 2/a\ndata: {}\n\nevent: later\ndata: {}\n\nevent: changes\ndata: nothing\n\n',
    );
    expect(tab.received).toEqual(['anything', 'anything']);
    tab.close();
  });

  it('re-fetch everything after another sign-in', async () => {
    const tab = openTab(fakeService(), undefined);
    tab.close();
    expect(tab.received).toEqual([]);
    tab.live.start('user-1')();
    expect(tab.received).toEqual(['anything']);
  });
});
