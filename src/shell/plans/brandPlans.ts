import { isRefusal } from '../../api/errors';
import { isNewsOf, type Live } from '../../api/live';
import type { Plan, PlanCalls, PlannedEntry, SentPlan } from '../../api/plans';
import { formatDateTime } from '../../lib/dates';
import { logError } from '../../lib/log';
import { createStore, type Store } from '../../lib/store';
import { planTexts } from './texts';

/** What is known of the plans of a brand. */
export interface PlansState {
  /** What is coming, the next first, and what was not done lately; undefined until it is known. */
  readonly plans: readonly Plan[] | undefined;
  /** Whether the last look failed; what was known before stays. */
  readonly hasFailed: boolean;
}

/** What is done for one brand at a time. */
export interface BrandPlans {
  readonly state: Pick<Store<PlansState>, 'get' | 'subscribe'>;
  /** Looks what is coming. Never rejects. */
  load(): Promise<void>;
  /** Looks now, and whenever something is planned, done or cancelled, until the returned function is called. */
  watch(): () => void;
  /** Plans something, or gives a plan another time. @throws the errors of src/api/errors.ts */
  save(plan: Omit<SentPlan, 'id'> & { readonly id?: string }): Promise<void>;
  /** @throws the errors of src/api/errors.ts */
  cancel(id: string): Promise<void>;
}

/** @param needs.newId a new UUID */
export function createBrandPlans(needs: {
  readonly brandId: string;
  readonly calls: Pick<PlanCalls, 'read' | 'save' | 'cancel'>;
  readonly newId: () => string;
  readonly live: Live;
}): BrandPlans {
  const { brandId, calls, newId, live } = needs;
  const state = createStore<PlansState>({ plans: undefined, hasFailed: false });
  let looks = 0;
  let watchers = 0;
  /** A new plan that may be stored or not: what is planned again for the same is this one. */
  let unanswered: { readonly of: string; readonly id: string } | undefined;
  let stopHearing: (() => void) | undefined;

  async function load(): Promise<void> {
    const mine = ++looks;
    try {
      const plans = await calls.read(brandId);
      if (mine === looks) state.set({ plans, hasFailed: false });
    } catch (error) {
      logError('What is planned could not be read.', error);
      if (mine === looks) state.set({ ...state.get(), hasFailed: true });
    }
  }

  return {
    state,
    load,
    watch() {
      watchers += 1;
      stopHearing ??= live.hear((news) => {
        if (isNewsOf(news, ({ kind, brandId: of }) => kind === 'plan' && of === brandId)) void load();
      });
      void load();
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        stopHearing?.();
        stopHearing = undefined;
      };
    },
    async save({ id: known, ...plan }) {
      const of = JSON.stringify([plan.action, plan.entry]);
      const id = known ?? (unanswered?.of === of ? unanswered.id : newId());
      if (known === undefined) unanswered = { of, id };
      try {
        await calls.save(brandId, { id, ...plan });
      } catch (error) {
        await load();
        // Without an answer it may be stored all the same.
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
        // Somebody else may have been faster: what is shown then is right again.
        await load();
      }
    },
  };
}

/** Those of one entry. */
export function plansOf(plans: readonly Plan[] | undefined, entry: PlannedEntry): readonly Plan[] {
  return (plans ?? []).filter((plan) => plan.entry?.id === entry.id && plan.entry.of === entry.of);
}

/** What a card or row says of its plans. */
export function planMarks(plans: readonly Plan[]): readonly string[] {
  return plans.map(({ action, at, failure }) => {
    if (failure !== undefined) return planTexts.notDone({ reason: failure });
    return planTexts.marks[action === 'show' ? 'show' : 'hide']({ at: formatDateTime(at) });
  });
}
