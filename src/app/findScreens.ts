import { findPages, type FoundPage } from '../api/foundPages';
import { searchContent, type SearchHit } from '../api/search';
import type { Session, SessionBrand } from '../session/session';
import type { FoundScreen } from '../shell/palette/usePaletteSearch';
import { formOfPlace } from './formOfPlace';
import { contentCan } from './MissingTool';
import { screenOfPage } from './pageScreens';
import { screenOfRecord } from './screenOfRecord';
import { services } from './services';
import type { SoughtState } from './sought';
import { withUnitPlace } from './units/unitAddress';

/** Maximum number of results. */
const LIMIT = 12;

/** For whom something is found, and in which brand. */
interface Finder {
  readonly session: Session;
  readonly brand: SessionBrand;
}

/**
 * Searches the pages and records of the brand that is worked on, in all areas that the user may open: their names and texts, or where
 * the service searches names alone, the names of pages.
 * @returns what has an editor of its own; nothing while nobody is signed in
 * @throws the errors of src/api/errors.ts
 */
export async function findScreens(search: string): Promise<readonly FoundScreen[]> {
  const state = services.session.state.get();
  if (state.status !== 'signedIn' || !state.session.selectedBrand) return [];
  const finder = { session: state.session, brand: state.session.selectedBrand };
  const screens = await (contentCan('textSearch') ? findTexts(search, finder) : findNames(search, finder));
  return screens.filter((screen) => screen !== undefined);
}

type Screens = Promise<readonly (FoundScreen | undefined)[]>;

async function findTexts(text: string, finder: Finder): Screens {
  const hits = await searchContent(services.content, { brandId: finder.brand.id, text, limit: LIMIT });
  return Promise.all(
    hits.map(async (hit) => (hit.kind === 'record' ? screenOfRecordHit(hit, finder) : screenOfPageHit(hit, finder))),
  );
}

async function findNames(search: string, finder: Finder): Screens {
  const { pages } = await findPages(services.content, { brandId: finder.brand.id, search, page: 1, limit: LIMIT });
  return Promise.all(pages.map((page) => screenOfName(page, finder)));
}

async function screenOfName(page: FoundPage, { session, brand }: Finder): Promise<FoundScreen | undefined> {
  const screen = await screenOfPage(page, session, brand);
  return screen && { kind: 'page', path: screen.path, label: page.name, hint: screen.area.menu.label };
}

async function screenOfPageHit(hit: SearchHit, { session, brand }: Finder): Promise<FoundScreen | undefined> {
  const { of: tag, id, name, slug, category, savedAt, place } = hit;
  const page = { id, name, tag, slug, category, savedAt, savedBy: undefined };
  const screen = await screenOfPage(page, session, brand);
  if (!screen) return undefined;
  const { path, section } = formOfPlace(screen, { place, brand: brand.name });
  return {
    ...{ kind: 'page', label: name, hint: screen.area.menu.label },
    path: section ? path + withUnitPlace('', { section: section.key }) : path,
    ...foundText(hit),
  };
}

function screenOfRecordHit(hit: SearchHit, { session }: Finder): FoundScreen | undefined {
  const screen = screenOfRecord(hit, session);
  return (
    screen && {
      ...{ kind: 'record', label: hit.name, hint: screen.area.menu.label },
      path: screen.path,
      ...foundText(hit),
    }
  );
}

/** Of what was found by its name, that says enough. */
function foundText({ place, label, snippet }: SearchHit): Pick<FoundScreen, 'found' | 'state'> {
  if (place.length === 0) return {};
  const state: SoughtState = { sought: { text: snippet.text, label } };
  return { found: { ...snippet, ...(label !== undefined && { label }) }, state };
}
