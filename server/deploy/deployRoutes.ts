import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBrandRequest, type BrandRequest } from '../brandRequest';
import { MAX_LENGTHS } from '../../src/kinds/guard';
import { requireLength } from '../content/guards/sizes';
import { readPaging } from '../content/paging';
import { optionalText, readFields, type RequestFields } from '../requestFields';
import { limitRequestsPerUser } from '../identity/requestLimit';
import type { Services } from '../services';
import { findChanges } from './changes';
import { findLastDeployment, listDeployments, requestDeployment, requireDeployRight } from './deployments';
import { createDeployQueue } from './deployQueue';
import { messages } from './messages';
import type { WorkQueue } from '../workQueue';

/**
 * `POST /deploy` with `{ brand_id }` requests a deployment of the brand's website (API-REST-026, B-28), and
 * `GET /deploy?brand_id=` returns the last request and when the next one is allowed (DEPLOY-003). All staff of the brand may do
 * both, unless `DEPLOY_RESTRICTED` limits the first to roles with the permission. `GET /deploy/changes` lists the changes that a
 * deployment would publish, `GET /deploy/history?page=` all requests. Callers with a single brand may omit it.
 * @returns the queue that sends requests to the deployment system
 */
export async function registerDeploy(app: FastifyInstance, services: Services): Promise<WorkQueue> {
  const { config, database, clock } = services;
  const queue = createDeployQueue(services);
  app.addHook('onListen', () => {
    queue.wake();
  });
  app.addHook('onClose', () => queue.close());
  await app.register(async (scope) => {
    const allowance = await limitRequestsPerUser(scope, { database, clock, name: 'deploy', max: config.rates.deploys });

    async function readQuery(request: FastifyRequest, reply: FastifyReply): Promise<BrandRequest> {
      const query = await readBrandRequest(services, request, readFields(request.query));
      await allowance.take(query.caller.userId);
      void reply.header('cache-control', 'no-store');
      return query;
    }

    scope.post(PATH, async (request, reply) => {
      const { caller, brand } = await readBrandRequest(services, request, readFields(request.body));
      requireDeployRight(services, caller);
      await allowance.take(caller.userId);
      const deployment = { brand, caller, note: readNote(readFields(request.body)) };
      await database.transaction((transaction) => requestDeployment(transaction, services, deployment));
      queue.wake();
      return reply.status(202).send({ message: messages.requested });
    });
    scope.get(PATH, async (request, reply) => {
      const { brand } = await readQuery(request, reply);
      return (await findLastDeployment(services, brand.id)) ?? reply.status(204).send();
    });
    scope.get(`${PATH}/changes`, async (request, reply) => {
      return findChanges(services, await readQuery(request, reply));
    });
    scope.get(`${PATH}/history`, async (request, reply) => {
      const { brand } = await readQuery(request, reply);
      const paging = readPaging({ page: readPage(readFields(request.query)) });
      return listDeployments(database, { brandId: brand.id, ...paging });
    });
  });
  return queue;
}

/** The note of a deployment. @throws BadInput if it is not a text, or too long */
export function readNote(body: RequestFields): string | null {
  const note = optionalText(body, 'note')?.trim() ?? null;
  if (note !== null) requireLength(note, { argument: 'note', max: MAX_LENGTHS.line });
  return note;
}

/** Converts a query parameter; readPaging rejects NaN. */
function readPage({ page }: Readonly<Record<string, unknown>>): number | null {
  return page === undefined ? null : Number(page);
}

const PATH = '/deploy';
