/** The records that editors and lists work on, which are no pages. Each has a source in src/stores/records. */
export const RECORDS = ['user', 'role', 'career', 'property-document', 'contract', 'home-banner'] as const;

/** The name of a record. */
export type RecordName = (typeof RECORDS)[number];

/** The sets of records that are edited as rows of one form. Each has a source in src/stores/rows. */
export const ROW_SETS = ['links', 'emails'] as const;

/** The name of a set of records. */
export type RowSetName = (typeof ROW_SETS)[number];

/** What a service gives to choose from. Each has a source in src/stores/options. */
export const OPTION_SOURCES = [
  'tenants',
  'roles',
  'features',
  'departments',
  'projects',
  'linkable-pages',
  'subcategories',
] as const;

/** The name of a source of choices. */
export type OptionSourceName = (typeof OPTION_SOURCES)[number];

/** Choices that come from a service. */
export interface ServedOptions {
  readonly source: OptionSourceName;
  /** The service finds them as people type; without it all of them are read at once. */
  readonly searched?: boolean;
  /** Said when they cannot be loaded; without it the shared text. */
  readonly loadError?: string;
  /**
   * What the choices depend on: names of the source's parameters, and keys of the siblings that hold them. Nothing can
   * be chosen before these are, and changing one of them takes a choice away that was made under the other.
   */
  readonly by?: Readonly<Record<string, string>>;
}
