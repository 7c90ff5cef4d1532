import type { SiblingReference } from './kind';

/** What a service gives to choose from. Each has a source in src/stores/options. */
export type OptionSourceName =
  | 'tenants'
  | 'roles'
  | 'features'
  | 'departments'
  | 'projects'
  | 'linkable-pages'
  | 'subcategories';

/**
 * Keys of siblings, by names that a service knows.
 * @title keys of siblings by parameter
 */
export type SiblingKeys = Readonly<Record<string, string>>;

/** Choices that come from a service. */
export interface ServedOptions {
  /** What the choices are; one module in `src/stores/options` gives them. */
  readonly source: OptionSourceName;
  /** The service finds them as people type; without it all of them are read at once. */
  readonly searched?: boolean;
  /** Said when they cannot be loaded; without it the shared text. */
  readonly loadError?: string;
  /**
   * What the choices depend on: names of the source's parameters, and keys of the siblings that hold them. Nothing can
   * be chosen before these are, and changing one of them takes a choice away that was made under the other.
   */
  readonly by?: SiblingKeys;
}

/** The siblings that served options depend on. */
export function servedSiblings({ options }: { readonly options?: ServedOptions }): readonly SiblingReference[] {
  return Object.entries(options?.by ?? {}).map(([name, key]) => ({ setting: `options.by.${name}`, key }));
}
