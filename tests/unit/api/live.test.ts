import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../../src/api/errors';
import { createLive, type LiveMessage, type LiveUpdate } from '../../../src/api/live';
import { createLiveStream } from '../../../src/api/liveStream';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service whose streams a test writes. */
function fakeService(status: (attempt: number) => number = () => 200) {
  const asked: { readonly from: string | null; readonly bearer: string | null }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send: typeof fetch = async (_address, init) => {
    const headers = new Headers(init?.headers);
    asked.push({ from: headers.get('last-event-id'), bearer: headers.get('authorization') });
    const code = status(asked.length);
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
  return { asked, send, write, end: async () => (streams.at(-1)?.close(), settle()) };
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
  const over = vi.fn();
  void listen({
    signal: stop.signal,
    position: () => position,
    onMessage(message) {
      position = message.position ?? position;
      messages.push(message);
    },
  }).then(over);
  return { messages, stop: () => stop.abort(), over };
}

describe('listening', () => {
  it('reads events as they come, in whatever pieces, and what only says how far it has come', async () => {
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

  it('comes back when the connection ends, from where it stopped', async () => {
    const service = fakeService();
    listenTo(service);
    await settle();
    await service.write('event: begin\nid: 1/a\ndata: {}\n\n');
    await service.end();
    expect(service.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.asked.map(({ from }) => from)).toEqual([null, '1/a']);
  });

  it('comes back after a silence, and ever later where that fails', async () => {
    const service = fakeService((attempt) => (attempt === 1 ? 200 : 503));
    listenTo(service);
    await vi.advanceTimersByTimeAsync(46_500);
    expect(service.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(service.asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(3_400);
    expect(service.asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(200);
    expect(service.asked).toHaveLength(4);
  });

  it('takes a new token where its own is refused', async () => {
    const service = fakeService((attempt) => (attempt === 1 ? 401 : 200));
    listenTo(service);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(service.asked.map(({ bearer }) => bearer)).toEqual(['Bearer a1', 'Bearer fresh']);
  });

  it('comes back where it could not be found out whether there is a new token', async () => {
    const service = fakeService((attempt) => (attempt < 3 ? 401 : 200));
    const refresh = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new UnreachableError('identity'));
    listenTo(service, refresh.mockResolvedValue('fresh'));
    await vi.advanceTimersByTimeAsync(3_100);
    expect(service.asked.map(({ bearer }) => bearer)).toEqual(['Bearer a1', 'Bearer a1', 'Bearer fresh']);
  });

  it.each([403, 404, 405])('ends where the service answers %i', async (status) => {
    const { over } = listenTo(fakeService(() => status));
    await settle();
    expect(over).toHaveBeenCalled();
  });

  it('ends at once when it is told to', async () => {
    const service = fakeService();
    const { stop, over } = listenTo(service);
    await settle();
    stop();
    await settle();
    expect(over).toHaveBeenCalled();
  });
});

describe('the tabs of a browser', () => {
  const CHANGES = 'event: changes\nid: 1/b\ndata: [{"kind":"page","id":"p","action":"saved"}]\n\n';

  /** Locks and channels as a browser gives them to its tabs. */
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
    around: ReturnType<typeof browser> | undefined,
  ) {
    const live = createLive({
      listen: createLiveStream({
        contentUrl: '',
        tokens: { access: () => 'a1', both: () => undefined },
        refresh: async () => undefined,
        send: service.send,
        random: () => 0,
      }),
      locks: around?.locks,
      openChannel: around?.openChannel ?? (() => expect.fail('There is no channel.')),
      clock: Date.now,
    });
    const heard: LiveUpdate[] = [];
    live.subscribe((news) => heard.push(news));
    return { heard, live, close: live.start('user-1') };
  }

  it('share one connection; when the tab that has it is closed, another goes on where it stopped', async () => {
    const service = fakeService();
    const around = browser();
    const [first, second] = [openTab(service, around), openTab(service, around)];
    await settle();
    await service.write(CHANGES);
    expect(service.asked).toHaveLength(1);
    expect(first.heard).toMatchObject([[{ kind: 'page', id: 'p', action: 'saved' }]]);
    expect(second.heard).toEqual(first.heard);
    first.close();
    await settle();
    expect(service.asked.map(({ from }) => from)).toEqual([null, '1/b']);
    await service.write(CHANGES);
    expect(second.heard).toHaveLength(2);
    second.close();
  });

  it('listen each for itself where a browser has no locks', async () => {
    const service = fakeService();
    const tabs = [openTab(service, undefined), openTab(service, undefined)];
    await settle();
    expect(service.asked).toHaveLength(2);
    tabs.forEach(({ close }) => close());
  });

  it('ask for everything anew where something may have been missed, but not for what was just asked for', async () => {
    const service = fakeService();
    const tab = openTab(service, undefined);
    await settle();
    await service.write('event: begin\nid: 1/a\ndata: {}\n\n');
    expect(tab.heard).toEqual([]);
    await service.write(
      'event: begin\nid: 2/a\ndata: {}\n\nevent: later\ndata: {}\n\nevent: changes\ndata: nothing\n\n',
    );
    expect(tab.heard).toEqual(['anything', 'anything']);
    tab.close();
  });

  it('ask for everything anew when somebody signs in again', async () => {
    const tab = openTab(fakeService(), undefined);
    tab.close();
    expect(tab.heard).toEqual([]);
    tab.live.start('user-1')();
    expect(tab.heard).toEqual(['anything']);
  });
});
