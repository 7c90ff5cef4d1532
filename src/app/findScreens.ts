import { areas, editorsOfArea } from '../../schemas';
import { findPages, type FoundPage } from '../api/foundPages';
import { isCardArea, isPageArea, withBrand, type PageArea } from '../definition';
import { cardPath } from '../list/cardPaths';
import { editorPath } from '../list/editorPath';
import { canOpenArea, openTabs } from '../session/access';
import { tabPath, tabScreens } from '../session/menuArea';
import type { Session, SessionBrand } from '../session/session';
import type { FoundScreen } from '../shell/palette/usePageSearch';
import { pageKinds } from './pageKinds';
import { services } from './services';

/** More would not be looked through. */
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
  const pages = await findPages(services.content, { brandId: brand.id, search, limit: LIMIT });
  const screens = await Promise.all(pages.map((page) => screenOf(page, session, brand)));
  return screens.filter((screen) => screen !== undefined);
}

async function screenOf(page: FoundPage, session: Session, brand: SessionBrand): Promise<FoundScreen | undefined> {
  const area = areas.find(({ store }) => 'tag' in store && withBrand(store.tag, brand.name) === page.tag);
  if (!area || !canOpenArea(area, session)) return undefined;
  const path = isPageArea(area)
    ? ((await pathInList(area, page, session)) ?? pathOfScreen(area, session))
    : isCardArea(area)
      ? cardPath(area, page)
      : undefined;
  return path === undefined ? undefined : { path, label: page.name, hint: area.menu.label };
}

/** The tab whose kind of page it is; nothing where the user may not open that tab. */
async function pathInList(area: PageArea, { slug }: FoundPage, session: Session): Promise<string | undefined> {
  if (area.list === undefined) return undefined;
  const editors = (await editorsOfArea[area.name]?.()) ?? [];
  const kinds = pageKinds(openTabs(area.tabs, session), editors).filter(({ slugPrefix }) =>
    slug.startsWith(slugPrefix),
  );
  const kind = [...kinds].sort((a, b) => b.slugPrefix.length - a.slugPrefix.length)[0];
  return kind && session.selectedBrand && editorPath(area, kind.tab, session.selectedBrand.id);
}

/** The screen of an area without a list: the first that the user may open. */
function pathOfScreen(area: PageArea, session: Session): string | undefined {
  const [first] = openTabs(tabScreens(area), session);
  return first && tabPath(area, first);
}
