import type { SiblingReference } from './kind';

/** What the choices loaded from a service are. Each has a module in src/stores/options. */
export type OptionSourceName =
  | 'tenants'
  | 'roles'
  | 'features'
  | 'departments'
  | 'projects'
  | 'linkable-pages'
  | 'subcategories';

/** What a source needs and offers besides a list of its choices. */
interface SourceAbilities {
  /** The names of the values that its choices depend on. */
  readonly parameters?: readonly string[];
  /** Whether it has no choices unless all of its parameters are given. */
  readonly needsParameters?: true;
  /** The names of the values that it suggests for a choice. */
  readonly suggestions?: readonly string[];
  /** The settings that it supports. */
  readonly supports?: readonly ('options.searched' | 'manage' | 'summaryOrElse')[];
}

/** The abilities of each source. */
export const OPTION_SOURCES: Readonly<Record<OptionSourceName, SourceAbilities>> = {
  tenants: {},
  roles: { parameters: ['tenantId'], needsParameters: true },
  features: { parameters: ['tenantId'] },
  departments: { supports: ['manage'] },
  projects: {},
  'linkable-pages': {
    parameters: ['type', 'category'],
    needsParameters: true,
    suggestions: ['name', 'excerpt'],
    supports: ['options.searched', 'summaryOrElse'],
  },
  subcategories: { parameters: ['category'] },
};

/**
 * Keys of siblings, by the service's names for them.
 * @title keys of siblings by parameter
 */
export type SiblingKeys = Readonly<Record<string, string>>;

/** Choices loaded from a service. */
export interface ServedOptions {
  /** What the choices are; a module in `src/stores/options` loads them. */
  readonly source: OptionSourceName;
  /** Has the service search the choices while people type. Absent: all of them are loaded at once. */
  readonly searched?: boolean;
  /** Message shown if the choices cannot be loaded. Default: the shared message. */
  readonly loadError?: string;
  /**
   * Siblings that the choices depend on: their keys, by the source's parameters. Nothing can be selected before these siblings have
   * values, and changing one of them clears the selection.
   */
  readonly by?: SiblingKeys;
}

/** The siblings that served options depend on. */
export function servedSiblings({ options }: { readonly options?: ServedOptions }): readonly SiblingReference[] {
  return Object.entries(options?.by ?? {}).map(([name, key]) => ({ setting: `options.by.${name}`, key }));
}
