import { withBrand, type Brand } from '../lib/brand';
import type { AreaAccess, ContentAccess, RecordKind } from './access';
import type { CardList, PageCard } from './card';
import type { TableList } from './list';
import type { RecordName, SpecifiedRecord } from './record';
import type { RecordEntries } from './recordEntries';

/** Who an area is for: the staff of a brand, or platform administrators, who belong to no brand (NAV-001, PERM-017). */
export type Audience = 'brand' | 'platform';

/** The icons available to areas; the shell draws them. */
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

/** A menu entry that contains several areas (NAV-011). It has the icon of the first one. */
export interface MenuGroup {
  /** Label of the entry. */
  readonly label: string;
  /** Common prefix of the paths of its areas. The URL of the prefix itself leads to one of them. */
  readonly path: string;
  /** The area that the group's URL leads to, as the part of its path after the prefix: `careers`. */
  readonly start: string;
}

/** The menu entry of an area. */
export interface AreaMenu {
  /** Label of the entry. */
  readonly label: string;
  /** Icon before the label. */
  readonly icon: AreaIcon;
  /** Position in the menu, in ascending order. */
  readonly position: number;
  /** The entry that this one is grouped below. Absent: the entry is on the top level. */
  readonly group?: MenuGroup;
}

interface CommonArea {
  /** Unique name in kebab case; it is also the name of the area's folder. */
  readonly name: string;
  /** Route of the area's list, for example `/manage-company-information`. */
  readonly path: string;
  /** The area's entry in the menu. */
  readonly menu: AreaMenu;
  /** Only these brands have the area. */
  readonly brands?: readonly Brand[];
  /**
   * Who the area is for. Default: `brand`. The menu offers it only to them. Lists of the platform open for brand staff as well, and the
   * services decide what they return.
   */
  readonly audience?: Audience;
}

/** One tab of an area whose editors share a screen. */
export interface AreaTab {
  /** Route segment of the tab. */
  readonly key: string;
  /** Label of the tab. */
  readonly label: string;
  /** Name of the editor that the tab shows. */
  readonly editor: string;
  /** Scope required to see and save the tab, in addition to those of the area. */
  readonly access?: string;
  /** Only these brands have the tab. */
  readonly brands?: readonly Brand[];
}

/** An area of pages that share a tag, one for each tab. */
export interface PageArea extends CommonArea {
  /** Scopes required for actions on its pages. */
  readonly access: AreaAccess;
  /** The tag that identifies its pages. */
  readonly store: { readonly kind: 'page'; readonly tag: string };
  /** List of the pages. Absent: each tab is a menu entry at `{path}/{tab key}`, and a single tab is the area itself. */
  readonly list?: TableList<'missing tabs'>;
  /** Editors, shown as tabs of one screen at `{path}/{tab key}/{brand id}`. Without a list, each has a screen of its own. */
  readonly tabs: readonly AreaTab[];
  /** `published`: lets people schedule publishing and hiding a page. */
  readonly visibility?: 'published';
}

/** An area of pages with a list of them. */
export type ListedArea = PageArea & { readonly list: TableList<'missing tabs'> };

/** Records of the content service that the access of an area applies to. */
export interface GuardedRecords {
  /** Kind of the records. */
  readonly kind: RecordKind;
  /** Scopes required for actions on them. Default: those of the area. */
  readonly access?: AreaAccess;
  /** The brands that have them. Default: those of the area. */
  readonly brands?: readonly Brand[];
}

/** Records with operations of their own in the specification. */
export interface SpecifiedRecords {
  readonly kind: 'record';
  /** Name of the records, whose operations are in the specification. */
  readonly record: SpecifiedRecord;
}

/** Records that definitions alone describe: they need neither code nor a migration. */
export interface DefinedRecords {
  readonly kind: 'records';
  /**
   * Unique name of the store in kebab case, to which editors refer as `stored: { record }`. Stored records are found by it, so it must
   * never change.
   */
  readonly name: string;
  /** The property that holds whether a record is active; the list's Active/Inactive toggle filters by it. */
  readonly active?: string;
}

/** The common settings of areas of records: many entries with the same form. */
interface CommonRecordArea extends CommonArea {
  /** List of the records. */
  readonly list: TableList<'new entry'>;
  /** The noun for a record, and how records are added, opened and removed. */
  readonly entries: RecordEntries;
  /**
   * The flag of a record that determines whether the website shows it: `isVisible`. If given, people can schedule showing and hiding
   * an entry.
   */
  readonly visibility?: string;
  /** Path of the area that brand staff are redirected to, if this one is not for them (USR-006, A-26). */
  readonly redirectOfBrandStaff?: string;
}

