/** Something that a service gives to choose from. */
export interface ServedOption {
  readonly value: string;
  readonly label: string;
  /** What it belongs to, for choices that are shown in groups. */
  readonly group?: string;
  /** Nobody can choose it anew, but it is right where it was chosen. */
  readonly isRight?: true;
  /** What it is to a machine, such as the scope of a permission. */
  readonly detail?: string;
}

/** Where choices come from. Both methods reject when the service does not answer. */
export interface OptionSource {
  /** @param parameters what the choices depend on, by name */
  list(parameters: Readonly<Record<string, string>>): Promise<readonly ServedOption[]>;
  /** A choice that was made earlier and is not offered any more; undefined when nothing is known of it. */
  find(value: string): Promise<ServedOption | undefined>;
}
