import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

/** Times every request by the template of its route, so that ids and names of files make no labels. */
export function registerRequestMetrics(app: FastifyInstance, { requestSeconds }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    // A stream is open for hours, and that is not how long its answer took.
    if (reply.getHeader('content-type') === EVENT_STREAM) return;
    const method = METHODS.includes(request.method) ? request.method : 'other';
    requestSeconds.observe({ method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** Each file of the console is a route of its own; no route of the services has an extension. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || path.posix.extname(url) !== '' ? 'other' : url;
}

/** The type of answers that go on as long as somebody listens. */
export const EVENT_STREAM = 'text/event-stream';

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
