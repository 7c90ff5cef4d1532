import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { NotFound, Unauthenticated } from '../errors';
import { bearerOf } from '../identity/bearer';
import { sameText } from '../identity/secrets';
import type { Metrics } from './metrics';
import type { MetricsAccess } from './metricsAccess';

/**
 * `GET /metrics` for Prometheus. Whoever may not read it learns nothing: with a token wanted they are asked for it, else
 * the address does not exist.
 */
export function registerMetricsRoute(
  app: FastifyInstance,
  { config, metrics }: { readonly config: Pick<Config, 'metrics'>; readonly metrics: Pick<Metrics, 'registry'> },
): void {
  app.get('/metrics', QUIET, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { registry } = metrics;
    requireReader(config.metrics, request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** @throws Unauthenticated, NotFound */
function requireReader(access: MetricsAccess, request: FastifyRequest): void {
  if (access === 'on') return;
  if (typeof access === 'object') {
    if (sameText(bearerOf(request) ?? '', access.token)) return;
    throw new Unauthenticated();
  }
  if (access === 'off' || !isFromHere(request)) throw new NotFound('GET /metrics does not exist.');
}

/** A request that a proxy passes on comes from here too, but for somebody else. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = FORWARDED_HEADERS.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const FORWARDED_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;
/** Asked every few seconds; it would fill the log. */
const QUIET = { logLevel: 'warn' } as const;
