import type { ContentEntry } from './contentEntry';
import { createRestCall } from './http';
import { flagOf, optionalText, parseList, parseRecord, parseText, textOrEmpty } from './parse';
import type { RestDependencies } from './restDependencies';

/** An action that can be scheduled: a deployment, or showing or hiding a page or record on the website. */
export type PlanAction = 'deploy' | 'show' | 'hide';

/** Identifies a page or record in the services. */
export type PlannedEntry = Pick<ContentEntry, 'kind' | 'of' | 'id'>;

/** A scheduled action, pending or failed. */
export interface Plan {
  readonly id: string;
  readonly action: PlanAction;
  /** Undefined for a deployment. */
  readonly entry: PlannedEntry | undefined;
  /** The name of the entry; empty for a deployment. */
  readonly name: string;
  /** The note of a deployment; may be empty. */
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
  readonly plannedBy: string;
  /** Why it failed; undefined for a pending plan. */
  readonly failure: string | undefined;
  /** Whether this person may reschedule it. */
  readonly mayChange: boolean;
  /** Whether this person may cancel it, or dismiss a failed one. */
  readonly mayCancel: boolean;
}

/** A new plan, whose id is a new UUID, or a rescheduled one. */
export type SentPlan = Pick<Plan, 'id' | 'action' | 'entry' | 'at'> & Partial<Pick<Plan, 'note'>>;

/** The plan calls of the content service; they fail with the errors of `errors.ts`. */
export interface PlanCalls {
  /** Whether the service supports plans. */
  isOffered(): boolean;
  /** The pending plans of a brand, next first, and recently failed ones. */
  read(brandId: string): Promise<readonly Plan[]>;
  save(brandId: string, plan: SentPlan): Promise<void>;
  /** Cancels a pending plan, or dismisses a failed one. */
  cancel(brandId: string, id: string): Promise<void>;
}

export function createPlanCalls({ send, settings, capabilities }: RestDependencies): PlanCalls {
  const call = createRestCall(send, 'content');
  const url = `${settings.contentUrl}/plans`;
  return {
    isOffered: () => capabilities.offers('content', 'plans'),
    async read(brandId) {
      return parseList(await call({ method: 'GET', url, params: { brand_id: brandId } }), 'plans', parsePlan);
    },
    async save(brandId, { id, action, entry, at, note }) {
      const ofEntry = entry && { kind: entry.kind, of: entry.of, entry_id: entry.id };
      const data = { brand_id: brandId, action, ...ofEntry, at, ...(note && { note }) };
      await call({ method: 'PUT', url: `${url}/${id}`, data });
    },
    async cancel(brandId, id) {
      await call({ method: 'POST', url: `${url}/${id}/cancel`, data: { brand_id: brandId } });
    },
  };
}

function parsePlan(value: unknown, where: string): Plan {
  const plan = parseRecord(value, where);
  const id = optionalText(plan['entry_id']);
  const of = optionalText(plan['of']);
  const kind = plan['kind'] === 'record' ? 'record' : 'page';
  return {
    id: parseText(plan['id'], `${where}.id`),
    action: ACTIONS.find((action) => action === plan['action']) ?? 'deploy',
    entry: id === undefined || of === undefined ? undefined : { kind, of, id },
    name: textOrEmpty(plan['name']),
    note: textOrEmpty(plan['note']),
    at: parseText(plan['at'], `${where}.at`),
    plannedBy: textOrEmpty(plan['planned_by']),
    failure: plan['status'] === 'failed' ? textOrEmpty(plan['message']) : undefined,
    mayChange: flagOf(plan['may_change']),
    // In older services without `may_cancel`, whoever may change a plan may cancel it.
    mayCancel: flagOf(plan['may_cancel'] ?? plan['may_change']),
  };
}

const ACTIONS: readonly PlanAction[] = ['deploy', 'show', 'hide'];
