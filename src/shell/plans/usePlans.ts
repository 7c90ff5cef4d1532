import { useEffect, useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../../lib/listeners';
import type { BrandPlans, PlansState } from './brandPlans';

/** The plans of a brand, fetched again when the next one is due. @param plans undefined if the services have no plans */
export function usePlans(plans: BrandPlans | undefined): PlansState {
  const state = useSyncExternalStore(plans?.state.subscribe ?? subscribeToNothing, plans?.state.get ?? getNothing);
  useEffect(() => plans?.watch(), [plans]);
  useEffect(() => {
    const next = state.plans?.find(({ failure }) => failure === undefined);
    if (!plans || !next) return undefined;
    const wait = Math.max(Date.parse(next.at) - Date.now(), 0) + MARGIN;
    const timer = setTimeout(() => void plans.load(), Math.min(wait, MAX_WAIT));
    return () => clearTimeout(timer);
  }, [plans, state]);
  return state;
}

/** Time for the services to carry out a due plan, in milliseconds. */
const MARGIN = 3_000;
/** Polling interval in milliseconds, in case no live events arrive when others change plans. */
const MAX_WAIT = 300_000;

const NOTHING: PlansState = { plans: undefined, hasFailed: false };

function getNothing(): PlansState {
  return NOTHING;
}
