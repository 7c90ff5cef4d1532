import { expect } from 'vitest';
import { readEventStream } from '../../../src/api/eventStream';

/** An event as the services tell it. */
export interface ToldEvent {
  readonly kind: string;
  readonly id: string;
  readonly action: string;
  readonly revision: number | null;
  readonly by: string | null;
}

/** Somebody who listens to the live events of one node. */
export interface Listener {
  readonly headers: Headers;
  /** Waits for an event with these parts. */
  heard(parts: Partial<ToldEvent>): Promise<ToldEvent>;
  all(): readonly ToldEvent[];
  /** How often it was said that what was before has to be asked for. */
  begins(): number;
  lastId(): string | undefined;
  /** Waits until the service ends the stream. */
  ended(): Promise<void>;
  stop(): void;
}

/** Begins to listen, and waits until the stream is there. */
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
  const told: ToldEvent[] = [];
  let [begins, isOver] = [0, false];
  let position = lastId;
  readEventStream(answer.body ?? expect.fail('There is no stream.'), {
    onEvent({ type, data }) {
      if (type === 'begin') begins += 1;
      else told.push(...(JSON.parse(data) as readonly ToldEvent[]));
    },
    onPosition: (id) => (position = id),
    onSign: () => undefined,
  })
    .catch(() => undefined)
    .finally(() => (isOver = true));
  const isLike = (event: ToldEvent, parts: Partial<ToldEvent>) =>
    Object.entries(parts).every(([name, value]) => event[name as keyof ToldEvent] === value);
  return {
    headers: answer.headers,
    async heard(parts) {
      await expect.poll(() => told.some((event) => isLike(event, parts)), { timeout: 10_000 }).toBe(true);
      return told.findLast((event) => isLike(event, parts)) ?? expect.fail('It was not heard.');
    },
    all: () => told,
    begins: () => begins,
    lastId: () => position,
    ended: () => expect.poll(() => isOver, { timeout: 10_000 }).toBe(true),
    stop: () => abort.abort(),
  };
}
