import type { ContentEntry } from '../api/contentEntry';
import type { ScreenLink } from '../shell/deploy/deployment';
import { screenOfEntry, type BrandContext } from './screenOfEntry';
import { services } from './services';

/** The session and its selected brand; undefined while signed out or without a brand. */
export function currentBrandContext(): BrandContext | undefined {
  const state = services.session.state.get();
  const brand = state.status === 'signedIn' ? state.session.selectedBrand : undefined;
  return state.status === 'signedIn' && brand ? { session: state.session, brand } : undefined;
}

/** Path of the screen that opens a page or record for the current user, with the label of its area. */
export async function shownScreenOf(entry: ContentEntry): Promise<ScreenLink | undefined> {
  const context = currentBrandContext();
  const screen = context && (await screenOfEntry(entry, context));
  return screen && { path: screen.path, hint: screen.area.menu.label };
}
