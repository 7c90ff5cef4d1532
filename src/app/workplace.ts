import type { ContentEntry } from '../api/contentEntry';
import type { ShownScreen } from '../shell/deploy/deployment';
import { screenOfEntry, type Workplace } from './screenOfEntry';
import { services } from './services';

/** The session and its selected brand; undefined while signed out or without a brand. */
export function workplace(): Workplace | undefined {
  const state = services.session.state.get();
  const brand = state.status === 'signedIn' ? state.session.selectedBrand : undefined;
  return state.status === 'signedIn' && brand ? { session: state.session, brand } : undefined;
}

/** Path of the screen that opens a page or record for the current user, with the label of its area. */
export async function shownScreenOf(entry: ContentEntry): Promise<ShownScreen | undefined> {
  const place = workplace();
  const screen = place && (await screenOfEntry(entry, place));
  return screen && { path: screen.path, hint: screen.area.menu.label };
}
