import { isRefusal } from '../../api/errors';
import { isUpdateOf, type Live } from '../../api/live';
import type { Plan, PlanCalls, PlannedEntry, SentPlan } from '../../api/plans';
import { formatDateTime } from '../../lib/dates';
import { logError } from '../../lib/log';
import { createStore, type Store } from '../../lib/store';
import { planTexts } from './texts';

/** The loaded plans of a brand. */
export interface PlansState {
  /** Upcoming plans, the next one first, and recently failed ones; undefined until loaded. */
  readonly plans: readonly Plan[] | undefined;
  /** Whether the last request failed; earlier plans are kept. */
  readonly hasFailed: boolean;
}

/** The scheduled plans of one brand. */
export interface BrandPlans {
  readonly state: Pick<Store<PlansState>, 'get' | 'subscribe'>;
  /** Fetches the plans. Never rejects. */
  load(): Promise<void>;
  /** Fetches now, and whenever a plan is added, carried out or cancelled, until the returned function is called. */
  watch(): () => void;
  /** Adds a plan, or changes the time of one. @throws the errors of src/api/errors.ts */
  save(plan: Omit<SentPlan, 'id'> & { readonly id?: string }): Promise<void>;
  /** @throws the errors of src/api/errors.ts */
  cancel(id: string): Promise<void>;
}

/** @param needs.newId creates a UUID */
export function createBrandPlans(needs: {
  readonly brandId: string;
  readonly calls: Pick<PlanCalls, 'read' | 'save' | 'cancel'>;
  readonly newId: () => string;
  readonly live: Live;
}): BrandPlans {
  const { brandId, calls, newId, live } = needs;
  const state = createStore<PlansState>({ plans: undefined, hasFailed: false });
  let requests = 0;
  let watchers = 0;
  /** A new plan whose request got no response: it may be stored. Saving the same plan again reuses its id. */
  let unanswered: { readonly key: string; readonly id: string } | undefined;
  let unsubscribe: (() => void) | undefined;

  async function load(): Promise<void> {
    const request = ++requests;
    try {
      const plans = await calls.read(brandId);
      if (request === requests) state.set({ plans, hasFailed: false });
    } catch (error) {
      logError('What is planned could not be read.', error);
      if (request === requests) state.set({ ...state.get(), hasFailed: true });
    }
  }

  return {
    state,
    load,
    watch() {
      watchers += 1;
      unsubscribe ??= live.subscribe((news) => {
        if (isUpdateOf(news, ({ kind, brandId: of }) => kind === 'plan' && of === brandId)) void load();
      });
      void load();
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
    async save({ id: existing, ...plan }) {
      const key = JSON.stringify([plan.action, plan.entry]);
      const id = existing ?? (unanswered?.key === key ? unanswered.id : newId());
      if (existing === undefined) unanswered = { key, id };
      try {
        await calls.save(brandId, { id, ...plan });
      } catch (error) {
        await load();
        // It may be stored even though the response is missing.
        const isStored = state.get().plans?.some((one) => one.id === id && Date.parse(one.at) === Date.parse(plan.at));
        if (isRefusal(error) || isStored) unanswered = undefined;
        if (isRefusal(error) || !isStored) throw error;
        logError('A plan was stored without an answer.', error);
        return;
      }
      unanswered = undefined;
      await load();
    },
    async cancel(id) {
      try {
        await calls.cancel(brandId, id);
        const { plans, hasFailed } = state.get();
        state.set({ plans: plans?.filter((plan) => plan.id !== id), hasFailed });
      } finally {
        // Another user may have changed or cancelled it meanwhile: show the current plans.
        await load();
      }
    },
  };
}

/** The plans of one entry. */
export function plansOf(plans: readonly Plan[] | undefined, entry: PlannedEntry): readonly Plan[] {
  return (plans ?? []).filter((plan) => plan.entry?.id === entry.id && plan.entry.of === entry.of);
}

/** The plan notes of a card or row. */
export function planMarks(plans: readonly Plan[]): readonly string[] {
  return plans.map(({ action, at, failure }) => {
    if (failure !== undefined) return planTexts.notDone({ reason: failure });
    return planTexts.marks[action === 'show' ? 'show' : 'hide']({ at: formatDateTime(at) });
  });
}
