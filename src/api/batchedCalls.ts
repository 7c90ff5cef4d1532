import { createRequest, type AnyVariables, type Client, type DocumentInput } from 'urql';
import { createContentCalls, type ExecuteDocument, type ContentCalls } from './contentCalls';
import { resultOfCall, composeCalls, operationOf, callIndexOf, type ContentRequest } from './compose';
import { isRefusal, ServiceError } from './errors';

/** Maximum number of calls in one document. The services accept 300, but also limit the size of the response. */
export const MAX_BATCH_SIZE = 50;

export interface BatchDependencies {
  /** A UUID. */
  readonly newId: () => string;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** A call without a response yet. */
interface PendingCall extends ContentRequest {
  /** Idempotency key. */
  readonly key: string | undefined;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Sends one document. */
type Send = (request: ContentRequest, key: string | undefined) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Sends concurrent calls in one document, and a single call unchanged. If a document is refused, the other calls are sent again in
 * halves, so that every call gets its own result. After the rate limit is reached, waits until the service accepts calls again.
 */
export function createBatchedCalls(client: Client, { newId, wait }: BatchDependencies): ContentCalls {
  const calls = createContentCalls(client);
  /** Document keys without a response, by call key: retried calls must be sent in the same document with the same key. */
  const unansweredKeys = new Map<string, string>();

  async function withRateLimit<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
        await wait(Number(error.details['seconds'] ?? DEFAULT_WAIT_SECONDS) * 1_000);
      }
    }
  }

  function documentKey(all: readonly PendingCall[]): string | undefined {
    const keys = all.flatMap(({ key }) => key ?? []);
    const [first] = keys;
    if (first === undefined || keys.length < all.length) return undefined;
    const key = unansweredKeys.get(first) ?? newId();
    for (const one of keys) unansweredKeys.set(one, key);
    return key;
  }

  async function deliver(send: Send, all: readonly PendingCall[]): Promise<void> {
    const [first, ...more] = all;
    if (!first) return;
    const isSingle = more.length === 0;
    const forgetKeys = () => all.forEach(({ key }) => key !== undefined && unansweredKeys.delete(key));
    try {
      const name = operationOf(first.document).name?.value ?? 'Calls';
      const key = documentKey(all);
      const data = await withRateLimit(() => send(isSingle ? first : composeCalls(name, all), key));
      forgetKeys();
      all.forEach(({ document, resolve }, index) => resolve(isSingle ? data : resultOfCall(data, document, index)));
    } catch (error) {
      if (!isDecided(error)) {
        all.forEach(({ reject }) => reject(error));
        return;
      }
      forgetKeys();
      const refused = isSingle ? first : all[callIndexOf(error.alias)];
      refused?.reject(error);
      const others = all.filter((one) => one !== refused);
      const half = Math.ceil(others.length / 2);
      await deliver(send, others.slice(0, half));
      await deliver(send, others.slice(half));
    }
  }

  /** Calls without a response are retried together as before: in another document they would count as another change. */
  async function deliverAll(send: Send, all: readonly PendingCall[]): Promise<void> {
    const previousKey = ({ key }: PendingCall) => (key === undefined ? undefined : unansweredKeys.get(key));
    for (const key of new Set(all.map(previousKey))) {
      const together = all.filter((one) => previousKey(one) === key);
      for (let from = 0; from < together.length; from += MAX_BATCH_SIZE) {
        await deliver(send, together.slice(from, from + MAX_BATCH_SIZE));
      }
    }
  }

  function batching(send: Send): (key: string | undefined) => ExecuteDocument {
    let pending: PendingCall[] = [];
    return (key) =>
      <Data, Variables extends AnyVariables>(input: DocumentInput<Data, Variables>, variables: Variables) =>
        new Promise<Data>((resolve, reject) => {
          if (pending.length === 0) {
            setTimeout(() => {
              const all = pending;
              pending = [];
              void deliverAll(send, all);
            });
          }
          const { query: document } = createRequest(input, variables);
          pending.push({
            ...{ document, key, reject, variables: { ...variables } },
            resolve: (answer) => resolve(answer as Data),
          });
        });
  }

  const read = batching(({ document, variables }) => calls.read(document, variables));
  const attempt = batching(({ document, variables }) => calls.dryRun(document, variables));
  const change = batching(({ document, variables }, key) => calls.change(key)(document, variables));
  return { read: read(undefined), dryRun: attempt(undefined), change, batchSize: MAX_BATCH_SIZE };
}

/** Whether nothing of a document is stored: it was refused, or one of its calls failed and everything was rolled back. */
function isDecided(error: unknown): error is ServiceError {
  return isRefusal(error) || (error instanceof ServiceError && error.alias !== undefined);
}

/** Used if the service does not say how long to wait. */
const DEFAULT_WAIT_SECONDS = 60;
