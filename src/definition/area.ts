import { withBrand, type Brand } from '../lib/brand';
import type { AreaAccess, ContentAccess, RecordKind } from './access';
import type { CardList, PageCard } from './card';
import type { TableList } from './list';
import type { RecordName, SpecifiedRecord } from './record';
import type { RecordEntries } from './recordEntries';

/** Who works in an area: the staff of a brand, or platform administrators, who belong to none (NAV-001, PERM-017). */
export type Audience = 'brand' | 'platform';

/** The icons an area may choose from; the shell draws them. */
export type AreaIcon =
  | 'business'
  | 'home'
  | 'store'
  | 'article'
  | 'banner'
  | 'image'
  | 'work'
  | 'people'
  | 'badge'
  | 'link'
  | 'document'
  | 'contract'
  | 'mail'
  | 'guide'
  | 'sample'
  | 'activity'
  | 'award';

/** One entry of the menu that holds several areas (NAV-011). It has the icon of the first of them. */
export interface MenuGroup {
  /** What the entry says that the areas of the group stand below. */
  readonly label: string;
  /** Where the paths of its areas begin. The address itself leads to one of them. */
  readonly path: string;
  /** The area that the group's address leads to, as what follows in its path: `careers`. */
  readonly start: string;
}

/** How an area stands in the menu. */
export interface AreaMenu {
  /** What the entry says. */
  readonly label: string;
  /** Stands before it. */
  readonly icon: AreaIcon;
  /** The menu shows areas in the order of their positions. */
  readonly position: number;
  /** The area is one of several below one entry. */
  readonly group?: MenuGroup;
}

interface CommonArea {
  /** Unique over all areas, in kebab form: the name of its folder. */
  readonly name: string;
  /** The route of its list, for example `/manage-company-information`. */
  readonly path: string;
  /** Its entry in the menu. */
  readonly menu: AreaMenu;
  /** Only these brands have the area. */
  readonly brands?: readonly Brand[];
  /** `brand` unless given. The menu offers an area to its audience only; routes of the platform are open, the services decide. */
  readonly audience?: Audience;
  /** Where somebody goes who has a brand, if this is no screen for them (USR-006, A-26). */
  readonly redirectOfBrandStaff?: string;
}

/** One tab of an area whose editors share a screen. */
export interface AreaTab {
  /** The route segment. */
  readonly key: string;
  /** Shown on the tab. */
  readonly label: string;
  /** Name of the editor the tab shows. */
  readonly editor: string;
  /** Scope needed to see and save the tab, where the tab has one of its own. */
  readonly access?: string;
  /** Only these brands have the tab. */
  readonly brands?: readonly Brand[];
}

/** An area of pages: found by a tag, told apart by tabs. */
export interface PageArea extends CommonArea {
  /** The scopes for what can be done with its pages. */
  readonly access: AreaAccess;
  /** The tag by which its pages are found. */
  readonly store: { readonly kind: 'page'; readonly tag: string };
  /** Absent: there is nothing to list. Each tab is an entry of the menu at `{path}/{tab key}`, a single one is the area itself. */
  readonly list?: TableList<'missing tabs'>;
  /** Editors shown as tabs of one screen at `{path}/{tab key}/{brand id}`, or where there is no list each on its own. */
  readonly tabs: readonly AreaTab[];
  /** `published` where publishing and hiding a page can be set for a time. */
  readonly visibility?: 'published';
}

/** An area of pages with a list of them. */
export type ListedArea = PageArea & { readonly list: TableList<'missing tabs'> };

/** Records of the content service that the access of an area holds for. */
export interface GuardedRecords {
  /** Which records of the content service. */
  readonly kind: RecordKind;
  /** The area's unless given. */
  readonly access?: AreaAccess;
  /** The area's unless given. */
  readonly brands?: readonly Brand[];
}

/** Records that have calls of their own in the specification. */
export interface SpecifiedRecords {
  readonly kind: 'record';
  /** Which records: the specification names their calls. */
  readonly record: SpecifiedRecord;
}

/** Records that the services keep by definitions alone: no code on either end, no migration. */
export interface DefinedRecords {
  readonly kind: 'records';
  /** Unique over all areas, in kebab form; editors name it as `stored: { record }`. What is stored is found by it: it stays. */
  readonly name: string;
  /** The property that holds whether a record is active: what the list's Active/Inactive toggle goes by. */
  readonly active?: string;
}

