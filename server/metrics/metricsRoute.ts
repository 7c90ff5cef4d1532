import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { NotFound, Unauthenticated } from '../errors';
import { bearerOf } from '../identity/bearer';
import { constantTimeEqual } from '../identity/secrets';
import { isThisMachine } from '../settings/thisMachine';
import type { Metrics } from './metrics';

/**
 * `GET /metrics` for Prometheus. Unauthorized clients learn nothing: if a token is configured they get 401, otherwise 404.
 */
export function registerMetricsRoute(
  app: FastifyInstance,
  {
    config,
    metrics,
  }: { readonly config: Pick<Config, 'metrics' | 'publicUrl'>; readonly metrics: Pick<Metrics, 'registry'> },
): void {
  app.get('/metrics', QUIET, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { registry } = metrics;
    requireReader(config, request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** @throws Unauthenticated, NotFound */
function requireReader(
  { metrics: access, publicUrl }: Pick<Config, 'metrics' | 'publicUrl'>,
  request: FastifyRequest,
): void {
  if (access === 'on') return;
  if (typeof access === 'object') {
    if (constantTimeEqual(bearerOf(request) ?? '', access.token)) return;
    throw new Unauthenticated();
  }
  if (access === 'off' || !isLocal(request) || !hasOwnHost(request, publicUrl))
    throw new NotFound('GET /metrics does not exist.');
}

/** Whether a request is from this machine, and was not forwarded by a local proxy. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = FORWARDED_HEADERS.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}

/**
 * Whether the Host header names this service. With DNS rebinding, a page of another site makes a browser on this machine send
 * requests under the name of that site.
 */
function hasOwnHost({ headers }: FastifyRequest, publicUrl: string): boolean {
  const address = `http://${headers.host ?? ''}`;
  if (!URL.canParse(address)) return false;
  return isThisMachine(address) || new URL(address).hostname === new URL(publicUrl).hostname;
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const FORWARDED_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;
/** Scrapes come every few seconds; they would fill the log. */
const QUIET = { logLevel: 'warn' } as const;
