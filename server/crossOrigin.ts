import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Allows a console that is served from another origin to call the services. Calls carry a bearer token and no cookies;
 * browsers keep pages of unlisted origins from reading responses.
 */
export async function registerCrossOrigin(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: PREFLIGHT_SECONDS,
  });
}

const PREFLIGHT_SECONDS = 600;
