import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useSessionController } from '../session/SessionContext';

/** State of a history entry that must open in a certain brand. */
interface BrandState {
  readonly brandId: string;
}

/**
 * Switches to another brand by navigating to the list of the open area: a form belongs to the brand it was opened in, so
 * a user who stays because of unsaved changes keeps the brand as well.
 */
export function useSwitchBrand(): (brandId: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (brandId) => void navigate(`/${pathname.split('/')[1] ?? ''}`, { state: { brandId } satisfies BrandState });
}

/**
 * Selects the brand that a history entry was last shown in, or for a new entry, the brand that it requests.
 * @returns whether the screen must wait for the switch
 */
export function useHistoryBrand(): boolean {
  const { ownBrands, selectedBrand } = useSession();
  const controller = useSessionController();
  const location = useLocation();
  const { key } = location;
  const [lastBrands] = useState(() => new Map<string, string>());
  const [settled, setSettled] = useState<string>();
  const requested = lastBrands.get(key) ?? brandOf(location.state);
  const isOther = settled !== key && requested !== selectedBrand?.id && ownBrands.some(({ id }) => id === requested);
  // After that, the screen may select another brand: some URLs name one.
  if (!isOther && settled !== key) setSettled(key);
  useLayoutEffect(() => {
    if (isOther && requested !== undefined) controller.chooseBrand(requested);
    else if (selectedBrand) lastBrands.set(key, selectedBrand.id);
  }, [requested, controller, isOther, key, selectedBrand, lastBrands]);
  return isOther;
}

function brandOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('brandId' in state)) return undefined;
  return typeof state.brandId === 'string' ? state.brandId : undefined;
}
