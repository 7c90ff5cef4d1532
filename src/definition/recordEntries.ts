import type { ListColumn, TableList } from './list';

/** The name of a screen that declared data does not suffice for; src/app/views has each. */
export type EntryViewName = 'user-detail';

/** A page that shows an entry instead of its editor. */
export interface EntryView {
  readonly name: EntryViewName;
  /** What is shown of the entry. */
  readonly facts: readonly ListColumn[];
  /** What happened to the entry, as a list below it. */
  readonly log?: TableList;
}

/** How the records of an area are added, opened and changed. */
export interface RecordEntries {
  /** What one of them is called in messages: `user`. */
  readonly noun: string;
  /** Names of the editors; they may be the same one. */
  readonly editors: { readonly add: string; readonly change: string };
  /** Where the editors open: in a drawer over the screen, or as a page, a new entry's at `{path}/add`. */
  readonly opens: 'drawer' | 'page';
  /** Width of the drawer in CSS pixels; 350 unless given (USR-007). */
  readonly drawerWidth?: number;
  /** The page of one entry below the area's path: `role/{id}`. Without one a row opens the drawer. */
  readonly page?: string;
  /** What the page of one entry shows; its editor unless given. */
  readonly view?: EntryView;
  /** Toast shown when an entry cannot be loaded, before going back to the list; without one the screen says so and offers to retry. */
  readonly loadError?: string;
}
