import type { PagedSearch } from '../lib/resultPage';
import { RESPONSE_TIMEOUT_MILLISECONDS, createRestCall } from './http';
import { numberOf, parseRecord, type AnswerRecord } from './parse';
import type { RestDependencies } from './restDependencies';

/** Query parameters; undefined ones are omitted. */
export type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** A call of the identity service. */
export interface IdentityCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/iam`, for example `/users`. */
  readonly path: string;
  readonly parameters?: Parameters;
  readonly body?: object;
  /** Idempotency key. */
  readonly key?: string | undefined;
}

/** Calls the identity service with the user's token and returns the response body. @throws the errors of `errors.ts` */
export type CallIdentity = (call: IdentityCall) => Promise<AnswerRecord>;

export function createIdentityCalls({ send, settings, capabilities }: RestDependencies): CallIdentity {
  const callRest = createRestCall(send, 'identity');
  return async ({ method, path, parameters, body, key }) => {
    const answer = await callRest({
      method,
      timeout: RESPONSE_TIMEOUT_MILLISECONDS,
      url: `${settings.identityUrl}/iam${path}`,
      ...(parameters ? { params: parameters } : {}),
      ...(body ? { data: body } : {}),
      ...(key !== undefined && capabilities.offers('identity', 'idempotency_keys')
        ? { headers: { 'Idempotency-Key': key } }
        : {}),
    });
    return parseRecord(answer, `answer of ${method} ${path}`);
  };
}

/** Paging, filter, search and sort order of a list call (API-REST-004). */
export interface IdentityQuery extends PagedSearch {
  readonly sort: { readonly by: string; readonly order: 'ASC' | 'DESC' };
  /** Undefined: both. */
  readonly isActive?: boolean | undefined;
}

/** The parameters of a list call in the service's naming; an empty search is omitted. */
export function listParameters({ page, limit, search, sort, isActive }: IdentityQuery): Parameters {
  return { page, limit, isActive, q: search === '' ? undefined : search, sortBy: sort.by, order: sort.order };
}

/** `meta.pagination.total` of a list response. @throws AnswerError */
export function totalOf(meta: AnswerRecord, where: string): number {
  const pagination = parseRecord(meta['pagination'], `${where}.meta.pagination`);
  return numberOf(pagination['total'], `${where}.meta.pagination.total`);
}
