import type { ReactNode } from 'react';
import type { Client } from 'urql';
import type { ContentCalls } from '../api/ask';
import type { Brand, TableList } from '../definition';
import type { FindReferring } from './References';
import type { ListSettings } from './settings/ListSettings';

/** What the list of an area is given, whatever it lists. */
export interface AreaListProps {
  /** Another number asks anew. */
  readonly version?: number;
  /** What is done with rows at a time; undefined where nothing is. */
  readonly planning?: RowPlanning | undefined;
  /** Brings a removed entry back; undefined where none is kept, or the user may not. Must stay the same function. */
  readonly bringBack?: ((id: string) => Promise<void>) | undefined;
  /** Finds what refers to entries, for the question before a removal; must stay the same function. */
  readonly referring?: FindReferring | undefined;
  /** What the person can set of the list; undefined: nothing. */
  readonly settings?: ListSettings | undefined;
  /** Stands before what else can be done with the list. */
  readonly tools?: ReactNode;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the user what failed. */
  readonly onError: (text: string) => void;
}

/** What the list of an area of pages is given besides. */
export interface PagesOfAreaProps extends AreaListProps {
  readonly client: Client;
  /** By which pages are changed. */
  readonly calls: ContentCalls;
  /** Whether the service shows pages to the website and hides them. */
  readonly canPublish?: boolean;
}

/** What is done with rows at a time. */
export interface RowPlanning {
  /** What a row says of its plans. */
  readonly marksOf: (id: string) => readonly string[];
  /** Opens the plans of a row; undefined where this person may change none. */
  readonly open: ((row: { readonly id: string; readonly name: string }) => void) | undefined;
}

/** A table list as a brand has it: without the columns and filters of others. */
export function listOfBrand(list: TableList, brand: Brand | undefined): TableList {
  const { columns, filters } = list;
  return {
    ...list,
    columns: columns.filter((column) => isFor(column, brand)),
    ...(filters && { filters: filters.filter((filter) => isFor(filter, brand)) }),
  };
}

function isFor({ brands }: { readonly brands?: readonly Brand[] }, brand: Brand | undefined): boolean {
  return brands === undefined || (brand !== undefined && brands.includes(brand));
}
