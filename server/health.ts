import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { issuerOf } from './identity/identity';
import type { Services } from './services';
import { VERSION } from './version';

/**
 * /healthz: the process runs. /readyz: the database responds. /health: like /healthz with the version (B-31), the capabilities
 * beyond the specification, and the issuer of sign-in responses (RFC 9207). None of them requires a token or exposes anything else.
 */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', QUIET, () => ({ status: 'ok' }));
  app.get('/health', QUIET, () => ({
    status: 'ok',
    version: VERSION,
    offers: offersOf(services.config),
    issuer: issuerOf(services.config),
  }));
  app.get('/readyz', QUIET, async (_request, reply) => {
    try {
      await services.database.query('SELECT 1');
      return { status: 'ready' };
    } catch (error) {
      services.logger.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'not ready', message: 'The database does not answer.' });
    }
  });
}

/** The console does not use a capability that is not listed (src/api/contract/capabilities.ts). */
function offersOf({ documentLinks, deployRestricted }: Config): readonly string[] {
  return [
    ...OFFERS,
    ...(documentLinks === 'signed' ? ['document_links'] : []),
    ...(deployRestricted ? ['restricted_deployments'] : []),
  ];
}

const OFFERS = [
  'idempotency_keys',
  'whole_documents',
  'deployments',
  'deployment_changes',
  'plans',
  'thumbnails',
  'accepted_types',
  'draft_keys',
  'sign_in_proof',
  'sign_out',
  'sign_ins',
  'activity_log',
  'live_events',
];

/** Probes come every few seconds; they would fill the log. */
const QUIET = { logLevel: 'warn' } as const;
