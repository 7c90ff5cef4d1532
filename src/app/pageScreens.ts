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

/** One form of a page, and where it is. */
export interface PageForm {
  readonly definition: EditorDefinition;
  readonly path: string;
  /** Of a form that each unit of the page has: which. */
  readonly section?: UnitSection;
}

/** Where a page is edited. */
export interface PageScreen {
  readonly area: PageArea | CardArea;
  /** The address of its first form. */
  readonly path: string;
  /** The forms that the user may open, the first one first. */
  readonly forms: readonly [PageForm, ...PageForm[]];
}

/** Whether a user may open areas of pages at all. */
export function opensPages(session: Session): boolean {
  return menuAreas(areas, session).some((area) => isPageArea(area) || isCardArea(area));
}

/** What a user looks for in an area. */
interface Wanted {
  readonly page: ContentEntry;
  readonly editors: readonly EditorDefinition[];
  readonly session: Session;
  readonly brand: SessionBrand;
}

/** Where a page of a brand is edited; undefined where the user may open none of its forms. */
export async function screenOfPage(
  page: ContentEntry,
  session: Session,
  brand: SessionBrand,
): Promise<PageScreen | undefined> {
  const area = menuAreas(areas, session).find(
    ({ store }) => 'tag' in store && withBrand(store.tag, brand.name) === page.of,
  );
  if (!area || !(isPageArea(area) || isCardArea(area))) return undefined;
  const wanted: Wanted = { page, editors: (await editorsOfArea[area.name]?.()) ?? [], session, brand };
  const [first, ...others] = isCardArea(area) ? cardForms(area, wanted) : tabForms(area, wanted);
  return first && { area, path: first.path, forms: [first, ...others] };
}

/** The form of the page, and those of each of its units. */
function cardForms(area: CardArea, { page, editors, session }: Wanted): readonly PageForm[] {
  const path = cardPath(area, page);
  const sections = openTabs(area.units?.sections ?? [], session);
  return [
    ...formOf(area.editor, editors, { path }),
    ...sections.flatMap((section) => formOf(section.editor, editors, { path, section })),
  ];
}

/**
 * The tabs that edit the page. In an area with a list a page belongs to one tab, by what its slug begins with; the tabs of
 * any other area may share one page.
 */
function tabForms(area: PageArea, { page: { slug }, editors, session, brand }: Wanted): readonly PageForm[] {
  const tabs = openTabs(area.tabs, session);
  const fitting = pageKinds(tabs, editors)
    .filter(({ slugPrefix }) => slug.startsWith(slugPrefix))
    .sort((a, b) => b.slugPrefix.length - a.slugPrefix.length)
    .map(({ tab }) => tab);
  const kinds = isListedArea(area) ? fitting.slice(0, 1) : fitting;
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

/** The kinds of pages behind tabs: a page is of the kind whose slug it begins with (CI-006). */
export function pageKinds(tabs: readonly AreaTab[], editors: readonly EditorDefinition[]): readonly PageKind[] {
  return tabs.flatMap(({ key, label, editor }): PageKind[] => {
    const stored = editors.find(({ name }) => name === editor)?.stored;
    const slug = stored && 'page' in stored ? stored.page.slug : undefined;
    return slug === undefined ? [] : [{ tab: key, label, slugPrefix: slug.split('{brand}')[0] ?? slug }];
  });
}
