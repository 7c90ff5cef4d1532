import { useEffect, useSyncExternalStore } from 'react';
import type { BrandPlans, PlansState } from './brandPlans';

/** The plans of a brand, looked at anew when the next comes due. @param plans undefined where the services plan nothing */
export function usePlans(plans: BrandPlans | undefined): PlansState {
  const state = useSyncExternalStore(plans?.state.subscribe ?? subscribeToNothing, plans?.state.get ?? getNothing);
  useEffect(() => plans?.watch(), [plans]);
  useEffect(() => {
    const next = state.plans?.find(({ failure }) => failure === undefined);
    if (!plans || !next) return undefined;
    const wait = Math.max(Date.parse(next.at) - Date.now(), 0) + MARGIN;
    const timer = setTimeout(() => void plans.load(), Math.min(wait, LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [plans, state]);
  return state;
}

/** What the services take for what is due, in milliseconds. */
const MARGIN = 3_000;
/** Others plan as well, and where nothing is heard that is found out by asking. */
const LONGEST_WAIT = 300_000;

const NOTHING: PlansState = { plans: undefined, hasFailed: false };

function getNothing(): PlansState {
  return NOTHING;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
