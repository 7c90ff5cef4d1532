import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useSessionController } from '../session/SessionContext';

/** What an entry of the browser's history holds that has to open in a brand. */
interface BrandState {
  readonly brandId: string;
}

/**
 * Switches to another brand by going to the list of the area that is open: an open form belongs to the brand it was
 * opened for, and whoever stays with unsaved changes stays with their brand too.
 */
export function useSwitchBrand(): (brandId: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (brandId) => void navigate(`/${pathname.split('/')[1] ?? ''}`, { state: { brandId } satisfies BrandState });
}

/**
 * Chooses the brand that an entry of the history was last shown in; of one that was not shown yet, the brand that it asks for.
 * @returns whether the screen has to wait for it
 */
export function useBrandOfHistory(): boolean {
  const { ownBrands, selectedBrand } = useSession();
  const controller = useSessionController();
  const location = useLocation();
  const { key } = location;
  const [shownIn] = useState(() => new Map<string, string>());
  const [settled, setSettled] = useState<string>();
  const asked = shownIn.get(key) ?? brandOf(location.state);
  const isOther = settled !== key && asked !== selectedBrand?.id && ownBrands.some(({ id }) => id === asked);
  // From then on the screen may choose another brand: some addresses name theirs.
  if (!isOther && settled !== key) setSettled(key);
  useLayoutEffect(() => {
    if (isOther && asked !== undefined) controller.chooseBrand(asked);
    else if (selectedBrand) shownIn.set(key, selectedBrand.id);
  }, [asked, controller, isOther, key, selectedBrand, shownIn]);
  return isOther;
}

function brandOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('brandId' in state)) return undefined;
  return typeof state.brandId === 'string' ? state.brandId : undefined;
}
