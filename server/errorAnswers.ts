import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asServiceError, messageForOperator, Unauthenticated, type ServiceError } from './errors';
import { bearerOf } from './identity/bearer';

/**
 * Errors of the REST routes: `{ message, data: { message } }`, so that clients expecting either shape find the text (B-44), with
 * `argument` alongside each message where the error concerns a part of the input.
 * Internal errors are logged and answered without their details.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const refusal = asServiceError(error);
    if (refusal) {
      reportRefusal(refusal, { request, reply });
      return reply.status(refusal.status).send(errorBody(refusal.message, refusal.data['argument']));
    }
    const status = statusOf(error);
    if (status < 500) return reply.status(status).send(errorBody(CLIENT_ERRORS[status] ?? (error as Error).message));
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(errorBody('Something went wrong.'));
  });
}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Adds the headers `retry-after` and `www-authenticate` to an error response where they apply, and logs server errors. */
export function reportRefusal(error: ServiceError, { request, reply }: Exchange): void {
  const { seconds } = error.data;
  if (typeof seconds === 'number') void reply.header('retry-after', seconds);
  if (error.status >= 500) request.log.error({ err: error }, messageForOperator(error));
  challenge(error, { request, reply });
}

/**
 * Adds the challenge to a 401 response (RFC 6750, section 3), with `invalid_token` where the request carried a token.
 */
function challenge(error: ServiceError, { request, reply }: Exchange): void {
  if (error.status !== 401) return;
  const isTokenBad = error instanceof Unauthenticated && bearerOf(request) !== undefined;
  void reply.header('www-authenticate', isTokenBad ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE);
}

const CHALLENGE = 'Bearer realm="brand-console"';

/** A request with a malformed URL reaches no hook, so the relevant headers are set here. */
export function answerMalformedUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(error.statusCode ?? 400)
    .headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
    .send(errorBody('The address cannot be read.'));
}

/** The body of every refused REST call. */
export function errorBody(message: string, argument?: unknown): ErrorText & { readonly data: ErrorText } {
  const text = { message, ...(typeof argument === 'string' && { argument }) };
  return { ...text, data: text };
}

interface ErrorText {
  readonly message: string;
  /** The rejected part of the input, as a path. */
  readonly argument?: string;
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

const CLIENT_ERRORS: Readonly<Record<number, string>> = {
  413: 'The request is too big.',
  415: 'This content type is not supported here.',
};
