import type { ContentEntry } from '../api/contentEntry';
import type { ShownScreen } from '../shell/deploy/deployment';
import { screenOfEntry, type Workplace } from './screenOfEntry';
import { services } from './services';

/** Who is signed in, and the brand they work in; undefined while nobody is, and for those without a brand. */
export function workplace(): Workplace | undefined {
  const state = services.session.state.get();
  const brand = state.status === 'signedIn' ? state.session.selectedBrand : undefined;
  return state.status === 'signedIn' && brand ? { session: state.session, brand } : undefined;
}

/** Where a page or a record opens for who is signed in, and what its area is called. */
export async function shownScreenOf(entry: ContentEntry): Promise<ShownScreen | undefined> {
  const place = workplace();
  const screen = place && (await screenOfEntry(entry, place));
  return screen && { path: screen.path, hint: screen.area.menu.label };
}
