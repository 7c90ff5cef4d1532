import type { FastifyInstance } from 'fastify';
import { errorBody } from './errorAnswers';

/**
 * Answers the methods that a route does not have with 405 and `Allow` (RFC 9110, section 15.5.6), before a body is read.
 * Call it before the routes of the services are registered.
 * @returns a function to call after that, which registers the 405 routes
 */
export function rejectOtherMethods(app: FastifyInstance): () => void {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  return () => {
    for (const [url, known] of [...methods]) {
      const others = METHODS.filter((method) => !known.has(method));
      if (url === '*' || others.length === 0) continue;
      const allowed = METHODS.filter((method) => known.has(method)).join(', ');
      app.route({
        method: others,
        url,
        onRequest: async (request, reply) => {
          const message = `${request.method} is not possible here: use ${allowed}.`;
          return reply.header('allow', allowed).status(405).send(errorBody(message));
        },
        handler: () => undefined,
      });
    }
  };
}

/** Without OPTIONS, which browsers send to every URL (server/crossOrigin.ts). */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
