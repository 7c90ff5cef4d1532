import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requestIds = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

/** Tells every caller the id of the request, and lets everything that is logged for the request carry it. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    requestIds.run(request.id, done);
  });
  // Reading a body goes on from events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    requestIds.run(request.id, done);
  });
}
