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
