import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DeployCalls } from '../../api/deploy';
import { useSession, useSessionController } from '../../session/SessionContext';
import type { BrandPlans } from '../plans/brandPlans';
import { useToasts } from '../toasts';
import { createDeployment, type BrandDeployment, type DeploymentNeeds, type DeployState } from './deployment';
import { deployTexts } from './texts';

/** What deploying may know besides; both must stay the same functions. */
export interface DeployExtras {
  /** What is done for a brand at a time; undefined where the service plans nothing. */
  readonly plansOf?: (brandId: string) => BrandPlans | undefined;
  readonly detailOf?: DeploymentNeeds['detailOf'];
}

/**
 * The deployment of the brand that is worked on, looked after while the screen is there; nothing without a brand (SHELL-011), or for who may
 * not deploy.
 * @param screenOf where a changed page or record opens; must stay the same function
 */
export function useDeployment(
  calls: DeployCalls,
  screenOf: DeploymentNeeds['screenOf'],
  { plansOf, detailOf }: DeployExtras = {},
): BrandDeployment | undefined {
  const { selectedBrand, scopes } = useSession();
  const { signedInAgain } = useSessionController();
  const toasts = useToasts();
  const brandId = calls.isFor(scopes) ? selectedBrand?.id : undefined;
  const deployment = useMemo(
    () =>
      brandId === undefined
        ? undefined
        : createDeployment({
            brandId,
            calls,
            screenOf,
            plans: plansOf?.(brandId),
            detailOf,
            signedInAgain,
            storage: localStorage,
            events: window,
            page: document,
            clock: Date.now,
            onFailure: () => toasts.error(deployTexts.failed),
          }),
    [brandId, calls, detailOf, plansOf, screenOf, signedInAgain, toasts],
  );
  useEffect(() => deployment?.watch(), [deployment]);
  return deployment;
}

/** What is known of a deployment, kept current. */
export function useDeployState({ state }: BrandDeployment): DeployState {
  return useSyncExternalStore(state.subscribe, state.get);
}
