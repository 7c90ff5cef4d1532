import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useSessionController } from '../session/SessionContext';

/** What an entry of the browser's history holds after the brand was switched. */
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
 * Chooses the brand that the entry of the history asks for.
 * @returns whether the screen has to wait for it
 */
export function useBrandOfHistory(): boolean {
  const { ownBrands, selectedBrand } = useSession();
  const controller = useSessionController();
  const location = useLocation();
  const asked = brandOf(location.state);
  const isOther = asked !== selectedBrand?.id && ownBrands.some(({ id }) => id === asked);
  useLayoutEffect(() => {
    if (isOther && asked !== undefined) controller.chooseBrand(asked);
  }, [asked, controller, isOther]);
  return isOther;
}

function brandOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('brandId' in state)) return undefined;
  return typeof state.brandId === 'string' ? state.brandId : undefined;
}
