import type { FastifyInstance } from 'fastify';
import { readBrandRequest } from '../brandRequest';
import { requireId } from '../content/arguments';
import { registerDailyWork } from '../dailyWork';
import { readNote } from '../deploy/deployRoutes';
import { BadInput } from '../errors';
import { readBody, requiredText, type Body } from '../identity/administration/bodies';
import { limitPeople } from '../identity/requestLimit';
import { instantIn } from '../instants';
import type { EntryKey, Services } from '../services';
import type { WorkQueue } from '../workQueue';
import { messages } from './messages';
import { createPlanQueue } from './planQueue';
import { cancelPlan, forgetPlans, listPlans, PLAN_ACTIONS, savePlan, type SentPlan } from './plans';

/**
 * `GET /plans?brand_id=` answers what is coming for a brand. `PUT /plans/{id}`, by an id that the caller makes, with `{ brand_id,
 * action, at }` plans a deployment, or with `kind`, `of` and `entry_id` besides that a page or record is shown or hidden; sent again it
 * changes the time. `POST /plans/{id}/cancel` takes it back. Who has one brand only may leave `brand_id` out.
 * @param deployments hands over the deployments that were due
 */
export async function registerPlans(app: FastifyInstance, services: Services, deployments: WorkQueue): Promise<void> {
  const { config, database, clock } = services;
  const queue = createPlanQueue(services, deployments);
  app.addHook('onListen', () => {
    queue.look();
  });
  app.addHook('onClose', () => queue.close());
  registerDailyWork(app, services, { name: 'forget old plans', run: () => forgetPlans(services) });
  await app.register(async (scope) => {
    const byPerson = await limitPeople(scope, { database, clock, name: 'plans', max: config.rates.deploys });
    scope.get(PATH, async (request, reply) => {
      const asked = await readBrandRequest(services, request, readBody(request.query));
      await byPerson.take(asked.caller.userId);
      queue.look();
      void reply.header('cache-control', 'no-store');
      return listPlans(services, asked);
    });
    scope.put<ById>(`${PATH}/:id`, async (request) => {
      const body = readBody(request.body);
      const asked = await readBrandRequest(services, request, body);
      await byPerson.take(asked.caller.userId);
      const saved = await savePlan(services, asked, readPlan(request.params.id, body));
      queue.look();
      return saved;
    });
    scope.post<ById>(`${PATH}/:id/cancel`, async (request, reply) => {
      const asked = await readBrandRequest(services, request, readBody(request.body));
      await byPerson.take(asked.caller.userId);
      await cancelPlan(services, asked, requireId(request.params.id, 'id'));
      return reply.status(204).send();
    });
  });
}

interface ById {
  readonly Params: { readonly id: string };
}

/** @throws BadInput */
function readPlan(id: string, body: Body): SentPlan {
  const action = readOneOf(body, 'action', PLAN_ACTIONS);
  return {
    id: requireId(id, 'id'),
    action,
    entry: action === 'deploy' ? undefined : readEntry(body),
    at: readTime(body),
    note: readNote(body),
  };
}

function readEntry(body: Body): EntryKey {
  return {
    kind: readOneOf(body, 'kind', ['page', 'record']),
    of: requiredText(body, 'of', 'of: expected the tag of a page or the kind of a record.'),
    id: requireId(requiredText(body, 'entry_id', 'entry_id: expected a UUID.'), 'entry_id'),
  };
}

function readOneOf<Value extends string>(body: Body, name: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === body[name]);
  if (found === undefined) throw new BadInput(name, `${name}: expected one of ${values.join(', ')}.`);
  return found;
}

function readTime(body: Body): Date {
  const at = instantIn(requiredText(body, 'at', messages.noTime));
  if (at === undefined) throw new BadInput('at', 'at: expected an instant such as 2026-11-24T14:00:00Z.');
  return at;
}

const PATH = '/plans';
