import {
  AxiosHeaders,
  isAxiosError,
  type AxiosInstance,
  type RawAxiosHeaders,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { ServiceError, SessionEndedError, UnreachableError } from './errors';
import { optionalText } from './parse';
import { CLIENT_AUTHENTICATION_FAILED, type Refresh } from './refresh';
import type { TokenStore } from './tokens';

/** Timeout of calls in milliseconds, longer than the services' own timeouts. */
export const RESPONSE_TIMEOUT_MILLISECONDS = 60_000;

/** Sends a call with the bearer token; after a 401 refreshes it and retries once (SESS-004 to SESS-007). */
export type AuthorizedSend = (request: AxiosRequestConfig) => Promise<AxiosResponse<unknown>>;

export function createAuthorizedSend(options: {
  readonly http: AxiosInstance;
  readonly tokens: Pick<TokenStore, 'access' | 'both'>;
  readonly refresh: Refresh;
}): AuthorizedSend {
  const { http, tokens, refresh } = options;
  return async (request) => {
    const used = tokens.access();
    try {
      return await http.request(withBearer(request, used));
    } catch (error) {
      if (statusOf(error) !== 401 || serverMessage(error) === CLIENT_AUTHENTICATION_FAILED) throw error;
      if (!tokens.both()) throw new SessionEndedError();
      const fresh = await refresh(used);
      if (fresh === undefined) throw new SessionEndedError();
      return http.request(withBearer(request, fresh));
    }
  };
}

/** Sends calls with a fixed token, without refreshing it. */
export function createSendWith(http: AxiosInstance, token: string): AuthorizedSend {
  return (request) => http.request(withBearer(request, token));
}

/** The HTTP status of a failed call; 0 without a response. */
export function statusOf(error: unknown): number {
  return isAxiosError(error) ? (error.response?.status ?? 0) : 0;
}

/** The service's user-facing text: `data.message` of the response, or `message` (API-REST-017, B-44). */
export function serverMessage(error: unknown): string | undefined {
  if (!isAxiosError(error)) return undefined;
  return textIn(error.response?.data, 'message');
}

/** Creates a function that returns the response body of REST calls and throws the errors of `errors.ts`. */
export function createRestCall(
  send: AuthorizedSend,
  service: 'identity' | 'content',
): (request: AxiosRequestConfig) => Promise<unknown> {
  return async (request) => {
    try {
      return (await send(request)).data;
    } catch (error) {
      throw restError(error, service);
    }
  };
}

/** Maps a failed REST call to the errors of `errors.ts`; other errors are returned unchanged. */
function restError(error: unknown, service: string): Error {
  if (!isAxiosError(error)) return error instanceof Error ? error : new UnreachableError(service);
  const status = statusOf(error);
  if (status === 0) return new UnreachableError(service);
  const message = serverMessage(error) ?? `The ${service} service answered ${status}.`;
  const argument = textIn(error.response?.data, 'argument');
  return new ServiceError(message, String(status), argument === undefined ? {} : { argument });
}

function withBearer(request: AxiosRequestConfig, token: string | undefined): AxiosRequestConfig {
  if (token === undefined) return request;
  const headers = AxiosHeaders.from(request.headers as RawAxiosHeaders).set('Authorization', `Bearer ${token}`);
  return { ...request, headers };
}

/** A text of an error response, from its `data` or its top level. */
function textIn(body: unknown, name: string): string | undefined {
  return optionalText(propertyOf(propertyOf(body, 'data'), name)) ?? optionalText(propertyOf(body, name));
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}
