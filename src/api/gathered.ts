import { createRequest, type AnyVariables, type Client, type DocumentInput } from 'urql';
import { createContentCalls, type Ask, type ContentCalls } from './ask';
import { answerOfCall, composeCalls, operationIn, positionOf, type ContentRequest } from './compose';
import { isRefusal, ServiceError } from './errors';

/** As many calls as one document takes; the services take 300, and what they answer is bounded, too. */
export const MOST_GATHERED = 50;

/** What gathering works with. */
export interface GatheringNeeds {
  /** A UUID. */
  readonly newId: () => string;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** A call that waits for its answer. */
interface WaitingCall extends ContentRequest {
  /** With which it is made once. */
  readonly key: string | undefined;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Sends one document. */
type Send = (sent: ContentRequest, key: string | undefined) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Calls that are made at once travel in one document; one that is alone travels as it is. What a document is refused for is found by halves, so that every call is
 * answered for itself. Who asked for as much as one may in a minute waits until there is more.
 */
export function createGatheredCalls(client: Client, { newId, wait }: GatheringNeeds): ContentCalls {
  const calls = createContentCalls(client);
  /** By the keys of calls: those of documents that were sent and not answered. The same calls are the same document again. */
  const unanswered = new Map<string, string>();

  async function patiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
        await wait(Number(error.details['seconds'] ?? MINUTE) * 1_000);
      }
    }
  }

  function keyOfAll(all: readonly WaitingCall[]): string | undefined {
    const keys = all.flatMap(({ key }) => key ?? []);
    const [first] = keys;
    if (first === undefined || keys.length < all.length) return undefined;
    const key = unanswered.get(first) ?? newId();
    for (const one of keys) unanswered.set(one, key);
    return key;
  }

  async function deliver(send: Send, all: readonly WaitingCall[]): Promise<void> {
    const [first, ...more] = all;
    if (!first) return;
    const isAlone = more.length === 0;
    const answered = () => all.forEach(({ key }) => key !== undefined && unanswered.delete(key));
    try {
      const name = operationIn(first.document).name?.value ?? 'Calls';
      const key = keyOfAll(all);
      const data = await patiently(() => send(isAlone ? first : composeCalls(name, all), key));
      answered();
      all.forEach(({ document, resolve }, index) => resolve(isAlone ? data : answerOfCall(data, document, index)));
    } catch (error) {
      if (!isDecided(error)) {
        all.forEach(({ reject }) => reject(error));
        return;
      }
      answered();
      const refused = isAlone ? first : all[positionOf(error.alias)];
      refused?.reject(error);
      const others = all.filter((one) => one !== refused);
      const half = Math.ceil(others.length / 2);
      await deliver(send, others.slice(0, half));
      await deliver(send, others.slice(half));
    }
  }

  /** What was not answered travels as it did before: in another document it would be another change. */
  async function deliverAll(send: Send, all: readonly WaitingCall[]): Promise<void> {
    const former = ({ key }: WaitingCall) => (key === undefined ? undefined : unanswered.get(key));
    for (const key of new Set(all.map(former))) {
      const together = all.filter((one) => former(one) === key);
      for (let from = 0; from < together.length; from += MOST_GATHERED) {
        await deliver(send, together.slice(from, from + MOST_GATHERED));
      }
    }
  }

  function gathering(send: Send): (key: string | undefined) => Ask {
    let waiting: WaitingCall[] = [];
    return (key) =>
      <Data, Variables extends AnyVariables>(input: DocumentInput<Data, Variables>, variables: Variables) =>
        new Promise<Data>((resolve, reject) => {
          if (waiting.length === 0) {
            setTimeout(() => {
              const all = waiting;
              waiting = [];
              void deliverAll(send, all);
            });
          }
          const { query: document } = createRequest(input, variables);
          waiting.push({
            ...{ document, key, reject, variables: { ...variables } },
            resolve: (answer) => resolve(answer as Data),
          });
        });
  }

  const read = gathering(({ document, variables }) => calls.read(document, variables));
  const attempt = gathering(({ document, variables }) => calls.attempt(document, variables));
  const change = gathering(({ document, variables }, key) => calls.change(key)(document, variables));
  return { read: read(undefined), attempt: attempt(undefined), change, atOnce: MOST_GATHERED };
}

/** Whether nothing of a document is stored: it was refused, or one of its calls failed, with which all of it was rolled back. */
function isDecided(error: unknown): error is ServiceError {
  return isRefusal(error) || (error instanceof ServiceError && error.alias !== undefined);
}

/** In seconds. */
const MINUTE = 60;
