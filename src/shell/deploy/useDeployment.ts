import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession, useSessionController } from '../../session/SessionContext';
import type { BrandPlans } from '../plans/brandPlans';
import { useToasts } from '../toasts';
import { createDeployment, type BrandDeployment, type DeploymentDependencies, type DeployState } from './deployment';
import { deployTexts } from './texts';

/** Deploying, in any brand; the functions must be stable. */
export interface DeploymentOptions extends Pick<DeploymentDependencies, 'calls' | 'screenOf' | 'detailOf'> {
  /** The scheduled plans of a brand; undefined if the service has none. */
  readonly plansOf?: (brandId: string) => BrandPlans | undefined;
}

/**
 * The deployment of the selected brand, kept current while mounted; undefined without a brand (SHELL-011), and for users who may
 * not deploy.
 */
export function useDeployment({ calls, screenOf, plansOf, detailOf }: DeploymentOptions): BrandDeployment | undefined {
  const { selectedBrand, scopes } = useSession();
  const { signedInAgain } = useSessionController();
  const toasts = useToasts();
  const brandId = calls.canRequest(scopes) ? selectedBrand?.id : undefined;
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

/** The state of a deployment; re-renders on changes. */
export function useDeployState({ state }: BrandDeployment): DeployState {
  return useSyncExternalStore(state.subscribe, state.get);
}
