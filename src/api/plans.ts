import type { ContentEntry } from './contentEntry';
import type { ServiceAbilities } from './contract/abilities';
import { answersOf, type AuthorizedSend } from './http';
import { flagOf, optionalText, parseList, parseRecord, parseText, textOrEmpty } from './parse';
import type { ApiSettings } from './settings';

/** What can be done at a time: a deployment, and that the website shows a page or record, or hides it. */
export type PlanAction = 'deploy' | 'show' | 'hide';

/** A page or record by what the services find it by. */
export type PlannedEntry = Pick<ContentEntry, 'kind' | 'of' | 'id'>;

/** Something that is done at a time, or was not done. */
export interface Plan {
  readonly id: string;
  readonly action: PlanAction;
  /** Undefined of a deployment. */
  readonly entry: PlannedEntry | undefined;
  /** What the entry is called; empty of a deployment. */
  readonly name: string;
  /** What is said of a deployment; may be empty. */
  readonly note: string;
  /** When, as ISO 8601. */
  readonly at: string;
  readonly plannedBy: string;
  /** Why it was not done; undefined of what is coming. */
  readonly failure: string | undefined;
  /** Whether this person may give it another time. */
  readonly mayChange: boolean;
  /** Whether this person may cancel it, or dismiss what was not done. */
  readonly mayCancel: boolean;
}

/** What is to be done at a time, or a plan with another time. */
export interface SentPlan {
  /** A new UUID, or that of the plan. */
  readonly id: string;
  readonly action: PlanAction;
  readonly entry: PlannedEntry | undefined;
  /** ISO 8601. */
  readonly at: string;
  readonly note?: string;
}

/** The plan calls of the content service; they fail with the errors of `errors.ts`. */
export interface PlanCalls {
  /** Whether the service does things at a time. */
  isOffered(): boolean;
  /** What is coming for a brand, the next first, and what was not done lately. */
  read(brandId: string): Promise<readonly Plan[]>;
  save(brandId: string, plan: SentPlan): Promise<void>;
  /** Takes a plan back; one that was not done is not shown any more. */
  cancel(brandId: string, id: string): Promise<void>;
}

/** The plan calls. @param options.send with the bearer */
export function createPlanCalls(options: {
  readonly send: AuthorizedSend;
  readonly settings: ApiSettings;
  readonly abilities: Pick<ServiceAbilities, 'offers'>;
}): PlanCalls {
  const { abilities, settings } = options;
  const ask = answersOf(options.send, 'content');
  const url = `${settings.contentUrl}/plans`;
  return {
    isOffered: () => abilities.offers('content', 'plans'),
    async read(brandId) {
      return parseList(await ask({ method: 'GET', url, params: { brand_id: brandId } }), 'plans', parsePlan);
    },
    async save(brandId, { id, action, entry, at, note }) {
      const ofEntry = entry && { kind: entry.kind, of: entry.of, entry_id: entry.id };
      const data = { brand_id: brandId, action, ...ofEntry, at, ...(note && { note }) };
      await ask({ method: 'PUT', url: `${url}/${id}`, data });
    },
    async cancel(brandId, id) {
      await ask({ method: 'POST', url: `${url}/${id}/cancel`, data: { brand_id: brandId } });
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
    // Services of versions that do not tell it let whoever may change a plan cancel it.
    mayCancel: flagOf(plan['may_cancel'] ?? plan['may_change']),
  };
}

const ACTIONS: readonly PlanAction[] = ['deploy', 'show', 'hide'];
