import type { AreaAccess, ContentAccess } from './access';
import type { Brand } from './brand';
import type { PageCard } from './card';
import type { CardList } from './cardList';
import type { TableList } from './list';
import type { RecordEntries } from './recordEntries';
import type { RecordName } from './record';

/** One tab of an area whose editors share a screen. */
export interface AreaTab {
  /** The route segment. */
  readonly key: string;
  readonly label: string;
  /** Name of the editor the tab shows. */
  readonly editor: string;
  /** Scope needed to see and save the tab. */
  readonly access: string;
  readonly brands?: readonly Brand[];
}

/** The icons an area may choose from; the shell draws them. */
export type AreaIcon =
  'business' | 'home' | 'store' | 'article' | 'image' | 'people' | 'badge' | 'link' | 'mail' | 'award';

/** Who works in an area: the staff of a brand, or platform administrators, who belong to none (NAV-001, PERM-017). */
export type Audience = 'brand' | 'platform';

interface CommonArea {
  readonly name: string;
  /** The route of its list, for example `/manage-company-information`. */
  readonly path: string;
  /** The menu shows areas in the order of their positions. */
  readonly menu: { readonly label: string; readonly icon: AreaIcon; readonly position: number };
  readonly brands?: readonly Brand[];
  /** `brand` unless given. The menu offers an area to its audience only; routes of the platform are open, the services decide. */
  readonly audience?: Audience;
  /** Where somebody goes who has a brand, if this is no screen for them (USR-006, A-26). */
  readonly redirectOfBrandStaff?: string;
  readonly list: TableList;
}

/** An area of pages: found by a tag, told apart by tabs. */
export interface PageArea extends CommonArea {
  readonly access: AreaAccess;
  readonly store: { readonly kind: 'page'; readonly tag: string };
  /** Editors shown as tabs of one screen at `{path}/{tab key}/{brand id}`. */
  readonly tabs: readonly AreaTab[];
}

/** An area of records: one entry is like the other, and there are many. */
export interface RecordArea extends CommonArea {
  /** Absent where the services alone decide: users and roles have no scope that this console knows. */
  readonly access?: AreaAccess;
  readonly store: { readonly kind: 'record'; readonly record: RecordName };
  readonly entries: RecordEntries;
}

/** An area of many pages that one editor edits: shown as cards. */
export interface CardArea extends Omit<CommonArea, 'list'>, Pick<ContentAccess, 'kinds' | 'sections' | 'sharedWith'> {
  readonly access: AreaAccess;
  readonly store: { readonly kind: 'pages'; readonly tag: string };
  readonly list: CardList;
  /** The values that the cards show, kept beside each page. */
  readonly card?: PageCard['values'];
  /** Name of the editor of a page. */
  readonly editor: string;
  /** The heading of the editor of a new page, and of a stored one: `Add Gallery`, `Edit Gallery`. */
  readonly headings: { readonly add: string; readonly change: string };
  /** The route of a page below the area's path; `{slug}` unless given. `{category}` is that of the page. */
  readonly page?: '{slug}' | 'edit/{slug}' | '{category}/{slug}';
  /** Where somebody is after a page was created: on the list unless given. */
  readonly afterCreation?: 'list' | 'page';
}

/** A content area: menu entry, routes, access, list and editors. */
export type AreaDefinition = PageArea | CardArea | RecordArea;

/**
 * Declares an area. Returns the definition as it is.
 * @param definition plain data: no functions, no markup
 */
export function defineArea(definition: PageArea): PageArea;
export function defineArea(definition: CardArea): CardArea;
export function defineArea(definition: RecordArea): RecordArea;
export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition;
}

/** Whether an area is one of pages. */
export function isPageArea(area: AreaDefinition): area is PageArea {
  return area.store.kind === 'page';
}

/** Whether an area is one of many pages, shown as cards. */
export function isCardArea(area: AreaDefinition): area is CardArea {
  return area.store.kind === 'pages';
}

/** Whether an area is one of records. */
export function isRecordArea(area: AreaDefinition): area is RecordArea {
  return area.store.kind === 'record';
}
