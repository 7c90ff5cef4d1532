import type { ListColumn, TableList } from './list';

/** The name of a screen that declared data does not suffice for; src/app/views has each. */
export type EntryViewName = 'user-detail';

/** A page that shows an entry instead of its editor. */
export interface EntryView {
  /** Which page: it is written in code, and shows the facts beside what is its own. */
  readonly name: EntryViewName;
  /** What is shown of the entry. */
  readonly facts: readonly ListColumn[];
  /** What happened to the entry, as a list below it. */
  readonly log?: TableList;
}

interface CommonAction {
  /** The name of its icon for people: `Preview`. */
  readonly label: string;
  /** Scope needed; without it the action is not offered. */
  readonly access?: string;
}

/** Shows the PDF file of a row (MDDOR-005). */
export interface PreviewAction extends CommonAction {
  readonly kind: 'preview';
  /** Properties of the row that hold the key of the file, and what it is called. */
  readonly file: string;
  /** The property that holds the name of the file. */
  readonly fileName: string;
}

/** Lists the files that an entry had before the present one (CTR-004). */
export interface VersionsAction extends CommonAction {
  readonly kind: 'versions';
}

/** Makes an address of a website that leads to an entry, to be copied (CTR-013). */
export interface AddressAction extends CommonAction {
  readonly kind: 'address';
  /** The sites that a person chooses from; where each is, is configured. */
  readonly sites: readonly string[];
  /** What follows in the address: `/contracts`. */
  readonly path: string;
  /** Parameters of the address, and the properties of the row that they hold. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Something that can be done with one row of a list; src/app/entryActions has the dialog of each kind.
 * @discriminator kind
 */
export type EntryAction = PreviewAction | VersionsAction | AddressAction;

export type EntryActionKind = EntryAction['kind'];

/** The texts of removing an entry. */
export interface EntryRemoval {
  /** The heading of the question: `Delete Document?`. */
  readonly title: string;
  /** Asked before a record goes. */
  readonly question: string;
  /** Columns of the list that say below the question which entry it is; the first unless given. */
  readonly named?: readonly string[];
  /** Said when it is gone. */
  readonly done: string;
  /** Said when it could not be removed. */
  readonly failed: string;
}

/** The plural noun for records of an area. */
export function pluralOf({ noun, plural = `${noun}s` }: Pick<RecordEntries, 'noun' | 'plural'>): string {
  return plural;
}

/** How the records of an area are added, opened and changed. */
export interface RecordEntries {
  /** What one of them is called in messages: `user`. */
  readonly noun: string;
  /** What several of them are called; the noun with an s unless given. */
  readonly plural?: string;
  /** Names of the editors; they may be the same one. */
  readonly editors: { readonly add: string; readonly change: string };
  /** Where the editors open: in a drawer over the screen, or as a page, a new entry's at `{path}/add`. */
  readonly opens: 'drawer' | 'page';
  /** Width of the drawer in CSS pixels; 350 unless given (USR-007). */
  readonly drawerWidth?: number;
  /**
   * The address of one entry below the area's path: `role/{id}`. Where editors open in a drawer and there is no `view`,
   * it is the list with the drawer open. Without an address of its own a row opens the drawer.
   */
  readonly page?: string;
  /** What the page of one entry shows; its editor unless given. */
  readonly view?: EntryView;
  /** What else can be done with a row, in a dialog over the list. */
  readonly actions?: readonly EntryAction[];
  /** What is asked and said when an entry is removed. Rows offer it to whoever holds the area's delete scope. */
  readonly removal?: EntryRemoval;
  /** Where somebody is after a save; at the entry unless given. */
  readonly afterSave?: 'list';
  /** Where somebody is after a save that failed: on the list, which shows the draft that is kept (BAN-028, A-65). */
  readonly afterFailure?: 'list';
  /**
   * Toast shown before going back to the list: by a `view` when its entry cannot be loaded, by an editor when its entry is not
   * there any more. Of any other failure an editor says so and offers to retry.
   */
  readonly loadError?: string;
}
