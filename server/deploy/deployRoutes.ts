import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAllowance } from '../allowance';
import { requireScope, requireStaff } from '../content/access';
import { findOnlyBrand, findOwnBrand, type BrandRow } from '../content/page/pageRow';
import { optionalId, readBody } from '../identity/administration/bodies';
import { bearerOf } from '../identity/bearer';
import { limitRequests } from '../identity/requestLimit';
import { DEPLOY_SCOPE } from '../identity/vocabulary';
import type { Caller, Services } from '../services';
import { PEOPLE_OF_ADDRESS } from '../settings/parts';
import { DeployedRecently, findLastDeployment, requestDeployment } from './deployments';
import { createDeployQueue } from './deployQueue';
import { messages } from './messages';

/**
 * `POST /deploy` with `{ brand_id }` asks for a deployment of the brand's website (API-REST-026, B-28), and
 * `GET /deploy?brand_id=` tells what became of the last request, and when the next may follow (DEPLOY-003). Any member of
 * the staff of the brand may do both, unless `DEPLOY_RESTRICTED` keeps the first to whom a role gives it. Who has one brand only may leave it
 * out.
 */
export async function registerDeploy(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, clock } = services;
  const { deploys } = config.rates;
  const byPerson = createAllowance({ database, clock, name: 'deploy of', max: deploys });
  const queue = createDeployQueue(services);
  app.addHook('onListen', () => {
    queue.look();
  });
  app.addHook('onClose', () => queue.close());
  await app.register(async (scope) => {
    await limitRequests(scope, { database, clock, name: 'deploy', max: deploys * PEOPLE_OF_ADDRESS });
    scope.post(PATH, async (request, reply) => {
      const { caller, brand } = await readRequest(services, request, readBody(request.body));
      if (config.deployRestricted) requireScope(caller, DEPLOY_SCOPE);
      await byPerson.take(caller.userId);
      try {
        await requestDeployment(services, { brand, caller });
      } catch (error) {
        if (error instanceof DeployedRecently) void reply.header('retry-after', error.seconds);
        throw error;
      }
      queue.look();
      return reply.status(202).send({ message: messages.requested });
    });
    scope.get(PATH, async (request, reply) => {
      const { caller, brand } = await readRequest(services, request, readBody(request.query));
      await byPerson.take(caller.userId);
      void reply.header('cache-control', 'no-store');
      return (await findLastDeployment(services, brand.id)) ?? reply.status(204).send();
    });
  });
}

/**
 * Who asks, for which of their brands.
 * @throws Unauthenticated, Forbidden for platform administrators, NotFound for other brands, BadInput
 */
async function readRequest(
  { identity, database }: Services,
  request: FastifyRequest,
  parameters: Readonly<Record<string, unknown>>,
): Promise<{ readonly caller: Caller; readonly brand: BrandRow }> {
  const caller = await identity.authenticate(bearerOf(request), request.ip);
  requireStaff(caller);
  const id = optionalId(parameters, 'brand_id');
  const brand = await (id === undefined ? findOnlyBrand(database, caller) : findOwnBrand(database, caller, id));
  return { caller, brand };
}

const PATH = '/deploy';
