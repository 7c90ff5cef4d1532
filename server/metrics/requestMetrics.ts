import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

/** Times every request by its route pattern, so that ids and file names do not become labels. */
export function registerRequestMetrics(app: FastifyInstance, { requestSeconds }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    // Event streams are open for hours, which is not a response time.
    if (reply.getHeader('content-type') === EVENT_STREAM) return;
    const method = METHODS.includes(request.method) ? request.method : 'other';
    requestSeconds.observe({ method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** Each file of the console has its own route; no route of the services has an extension. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || path.posix.extname(url) !== '' ? 'other' : url;
}

/** Content type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
