import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { DatabaseError } from 'pg';
import type { Logger } from 'pino';
import { DatabaseExhausted, isUnstorable, ServiceError, TooManyRequests, UNSTORABLE_MESSAGE } from '../errors';

/**
 * An error as the caller may see it: a code and named data for what was meant for callers, and for everything else a
 * neutral text, with the details in the log. Codes and details of the GraphQL library do not pass: callers know those of the
 * contract.
 */
export function presentError(error: unknown, logger: Logger): GraphQLError {
  const place = isGraphQLError(error) ? error : undefined;
  const cause = place?.originalError ?? error;
  if (cause instanceof ServiceError) return present(place, cause);
  if (place && (cause === place || isGraphQLError(cause))) {
    // A fault of the document or its variables, found before anything ran.
    const { message, extensions } = place;
    const http = transportOf(extensions) ?? (place.path ? undefined : { status: 400 });
    return copy(place, { message, extensions: { code: 'BAD_USER_INPUT', ...(http ? { http } : {}) } });
  }
  if (isUnstorable(cause)) {
    return copy(place, { message: UNSTORABLE_MESSAGE, extensions: { code: 'BAD_USER_INPUT' } });
  }
  logger.error({ err: cause, path: place?.path }, 'a GraphQL operation failed');
  if (cause instanceof DatabaseError && cause.code?.startsWith(INSUFFICIENT_RESOURCES)) {
    return present(place, new DatabaseExhausted());
  }
  return copy(place, { message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/**
 * The status and headers that the GraphQL library wants. With `spec` it answers application/json with 200, which the
 * specification "GraphQL over HTTP" has for requests that are well-formed alone.
 * @param extensions of an error; compiled queries give theirs none
 */
function transportOf(extensions: GraphQLError['extensions'] | undefined): object | undefined {
  const { code, http } = { ...extensions };
  if (!http) return undefined;
  return code === MALFORMED ? { ...http, spec: false } : http;
}

/** What the library says of a request that is not well-formed. */
const MALFORMED = 'BAD_REQUEST';

/** A refusal of the whole document, before or after it ran, not of one of its operations: HTTP says so, too. */
export function refusalOfDocument(error: ServiceError): GraphQLError {
  return createGraphQLError(error.message, { originalError: error });
}

function present(place: GraphQLError | undefined, error: ServiceError): GraphQLError {
  const { code, message, data, status } = error;
  // Refusals of an operation are answers of a call that worked; these two are for the transport (retry, sign in again).
  const isOfDocument = place !== undefined && place.path === undefined;
  const isTransport = isOfDocument || code === 'UNAUTHENTICATED' || code === 'SERVICE_UNAVAILABLE';
  const headers = error instanceof TooManyRequests ? { 'retry-after': String(error.seconds) } : {};
  return copy(place, { message, extensions: { code, ...data, ...(isTransport ? { http: { status, headers } } : {}) } });
}

function copy(
  place: GraphQLError | undefined,
  { message, extensions }: { readonly message: string; readonly extensions: Record<string, unknown> },
): GraphQLError {
  return createGraphQLError(message, {
    nodes: place?.nodes ?? null,
    source: place?.source ?? null,
    positions: place?.positions ?? null,
    path: place?.path ?? null,
    extensions,
  });
}

/** By name, because a tool may load a second copy of the GraphQL library. */
export function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

/** The class of errors of a full disk and a full memory. */
const INSUFFICIENT_RESOURCES = '53';
