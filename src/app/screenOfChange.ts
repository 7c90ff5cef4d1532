import type { DeployChange } from '../api/deploy';
import type { ChangedScreen } from '../shell/deploy/deployment';
import { screenOfPage } from './pageScreens';
import { screenOfRecord } from './screenOfRecord';
import { services } from './services';

/** Where a page or record opens that was changed; undefined where the user may not open it. */
export async function screenOfChange(change: DeployChange): Promise<ChangedScreen | undefined> {
  const state = services.session.state.get();
  if (state.status !== 'signedIn') return undefined;
  const { session } = state;
  const brand = session.selectedBrand;
  if (!brand) return undefined;
  if (change.kind === 'record') {
    const screen = screenOfRecord(change, session);
    return screen && { path: screen.path, hint: screen.area.menu.label };
  }
  const { of: tag, savedAt, savedBy, ...page } = change;
  const found = { ...page, tag, savedAt, savedBy: savedBy[0] };
  const screen = await screenOfPage(found, session, brand);
  return screen && { path: screen.path, hint: screen.area.menu.label };
}
