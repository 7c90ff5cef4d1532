/** The editable texts of an option. */
export interface OptionText {
  readonly label: string;
  /** Absent if options of this kind have none. */
  readonly description?: string;
}

/** An option listed by a service. */
export interface ServedOption extends OptionText {
  readonly value: string;
  /** The group it is listed under. */
  readonly group?: string;
  /** It is not offered any more, but stays valid where it is selected. */
  readonly isStillValid?: true;
  /** Suggested texts for sibling fields, by field name. */
  readonly suggestions?: Readonly<Record<string, string>>;
  readonly summary?: OptionSummary;
  /** Technical identifier, such as the scope of a permission. */
  readonly detail?: string;
}

/** The summary of an option. */
export interface OptionSummary {
  /** The key of a stored picture. */
  readonly picture: string | undefined;
  readonly lines: readonly SummaryLine[];
}

/** A named value of a summary. */
export interface SummaryLine {
  readonly name: string;
  readonly text: string;
  /** The parameter whose value the text is: it is formatted as by the field that holds the parameter. */
  readonly parameter?: string;
}

/** The result of an option search. */
export interface FoundOptions {
  /** The first matches. */
  readonly options: readonly ServedOption[];
  /** Number of all matches. */
  readonly total: number;
}

/** Source of options. Every method rejects if the service does not respond or refuses the request. */
export interface OptionSource {
  /** @param parameters the values that the options depend on, by name */
  list(parameters: Readonly<Record<string, string>>): Promise<readonly ServedOption[]>;
  /** Options that match a text, any options for ''; absent if `list` returns all of them. */
  search?(parameters: Readonly<Record<string, string>>, text: string): Promise<FoundOptions>;
  /** A selected option that is not offered any more; undefined if it is unknown. */
  find(value: string): Promise<ServedOption | undefined>;
  /** Adds an option; absent if users cannot. */
  add?(words: OptionText): Promise<ServedOption>;
  /** Changes the label and description of an option for everybody; absent if users cannot. */
  change?(value: string, words: OptionText): Promise<void>;
  /** Removes an option for everybody; absent if users cannot. */
  remove?(value: string): Promise<void>;
}