/** What every area of records has: one entry is like the other, and there are many. */
interface CommonRecordArea extends CommonArea {
  /** The table of the records. */
  readonly list: TableList<'new entry'>;
  /** What one record is called, and how it is added, opened and removed. */
  readonly entries: RecordEntries;
  /**
   * The flag of a record that tells whether the website shows it: `isVisible`. With it, showing and hiding an entry can be set
   * for a time.
   */
  readonly visibility?: string;
}

/** An area of records that the specification names. */
export interface SpecifiedRecordArea extends CommonRecordArea {
  /** The records that it shows. */
  readonly store: SpecifiedRecords;
  /** What the services guard by the area's access; nothing where they have rules of their own. */
  readonly records?: readonly GuardedRecords[];
  /** Absent where the services alone decide: users and roles have no scope that this console knows. */
  readonly access?: AreaAccess;
}

/** An area of records that the services keep by definitions alone. */
export interface DefinedRecordArea extends CommonRecordArea {
  /** The records that it keeps. */
  readonly store: DefinedRecords;
  /** The scopes that the services ask for. */
  readonly access: AreaAccess;
}

/** An area of records. */
export type RecordArea = SpecifiedRecordArea | DefinedRecordArea;

/** One tab of an area of rows: a set of records that one editor edits as a whole. */
export interface RowsTab extends Pick<AreaTab, 'key' | 'label' | 'brands'> {
  /** Name of its editor, which stores rows. */
  readonly editor: string;
}

/** An area of few records: all of a tab are edited in one form and saved at once, so there is no list before it. */
export interface RowsArea extends CommonArea {
  /** The scopes for what can be done with its records. */
  readonly access: AreaAccess;
  /** What they are, which the services guard by the area's access. */
  readonly records: readonly [GuardedRecords];
  /** Says that all records are edited in one form; each tab's editor names them. */
  readonly store: { readonly kind: 'rows' };
  /** What they are called together in messages: `list of links`. */
  readonly noun: string;
  /** What several of them are called: `links`. */
  readonly plural: string;
  /** The first is at the area's path, the others at `{path}/{tab key}`; a single one shows no tabs. */
  readonly tabs: readonly RowsTab[];
}

/** One of the forms that each unit of a page has; its editor stores one collection of the unit. */
export interface UnitSection extends AreaTab {
  /** Scope needed to see and save the section; the services ask for it too. */
  readonly access: string;
  /** The stored name of the section's collection, as its editor says. The order of the sections is the stored one. */
  readonly collection: string;
}

/**
 * Parts of a page that are saved by themselves (PROPU): every collection of a container is a unit, and every unit has the
 * same sections. Below the form of the page there is a tab for each unit, and below those a tab for each section.
 */
export interface PageUnits {
  /** The container that holds the units, and its stored order. */
  readonly container: string;
  /** The place of the container among those of the page. */
  readonly order: number;
  /** What one of them is called in messages and buttons: `unit`. */
  readonly noun: string;
  /** The stored name of a new unit, which is the label of its tab. */
  readonly newName: string;
  /** The kinds of pages (see `kindField`) that have several units; any other has one, and no tabs for units. */
  readonly severalFor: readonly string[];
  /** The editors of a unit, each stored as one collection. */
  readonly sections: readonly [UnitSection, ...UnitSection[]];
  /** What is shown instead of the sections to people who may open none of them. */
  readonly noAccess: string;
}

