import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requestIds = new AsyncLocalStorage<string>();

/** The id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

/** Sends the request id with every response, and adds it to every log line of the request. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    requestIds.run(request.id, done);
  });
  // Handlers that run after the body was read are called from events of the connection, outside the context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    requestIds.run(request.id, done);
  });
}
