import { expect } from 'vitest';
import { readEventStream } from '../../../src/api/eventStream';

/** An event as the services send it. */
export interface ReceivedEvent {
  readonly kind: string;
  readonly id: string;
  readonly action: string;
  readonly revision: number | null;
  readonly by: string | null;
}

/** A client of the live events of one node. */
export interface Listener {
  readonly headers: Headers;
  /** Waits for an event with these parts. */
  heard(parts: Partial<ReceivedEvent>): Promise<ReceivedEvent>;
  all(): readonly ReceivedEvent[];
  /** Number of `begin` events, after which a client has to fetch the former changes itself. */
  begins(): number;
  lastId(): string | undefined;
  /** Waits until the service ends the stream. */
  ended(): Promise<void>;
  stop(): void;
}

/** Opens the stream, and waits for the response. */
export async function startListening(options: {
  readonly url: string;
  readonly token: string;
  readonly lastId?: string | undefined;
}): Promise<Listener> {
  const { url, token, lastId } = options;
  const abort = new AbortController();
  const answer = await fetch(`${url}/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) },
    signal: abort.signal,
  });
  expect(answer.status).toBe(200);
  const received: ReceivedEvent[] = [];
  let [begins, hasEnded] = [0, false];
  let position = lastId;
  readEventStream(answer.body ?? expect.fail('There is no stream.'), {
    onEvent({ type, data }) {
      if (type === 'begin') begins += 1;
      else received.push(...(JSON.parse(data) as readonly ReceivedEvent[]));
    },
    onPosition: (id) => (position = id),
    onSign: () => undefined,
  })
    .catch(() => undefined)
    .finally(() => (hasEnded = true));
  const matches = (event: ReceivedEvent, parts: Partial<ReceivedEvent>) =>
    Object.entries(parts).every(([name, value]) => event[name as keyof ReceivedEvent] === value);
  return {
    headers: answer.headers,
    async heard(parts) {
      await expect.poll(() => received.some((event) => matches(event, parts)), { timeout: 10_000 }).toBe(true);
      return received.findLast((event) => matches(event, parts)) ?? expect.fail('It was not heard.');
    },
    all: () => received,
    begins: () => begins,
    lastId: () => position,
    ended: () => expect.poll(() => hasEnded, { timeout: 10_000 }).toBe(true),
    stop: () => abort.abort(),
  };
}
