import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { NotFound, Unauthenticated } from '../errors';
import { bearerOf } from '../identity/bearer';
import { sameText } from '../identity/secrets';
import { isThisMachine } from '../settings/thisMachine';
import type { Metrics } from './metrics';

/**
 * `GET /metrics` for Prometheus. Whoever may not read it learns nothing: with a token wanted they are asked for it, else
 * the address does not exist.
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
    if (sameText(bearerOf(request) ?? '', access.token)) return;
    throw new Unauthenticated();
  }
  if (access === 'off' || !isFromHere(request) || !isMeant(request, publicUrl))
    throw new NotFound('GET /metrics does not exist.');
}

/** A request that a proxy passes on comes from here too, but for somebody else. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = FORWARDED_HEADERS.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}

/**
 * Whether the request names this service as its host. A page of another site whose name leads here (DNS rebinding) makes the
 * browser of somebody at this machine ask for it under that name.
 */
function isMeant({ headers }: FastifyRequest, publicUrl: string): boolean {
  const address = `http://${headers.host ?? ''}`;
  if (!URL.canParse(address)) return false;
  return isThisMachine(address) || new URL(address).hostname === new URL(publicUrl).hostname;
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const FORWARDED_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;
/** Asked every few seconds; it would fill the log. */
const QUIET = { logLevel: 'warn' } as const;
