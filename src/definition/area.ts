import type { AreaAccess } from './access';
import type { Brand } from './brand';

/** One column of a table list. */
export interface ListColumn {
  /** A property of the listed record. */
  readonly field: string;
  readonly label: string;
  readonly sortable?: boolean;
  /** How the value is shown; dates as 'MMM DD, YYYY'. */
  readonly format?: 'text' | 'date';
  readonly brands?: readonly Brand[];
}

/** A list screen in table form. */
export interface TableList {
  readonly kind: 'table';
  readonly heading: string;
  /** Completes the placeholder 'Search {searchLabel}'. */
  readonly searchLabel: string;
  readonly columns: readonly ListColumn[];
  readonly sort: { readonly by: string; readonly order: 'ASC' | 'DESC' };
  /** Whether the Active/Inactive toggle with its counts is shown. */
  readonly activeToggle: boolean;
  /** Toast shown when the list cannot be loaded; without one the error is only logged. */
  readonly loadError?: string;
  /** The add button: offers the tabs that have no page yet. */
  readonly add?: { readonly label: string; readonly offers: 'missing tabs' };
}

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
export type AreaIcon = 'business' | 'home' | 'store' | 'article' | 'image' | 'people' | 'link' | 'mail' | 'award';

/** A content area: menu entry, routes, access, list and editors. */
export interface AreaDefinition {
  readonly name: string;
  /** The route of its list, for example `/manage-company-information`. */
  readonly path: string;
  readonly menu: { readonly label: string; readonly icon: AreaIcon };
  readonly access: AreaAccess;
  readonly brands?: readonly Brand[];
  /** How its records are stored: pages found by a tag. */
  readonly store: { readonly kind: 'page'; readonly tag: string };
  readonly list: TableList;
  /** Editors shown as tabs of one screen at `{path}/{tab key}/{brand id}`. */
  readonly tabs: readonly AreaTab[];
}

/**
 * Declares an area. Returns the definition as it is.
 * @param definition plain data: no functions, no markup
 */
export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition;
}
