import { findPages } from '../api/foundPages';
import type { FoundScreen } from '../shell/palette/usePaletteSearch';
import { screenOfPage } from './pageScreens';
import { services } from './services';

/** Maximum number of results. */
const LIMIT = 12;

/**
 * Searches the pages of the brand that is worked on, in all areas that the user may open.
 * @returns what has an editor of its own; nothing while nobody is signed in
 * @throws the errors of src/api/errors.ts
 */
export async function findScreens(search: string): Promise<readonly FoundScreen[]> {
  const state = services.session.state.get();
  if (state.status !== 'signedIn' || !state.session.selectedBrand) return [];
  const { session } = state;
  const brand = state.session.selectedBrand;
  const { pages } = await findPages(services.content, { brandId: brand.id, search, page: 1, limit: LIMIT });
  const screens = await Promise.all(
    pages.map(async (page): Promise<FoundScreen | undefined> => {
      const screen = await screenOfPage(page, session, brand);
      return screen && { path: screen.path, label: page.name, hint: screen.area.menu.label };
    }),
  );
  return screens.filter((screen) => screen !== undefined);
}