/** An area of many pages that one editor edits: shown as cards. */
export interface CardArea extends CommonArea, Pick<ContentAccess, 'kinds' | 'sharedWith'> {
  /** The scopes for what can be done with its pages. */
  readonly access: AreaAccess;
  /** The tag that all its pages have. */
  readonly store: { readonly kind: 'pages'; readonly tag: string };
  /** The cards of the pages. */
  readonly list: CardList;
  /** The values that the cards show, kept beside each page. */
  readonly card?: PageCard['values'];
  /** `published` where publishing and hiding a page can be set for a time. */
  readonly visibility?: 'published';
  /** Name of the editor of a page. */
  readonly editor: string;
  /** The heading of the editor of a new page, and of a stored one: `Add Gallery`, `Edit Gallery`. */
  readonly headings: { readonly add: string; readonly change: string };
  /** The route of a page below the area's path; `{slug}` unless given. `{category}` is that of the page. */
  readonly page?: '{slug}' | 'edit/{slug}' | '{category}/{slug}';
  /** Where somebody is after a page was created: on the list unless given. */
  readonly afterCreation?: 'list' | 'page';
  /**
   * The choice that tells the kind of a page, as the keys of a field joined with dots: `overview.propertyType`. The route
   * `{path}/add/{kind}` presets it, by its value, by a stored value of older data, or in kebab form.
   */
  readonly kindField?: string;
  /** Other names of kinds, by name: an address that has one leads to that of the kind. */
  readonly kindAliases?: Readonly<Record<string, string>>;
  /** Parts of each page that are saved by themselves, in tabs below its form. */
  readonly units?: PageUnits;
}

/** Every kind of area by what it stores; `store.kind` tells them apart. */
export interface AreaOfKind {
  readonly page: PageArea;
  readonly pages: CardArea;
  readonly record: SpecifiedRecordArea;
  readonly records: DefinedRecordArea;
  readonly rows: RowsArea;
}

/** What an area can store. */
export type StoreKind = keyof AreaOfKind;

/** A content area: menu entry, routes, access, list and editors. */
export type AreaDefinition = AreaOfKind[StoreKind];

/**
 * Declares an area. Returns the definition as it is; `findProblems` checks it. The kind of its store decides which settings there are.
 * @param definition plain data: no functions, no markup
 */
export function defineArea<Kind extends StoreKind>(
  definition: { readonly store: { readonly kind: Kind } } & AreaOfKind[Kind],
): AreaOfKind[Kind] {
  return definition;
}

/** Whether an area is one of pages. */
export function isPageArea(area: AreaDefinition): area is PageArea {
  return area.store.kind === 'page';
}

/** Whether an area of pages has a list; the tabs of any other are screens of their own. */
export function isListedArea(area: PageArea): area is ListedArea {
  return area.list !== undefined;
}

/** Whether an area is one of many pages, shown as cards. */
export function isCardArea(area: AreaDefinition): area is CardArea {
  return area.store.kind === 'pages';
}

/** Whether an area is one of records. */
export function isRecordArea(area: AreaDefinition): area is RecordArea {
  return area.store.kind === 'record' || area.store.kind === 'records';
}

/** The name of an area's records in their store, and in `stored` of their editors. */
export function recordNameOf({ store }: Pick<RecordArea, 'store'>): RecordName {
  return store.kind === 'record' ? store.record : store.name;
}

/** The services' name for the entries of a record area: the first kind guarded by its access. */
export function entryKindOf(area: RecordArea): string | undefined {
  return isDefinedRecordArea(area) ? area.store.name : area.records?.[0]?.kind;
}

/** The record area whose entries are of a kind (see `entryKindOf`). */
export function recordAreaOf(areas: readonly AreaDefinition[], kind: string): RecordArea | undefined {
  return areas.filter(isRecordArea).find((area) => entryKindOf(area) === kind);
}

/** Whether the services keep the records of an area by definitions alone. */
export function isDefinedRecordArea(area: AreaDefinition): area is DefinedRecordArea {
  return area.store.kind === 'records';
}

/** Whether an area is one of records that are edited all at once. */
export function isRowsArea(area: AreaDefinition): area is RowsArea {
  return area.store.kind === 'rows';
}

/**
 * The flag that shows an entry on the website, and can be scheduled: a property of its record, or `published` of a page.
 * Undefined where its area declares none.
 * @param entry.of the tag of the page, or the services' name for the kind of record
 */
export function visibilityOf(
  areas: readonly AreaDefinition[],
  { kind, of, brand }: { readonly kind: 'page' | 'record'; readonly of: string; readonly brand: Brand },
): string | undefined {
  if (kind === 'page') {
    const pageAreas = areas.filter((area) => isCardArea(area) || isPageArea(area));
    return pageAreas.find(({ store }) => withBrand(store.tag, brand) === of)?.visibility;
  }
  return recordAreaOf(areas, of)?.visibility;
}
