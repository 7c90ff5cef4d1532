import { authExchange } from '@urql/exchange-auth';
import { cacheExchange, Client, fetchExchange, type CombinedError, type Exchange, type Operation } from 'urql';
import { RESPONSE_TIMEOUT_MILLISECONDS } from './http';
import { CLIENT_AUTHENTICATION_FAILED, type Refresh } from './refresh';
import type { TokenStore } from './tokens';

/**
 * The GraphQL client of the content service: sends the bearer token with every call (SESS-003), refreshes it after a 401 and retries
 * once (SESS-010), and caches lists until a mutation changes their content (C-34).
 * @param options.compatibilityExchange removes parts of a call that the service does not support (contract/capabilities.ts)
 * @param options.send by default the global fetch at the time of the call
 */
export function createContentClient(options: {
  readonly contentUrl: string;
  readonly tokens: Pick<TokenStore, 'access' | 'both'>;
  readonly refresh: Refresh;
  readonly compatibilityExchange?: Exchange;
  readonly send?: typeof fetch;
}): Client {
  const {
    contentUrl,
    tokens,
    refresh,
    compatibilityExchange,
    send = (address, request) => fetch(address, request),
  } = options;
  return new Client({
    url: `${contentUrl}/graphql`,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: withTimeout(send),
    exchanges: [
      cacheExchange,
      ...(compatibilityExchange ? [compatibilityExchange] : []),
      authExchange(async ({ appendHeaders }) => {
        let refused: string | undefined;
        return {
          addAuthToOperation(operation) {
            const token = tokens.access();
            return token === undefined ? operation : appendHeaders(operation, { Authorization: `Bearer ${token}` });
          },
          didAuthError(error, operation) {
            refused = bearerOf(operation);
            return isUnauthenticated(error) && tokens.both() !== undefined;
          },
          async refreshAuth() {
            await refresh(refused);
          },
        };
      }),
      fetchExchange,
    ],
  });
}

/** Aborts a silently lost connection, so that the call can be retried. */
function withTimeout(send: typeof fetch): typeof fetch {
  return (address, request) => {
    const signals = [AbortSignal.timeout(RESPONSE_TIMEOUT_MILLISECONDS), request?.signal].filter(
      (signal) => signal != null,
    );
    return send(address, { ...request, signal: AbortSignal.any(signals) });
  };
}

/** Whether a call failed because the token was refused or missing. */
export function isUnauthenticated(error: CombinedError): boolean {
  const status = (error.response as Response | undefined)?.status;
  const isRefused =
    status === 401 || error.graphQLErrors.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED');
  return isRefused && !error.graphQLErrors.some(({ message }) => message === CLIENT_AUTHENTICATION_FAILED);
}

function bearerOf(operation: Operation): string | undefined {
  const given = operation.context.fetchOptions;
  const headers = (typeof given === 'function' ? given() : given)?.headers as
    | Readonly<Record<string, string>>
    | undefined;
  return headers?.['Authorization']?.replace(/^Bearer /, '');
}
