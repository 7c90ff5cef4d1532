import type { ReactNode } from 'react';
import type { Client } from 'urql';
import type { ContentCalls } from '../api/contentCalls';
import type { Brand, TableList } from '../definition';
import type { ListViews } from '../stores/listViews';
import type { FindReferences } from './References';
import type { ListMemory } from './listMemory';

/** What users can configure in a list. */
export interface ListSettings {
  /** Stores the visible columns and the page size. */
  readonly memory: ListMemory;
  /** Must stay the same object while it is the same list. */
  readonly views: ListViews;
  /** The brand that views can be shared with; undefined if the user may not, or the services do not store views. */
  readonly sharedWith: string | undefined;
}

/** Common props of the lists of areas. */
export interface AreaListProps {
  /** A different number re-fetches the list. */
  readonly version?: number;
  /** Scheduled plans of the rows; undefined where there are none. */
  readonly planning?: RowPlanning | undefined;
  /** Restores a removed entry; undefined if removed entries are not kept, or the user may not. Must stay the same function. */
  readonly restore?: ((id: string) => Promise<void>) | undefined;
  /** Finds what refers to entries, for the confirmation before a removal; must stay the same function. */
  readonly findReferences?: FindReferences | undefined;
  /** User settings of the list; undefined if there are none. */
  readonly settings?: ListSettings | undefined;
  /** Rendered before the other tools of the list. */
  readonly tools?: ReactNode;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Common props of the lists of areas of pages. */
export interface PagesOfAreaProps extends AreaListProps {
  readonly client: Client;
  /** Used to change pages. */
  readonly calls: ContentCalls;
  /** Whether the service can publish pages on the website and hide them. */
  readonly canPublish?: boolean;
}

/** The scheduled plans of the rows of a list. */
export interface RowPlanning {
  /** Notes about the plans of a row. */
  readonly marksOf: (id: string) => readonly string[];
  /** Opens the plans of a row; undefined if the user may not change any. */
  readonly open: ((row: PlannedRow) => void) | undefined;
}

/** A row whose plans are opened. */
export interface PlannedRow {
  readonly id: string;
  readonly name: string;
  /** Whether the website does not show it now. */
  readonly isHidden: boolean;
}

/** A table list for one brand: without the columns and filters of other brands. */
export function listOfBrand(list: TableList, brand: Brand | undefined): TableList {
  const { columns, filters } = list;
  return {
    ...list,
    columns: columns.filter((column) => appliesToBrand(column, brand)),
    ...(filters && { filters: filters.filter((filter) => appliesToBrand(filter, brand)) }),
  };
}

function appliesToBrand({ brands }: { readonly brands?: readonly Brand[] }, brand: Brand | undefined): boolean {
  return brands === undefined || (brand !== undefined && brands.includes(brand));
}
