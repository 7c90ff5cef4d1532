import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { Logger } from 'pino';
import { asServiceError, messageForOperator, TooManyRequests, type ServiceError } from '../errors';

/**
 * An error as presented to callers: code and data for service errors, and a neutral message for anything else, whose details go to the
 * log. Codes and details of the GraphQL library are replaced by those of the contract.
 */
export function presentError(error: unknown, logger: Logger): GraphQLError {
  const place = isGraphQLError(error) ? error : undefined;
  const cause = place?.originalError ?? error;
  const refusal = asServiceError(cause);
  if (refusal) {
    // What another system has caused.
    if (refusal.cause !== undefined) logger.error({ err: refusal, path: place?.path }, messageForOperator(refusal));
    return present(place, refusal);
  }
  if (place && (cause === place || isGraphQLError(cause))) {
    // An error in the document or its variables, found before execution.
    const { message, extensions } = place;
    const http = transportOf(extensions) ?? (place.path ? undefined : { status: 400 });
    return copy(place, { message, extensions: { code: 'BAD_USER_INPUT', ...(http ? { http } : {}) } });
  }
  logger.error({ err: cause, path: place?.path }, 'a GraphQL operation failed');
  return copy(place, { message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/**
 * The HTTP status and headers set by the GraphQL library. With `spec` it would answer application/json requests with 200, which
 * "GraphQL over HTTP" allows for well-formed requests only.
 * @param extensions extensions of an error; undefined for errors of compiled queries
 */
function transportOf(extensions: GraphQLError['extensions'] | undefined): object | undefined {
  const { code, http } = { ...extensions };
  if (!http) return undefined;
  return code === MALFORMED ? { ...http, spec: false } : http;
}

/** The library's error code for malformed requests. */
const MALFORMED = 'BAD_REQUEST';

/** An error of the document rather than of one of its operations; it also sets the HTTP status. */
export function refusalOfDocument(error: ServiceError): GraphQLError {
  return createGraphQLError(error.message, { originalError: error });
}

function present(place: GraphQLError | undefined, error: ServiceError): GraphQLError {
  const { code, message, data, status } = error;
  // Errors of an operation are part of a successful response; only these concern the transport (retry, sign in again).
  const isDocumentError = place !== undefined && place.path === undefined;
  const isTransportError = isDocumentError || code === 'UNAUTHENTICATED' || code === 'SERVICE_UNAVAILABLE';
  const headers = error instanceof TooManyRequests ? { 'retry-after': String(error.seconds) } : {};
  return copy(place, {
    message,
    extensions: { code, ...data, ...(isTransportError ? { http: { status, headers } } : {}) },
  });
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

/** Checked by name, since tooling may load a second copy of the GraphQL library. */
export function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}
