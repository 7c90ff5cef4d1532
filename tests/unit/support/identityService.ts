import { createAuthorizedSend } from '../../../src/api/http';
import { createIdentityCalls, type CallIdentity } from '../../../src/api/identityCalls';
import { readApiSettings } from '../../../src/api/settings';
import { createTokenStore } from '../../../src/api/tokens';
import { EVERYTHING } from './capabilities';
import { fakeHttp, type FakeAnswer, type SentRequest } from './http';
import { memoryStorage } from './storage';

/** A call as the identity service receives it. */
export interface ReceivedCall {
  /** `GET /users`. */
  readonly call: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Idempotency key. */
  readonly key?: string;
}

/** Calls to a fake identity service; `received` records them. */
export function fakeIdentityService(answer: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>): {
  readonly identity: CallIdentity;
  readonly received: readonly ReceivedCall[];
} {
  const received: ReceivedCall[] = [];
  const { http } = fakeHttp((request) => {
    const call = toReceivedCall(request);
    received.push(call);
    return answer(call);
  });
  const tokens = createTokenStore(memoryStorage({ ACCESS_TOKEN: 'a1', REFRESH_TOKEN: 'r1' }), new EventTarget());
  const send = createAuthorizedSend({ http, tokens, refresh: async () => undefined });
  return { identity: createIdentityCalls({ send, settings: readApiSettings({}), capabilities: EVERYTHING }), received };
}

/** An error in the response format of the service (B-7); `argument` is the rejected argument, if there is one. */
export function refused(status: number, message: string, argument?: string): FakeAnswer {
  const text = { message, argument };
  return { status, data: { ...text, data: text } };
}

/** A success in the response format of the service. */
export function answered(data: unknown, meta?: unknown): FakeAnswer {
  return { status: 200, data: { data, ...(meta === undefined ? {} : { meta }) } };
}

function toReceivedCall({ method, url, body, config }: SentRequest): ReceivedCall {
  const key = config.headers.get('Idempotency-Key');
  const parameters = Object.entries((config.params ?? {}) as Record<string, unknown>);
  return {
    call: `${method} ${url.replace('/iam', '')}`,
    parameters: Object.fromEntries(parameters.filter(([, value]) => value !== undefined)),
    body,
    ...(typeof key === 'string' && { key }),
  };
}
