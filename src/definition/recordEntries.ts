import type { ListColumn, TableList } from './list';

/** The name of a screen that cannot be declared as data; each is implemented in src/app/views. */
export type EntryViewName = 'user-detail';

/** A page that shows an entry instead of its editor. */
export interface EntryView {
  /** Name of the page. It is written in code, and shows the facts alongside content of its own. */
  readonly name: EntryViewName;
  /** The facts about the entry that the page shows. */
  readonly facts: readonly ListColumn[];
  /** The entry's log of activity, as a list below the facts. */
  readonly log?: TableList;
}

interface CommonAction {
  /** Accessible name of the action's icon: `Preview`. */
  readonly label: string;
  /** Scope required. People without the scope are not offered the action. */
  readonly access?: string;
}

/** Shows the PDF file of a row (MDDOR-005). */
export interface PreviewAction extends CommonAction {
  readonly kind: 'preview';
  /** The property that holds the key of the file. */
  readonly file: string;
  /** The property that holds the name of the file. */
  readonly fileName: string;
}

/** Lists the previous files of an entry (CTR-004). */
export interface VersionsAction extends CommonAction {
  readonly kind: 'versions';
}

/** Builds a website URL that leads to an entry, to be copied (CTR-013). */
export interface AddressAction extends CommonAction {
  readonly kind: 'address';
  /** Names of the websites to choose from; their addresses are configured elsewhere. */
  readonly sites: readonly string[];
  /** Path of the URL: `/contracts`. */
  readonly path: string;
  /** Query parameters of the URL, each with the property of the row that it contains. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * An action on one row of a list; src/app/entryActions has the dialog of each kind.
 * @discriminator kind
 */
export type EntryAction = PreviewAction | VersionsAction | AddressAction;

export type EntryActionKind = EntryAction['kind'];

/** The texts for removing an entry. */
export interface EntryRemoval {
  /** Heading of the confirmation: `Delete Document?`. */
  readonly title: string;
  /** Confirmation question before a record is removed. */
  readonly question: string;
  /** Columns of the list that identify the entry below the question. Default: the first column. */
  readonly named?: readonly string[];
  /** Message after the removal. */
  readonly done: string;
  /** Message if the removal fails. */
  readonly failed: string;
}

/** The plural noun for records of an area. */
export function pluralOf({ noun, plural = `${noun}s` }: Pick<RecordEntries, 'noun' | 'plural'>): string {
  return plural;
}

/** How the records of an area are added, opened and changed. */
export interface RecordEntries {
  /** Singular noun for a record, used in messages: `user`. */
  readonly noun: string;
  /** Plural noun for records. Default: the singular with an s. */
  readonly plural?: string;
  /** Names of the editors for adding and for changing an entry; they may be the same. */
  readonly editors: { readonly add: string; readonly change: string };
  /** Where the editors open: in a drawer over the screen, or as a page, which for a new entry is at `{path}/add`. */
  readonly opens: 'drawer' | 'page';
  /** Width of the drawer in CSS pixels (USR-007). Default: 350. */
  readonly drawerWidth?: number;
  /**
   * Route of an entry below the area's path: `role/{id}`. If editors open in a drawer and there is no `view`, it shows the list with the
   * drawer open. Absent: entries have no URL, and a row opens the drawer.
   */
  readonly page?: string;
  /** The page of an entry. Default: its editor. */
  readonly view?: EntryView;
  /** Further actions on a row, each with a dialog over the list. */
  readonly actions?: readonly EntryAction[];
  /** The texts for removing an entry. If given, rows offer the removal to people with the area's delete scope. */
  readonly removal?: EntryRemoval;
  /** The screen shown after a save. Default: the entry. */
  readonly afterSave?: 'list';
  /** The screen shown after a failed save: the list, which marks the draft that was kept (BAN-028, A-65). Default: the form. */
  readonly afterFailure?: 'list';
  /**
   * Toast shown before returning to the list: by a `view` if its entry cannot be loaded, by an editor if its entry no longer exists. For
   * any other failure, an editor shows the error and offers to retry.
   */
  readonly loadError?: string;
}