/** An area of records that the specification names. */
export interface SpecifiedRecordArea extends CommonRecordArea {
  /** The records that the area shows. */
  readonly store: SpecifiedRecords;
  /** The records that the services guard by the area's access. Absent: the services have rules of their own. */
  readonly records?: readonly GuardedRecords[];
  /** Scopes required for actions on the records. Absent: the services decide, as for users and roles, whose scopes are unknown here. */
  readonly access?: AreaAccess;
}

/** An area of records that definitions alone describe. */
export interface DefinedRecordArea extends CommonRecordArea {
  /** The store of the area's records. */
  readonly store: DefinedRecords;
  /** Scopes that the services require for actions on the records. */
  readonly access: AreaAccess;
}

/** An area of records. */
export type RecordArea = SpecifiedRecordArea | DefinedRecordArea;

/** One tab of an area of rows: a set of records that one editor edits together. */
export interface RowsTab extends Pick<AreaTab, 'key' | 'label' | 'brands'> {
  /** Name of the editor of the tab, which stores rows. */
  readonly editor: string;
}

/** An area of few records: one form edits and saves all records of a tab together, so there is no list. */
export interface RowsArea extends CommonArea {
  /** Scopes required for actions on its records. */
  readonly access: AreaAccess;
  /** Kind of the records; the services guard them by the area's access. */
  readonly records: readonly [GuardedRecords];
  /** Marks the area as one whose records are edited together; each tab's editor names them. */
  readonly store: { readonly kind: 'rows' };
  /** Noun for all records together, used in messages: `list of links`. */
  readonly noun: string;
  /** Plural noun for the records: `links`. */
  readonly plural: string;
  /** The tabs: the first is at the area's path, the others at `{path}/{tab key}`. A single one is shown without a tab. */
  readonly tabs: readonly RowsTab[];
}

/** One of the forms of each unit of a page; its editor stores one collection of the unit. */
export interface UnitSection extends AreaTab {
  /** Scope required to see and save the section; the services check it as well. */
  readonly access: string;
  /** Stored name of the section's collection, the same as in its editor. The order of the sections is also the stored order. */
  readonly collection: string;
}

/**
 * Parts of a page that are saved separately (PROPU): every collection of a container is a unit, and every unit has the same
 * sections. Below the form of the page there is a tab for each unit, and below those a tab for each section.
 */
export interface PageUnits {
  /** Stored name of the container that holds the units. */
  readonly container: string;
  /** Stored order of that container among the containers of the page. */
  readonly order: number;
  /** Noun for a unit, used in messages and buttons: `unit`. */
  readonly noun: string;
  /** Stored name of a new unit, which is also the label of its tab. */
  readonly newName: string;
  /** Kinds of pages (see `kindField`) with several units. Pages of any other kind have one unit and no unit tabs. */
  readonly severalFor: readonly string[];
  /** Sections of each unit; each stores one collection. */
  readonly sections: readonly [UnitSection, ...UnitSection[]];
  /** Message shown instead of the sections to people who may not open any of them. */
  readonly noAccess: string;
}

/** An area of many pages with one editor, shown as cards. */
export interface CardArea extends CommonArea, Pick<ContentAccess, 'kinds' | 'sharedWith'> {
  /** Scopes required for actions on its pages. */
  readonly access: AreaAccess;
  /** The tag of all its pages. */
  readonly store: { readonly kind: 'pages'; readonly tag: string };
  /** List of the pages, as cards. */
  readonly list: CardList;
  /** Values of each page that cards show and filters use; they are stored alongside the page. */
  readonly card?: PageCard['values'];
  /** `published`: lets people schedule publishing and hiding a page. */
  readonly visibility?: 'published';
  /** Name of the editor of a page. */
  readonly editor: string;
  /** Headings of the editor for a new page and for a stored one: `Add Gallery`, `Edit Gallery`. */
  readonly headings: { readonly add: string; readonly change: string };
  /** Route of a page below the area's path. `{category}` stands for the page's category. Default: `{slug}`. */
  readonly page?: '{slug}' | 'edit/{slug}' | '{category}/{slug}';
  /** The screen shown after a page has been created. Default: `list`. */
  readonly afterCreation?: 'list' | 'page';
  /**
   * The choice field that holds the kind of a page, as keys joined with dots: `overview.propertyType`. The route `{path}/add/{kind}`
   * presets it, by the choice's value, a legacy stored value or the kebab-case form.
   */
  readonly kindField?: string;
  /** Kinds by alternative name: a URL with an alternative name leads to that of the kind. */
  readonly kindAliases?: Readonly<Record<string, string>>;
  /** Parts of each page that are saved separately, in tabs below its form. */
  readonly units?: PageUnits;
}

/** Every kind of area, by `store.kind`. */
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
