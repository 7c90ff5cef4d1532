import { authExchange } from '@urql/exchange-auth';
import { cacheExchange, Client, fetchExchange, type CombinedError, type Exchange, type Operation } from 'urql';
import { ANSWER_PATIENCE } from './http';
import { CLIENT_FAILED, type Refresh } from './refresh';
import type { TokenStore } from './tokens';

/**
 * The GraphQL client of the content service: bearer on every call (SESS-003), a 401 is refreshed and repeated once
 * (SESS-010), lists are cached until a mutation changes what they hold (C-34).
 * @param options.fitting leaves out of each call what the service does not know (contract/abilities.ts)
 * @param options.send unless given, the fetch that the browser has when a call is made
 */
export function createContentClient(options: {
  readonly contentUrl: string;
  readonly tokens: Pick<TokenStore, 'access' | 'both'>;
  readonly refresh: Refresh;
  readonly fitting?: Exchange;
  readonly send?: typeof fetch;
}): Client {
  const { contentUrl, tokens, refresh, fitting, send = (address, request) => fetch(address, request) } = options;
  return new Client({
    url: `${contentUrl}/graphql`,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: withPatience(send),
    exchanges: [
      cacheExchange,
      ...(fitting ? [fitting] : []),
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

/** A connection that is lost without a word is given up, so that what was asked for can be asked for again. */
function withPatience(send: typeof fetch): typeof fetch {
  return (address, request) => {
    const signals = [AbortSignal.timeout(ANSWER_PATIENCE), request?.signal].filter((signal) => signal != null);
    return send(address, { ...request, signal: AbortSignal.any(signals) });
  };
}

/** Whether a call failed because the token was refused or missing. */
export function isUnauthenticated(error: CombinedError): boolean {
  const status = (error.response as Response | undefined)?.status;
  const isRefused =
    status === 401 || error.graphQLErrors.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED');
  return isRefused && !error.graphQLErrors.some(({ message }) => message === CLIENT_FAILED);
}

function bearerOf(operation: Operation): string | undefined {
  const given = operation.context.fetchOptions;
  const headers = (typeof given === 'function' ? given() : given)?.headers as
    | Readonly<Record<string, string>>
    | undefined;
  return headers?.['Authorization']?.replace(/^Bearer /, '');
}
