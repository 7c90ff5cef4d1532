import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBrandRequest, type BrandRequest } from '../brandRequest';
import { LONGEST } from '../../src/kinds/guard';
import { requireLength } from '../content/guards/sizes';
import { readPaging } from '../content/paging';
import { optionalText, readBody, type Body } from '../identity/administration/bodies';
import { limitPeople } from '../identity/requestLimit';
import type { Services } from '../services';
import { findChanges } from './changes';
import { findLastDeployment, listDeployments, requestDeployment, requireDeploying } from './deployments';
import { createDeployQueue } from './deployQueue';
import { messages } from './messages';
import type { WorkQueue } from '../workQueue';

/**
 * `POST /deploy` with `{ brand_id }` asks for a deployment of the brand's website (API-REST-026, B-28), and
 * `GET /deploy?brand_id=` tells what became of the last request, and when the next may follow (DEPLOY-003). Any member of
 * the staff of the brand may do both, unless `DEPLOY_RESTRICTED` keeps the first to whom a role gives it. `GET /deploy/changes`
 * tells what a deployment would bring, `GET /deploy/history?page=` what became of all of them. Who has one brand only may leave
 * it out.
 * @returns the queue that hands requests over
 */
export async function registerDeploy(app: FastifyInstance, services: Services): Promise<WorkQueue> {
  const { config, database, clock } = services;
  const queue = createDeployQueue(services);
  app.addHook('onListen', () => {
    queue.look();
  });
  app.addHook('onClose', () => queue.close());
  await app.register(async (scope) => {
    const byPerson = await limitPeople(scope, { database, clock, name: 'deploy', max: config.rates.deploys });

    async function readQuestion(request: FastifyRequest, reply: FastifyReply): Promise<BrandRequest> {
      const asked = await readBrandRequest(services, request, readBody(request.query));
      await byPerson.take(asked.caller.userId);
      void reply.header('cache-control', 'no-store');
      return asked;
    }

    scope.post(PATH, async (request, reply) => {
      const { caller, brand } = await readBrandRequest(services, request, readBody(request.body));
      requireDeploying(services, caller);
      await byPerson.take(caller.userId);
      const asked = { brand, caller, note: readNote(readBody(request.body)) };
      await database.transaction((transaction) => requestDeployment(transaction, services, asked));
      queue.look();
      return reply.status(202).send({ message: messages.requested });
    });
    scope.get(PATH, async (request, reply) => {
      const { brand } = await readQuestion(request, reply);
      return (await findLastDeployment(services, brand.id)) ?? reply.status(204).send();
    });
    scope.get(`${PATH}/changes`, async (request, reply) => {
      return findChanges(services, await readQuestion(request, reply));
    });
    scope.get(`${PATH}/history`, async (request, reply) => {
      const { brand } = await readQuestion(request, reply);
      const paging = readPaging({ page: readPage(readBody(request.query)) });
      return listDeployments(database, { brandId: brand.id, ...paging });
    });
  });
  return queue;
}

/** What is said of a deployment. @throws BadInput for a note that is no text, or too long */
export function readNote(body: Body): string | null {
  const note = optionalText(body, 'note')?.trim() ?? null;
  if (note !== null) requireLength(note, { argument: 'note', most: LONGEST.line });
  return note;
}

/** A parameter of an address is a text; what is no number is refused as one. */
function readPage({ page }: Readonly<Record<string, unknown>>): number | null {
  return page === undefined ? null : Number(page);
}

const PATH = '/deploy';
