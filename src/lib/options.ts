/** What people say of a choice. */
export interface OptionWords {
  readonly label: string;
  /** Absent where choices have none. */
  readonly description?: string;
}

/** Something that a service gives to choose from. */
export interface ServedOption extends OptionWords {
  readonly value: string;
  /** What it belongs to, for choices that are shown in groups. */
  readonly group?: string;
  /** Nobody can choose it anew, but it is right where it was chosen. */
  readonly isRight?: true;
  /** Texts that it proposes for fields beside it, by name. */
  readonly proposals?: Readonly<Record<string, string>>;
  /** What is known of it. */
  readonly summary?: OptionSummary;
  /** What it is to a machine, such as the scope of a permission. */
  readonly detail?: string;
}

/** What is known of a choice: a stored picture, and lines of a name and a text. */
export interface OptionSummary {
  readonly picture: string | undefined;
  readonly lines: readonly SummaryLine[];
}

/** One thing that is known of a choice. */
export interface SummaryLine {
  readonly name: string;
  readonly text: string;
  /** The parameter of which the text is a value: it is shown as the field that holds the parameter shows it. */
  readonly of?: string;
}

/** The choices that a search finds. */
export interface FoundOptions {
  /** The first of them. */
  readonly options: readonly ServedOption[];
  /** How many there are in all. */
  readonly total: number;
}

/** Where choices come from. Every method rejects when the service does not answer, or refuses. */
export interface OptionSource {
  /** @param parameters what the choices depend on, by name */
  list(parameters: Readonly<Record<string, string>>): Promise<readonly ServedOption[]>;
  /** The choices that a text finds, any for ''; absent where all are listed at once. */
  search?(parameters: Readonly<Record<string, string>>, text: string): Promise<FoundOptions>;
  /** A choice that was made earlier and is not offered any more; undefined when nothing is known of it. */
  find(value: string): Promise<ServedOption | undefined>;
  /** Adds a choice; absent where people add none. */
  add?(words: OptionWords): Promise<ServedOption>;
  /** Gives a choice another name and description for everybody; absent where people change none. */
  change?(value: string, words: OptionWords): Promise<void>;
  /** Removes a choice for everybody; absent where people remove none. */
  remove?(value: string): Promise<void>;
}
