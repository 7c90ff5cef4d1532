import { areas, editorsOfArea } from '../../schemas';
import type { ContentEntry } from '../api/contentEntry';
import {
  isCardArea,
  isListedArea,
  isPageArea,
  withBrand,
  type AreaTab,
  type CardArea,
  type EditorDefinition,
  type PageArea,
  type UnitSection,
} from '../definition';
import { cardPath, editorPath } from '../list/entryPaths';
import { menuAreas, openTabs } from '../session/access';
import { tabPath } from '../session/menuArea';
import type { Session, SessionBrand } from '../session/session';
import type { PageKind } from '../stores/areaPages';

/** One form of a page, with its path. */
export interface PageForm {
  readonly definition: EditorDefinition;
  readonly path: string;
  /** The section, for forms that each unit of the page has. */
  readonly section?: UnitSection;
}

/** The screen that edits a page. */
export interface PageScreen {
  readonly area: PageArea | CardArea;
  /** The address of its first form. */
  readonly path: string;
  /** The forms that the user may open, in their order on the screen. */
  readonly forms: readonly [PageForm, ...PageForm[]];
}

/** Whether a user may open any area of pages. */
export function mayOpenPages(session: Session): boolean {
  return menuAreas(areas, session).some((area) => isPageArea(area) || isCardArea(area));
}

/** A page and the context to find its forms in. */
interface PageLookup {
  readonly page: ContentEntry;
  readonly editors: readonly EditorDefinition[];
  readonly session: Session;
  readonly brand: SessionBrand;
}

/** The screen that edits a page of a brand; undefined if the user may open none of its forms. */
export async function screenOfPage(
  page: ContentEntry,
  session: Session,
  brand: SessionBrand,
): Promise<PageScreen | undefined> {
  const area = menuAreas(areas, session).find(
    ({ store }) => 'tag' in store && withBrand(store.tag, brand.name) === page.of,
  );
  if (!area || !(isPageArea(area) || isCardArea(area))) return undefined;
  const lookup: PageLookup = { page, editors: (await editorsOfArea[area.name]?.()) ?? [], session, brand };
  const [first, ...others] = isCardArea(area) ? cardForms(area, lookup) : tabForms(area, lookup);
  return first && { area, path: first.path, forms: [first, ...others] };
}

/** The form of the page, and those of each of its units. */
function cardForms(area: CardArea, { page, editors, session }: PageLookup): readonly PageForm[] {
  const path = cardPath(area, page);
  const sections = openTabs(area.units?.sections ?? [], session);
  return [
    ...formOf(area.editor, editors, { path }),
    ...sections.flatMap((section) => formOf(section.editor, editors, { path, section })),
  ];
}

/**
 * The tabs that edit the page. In an area with a list, the prefix of its slug assigns a page to one tab; in other areas, tabs may
 * share one page.
 */
function tabForms(area: PageArea, { page: { slug }, editors, session, brand }: PageLookup): readonly PageForm[] {
  const tabs = openTabs(area.tabs, session);
  const matching = pageKinds(tabs, editors)
    .filter(({ slugPrefix }) => slug.startsWith(slugPrefix))
    .sort((a, b) => b.slugPrefix.length - a.slugPrefix.length)
    .map(({ tab }) => tab);
  const kinds = isListedArea(area) ? matching.slice(0, 1) : matching;
  const pathOf = (tab: AreaTab) => (isListedArea(area) ? editorPath(area, tab.key, brand.id) : tabPath(area, tab));
  return tabs
    .filter(({ key }) => kinds.includes(key))
    .flatMap((tab) => formOf(tab.editor, editors, { path: pathOf(tab) }));
}

function formOf(
  name: string,
  editors: readonly EditorDefinition[],
  place: Omit<PageForm, 'definition'>,
): readonly PageForm[] {
  const definition = editors.find((editor) => editor.name === name);
  return definition ? [{ definition, ...place }] : [];
}

/** The kinds of pages behind tabs: the slug prefix of a page determines its kind (CI-006). */
export function pageKinds(tabs: readonly AreaTab[], editors: readonly EditorDefinition[]): readonly PageKind[] {
  return tabs.flatMap(({ key, label, editor }): PageKind[] => {
    const stored = editors.find(({ name }) => name === editor)?.stored;
    const slug = stored && 'page' in stored ? stored.page.slug : undefined;
    return slug === undefined ? [] : [{ tab: key, label, slugPrefix: slug.split('{brand}')[0] ?? slug }];
  });
}
