import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a console that is served from another origin call the services. Calls carry a bearer and no cookies; an origin
 * that is not in the list gets no permission, and browsers keep its pages from reading answers.
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
