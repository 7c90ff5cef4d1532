import type { AreaDefinition } from './area';
import type { EditorDefinition } from './editor';

/** The module of a validator: Ajv's function, which returns true, or false with its errors. */
export interface ValidatorModule {
  readonly default: ((data: unknown) => boolean) & {
    readonly errors?:
      | readonly {
          readonly instancePath: string;
          readonly keyword: string;
          readonly params: Readonly<Record<string, unknown>>;
        }[]
      | null;
  };
}

/** Definitions of an installation, besides those of its build. */
export interface InstalledDefinitions {
  readonly areas: readonly AreaDefinition[];
  /** By the name of the area. */
  readonly editorsOfArea: Readonly<Record<string, readonly EditorDefinition[]>>;
  /** For the browser, by `editor/BRAND`, or `editor/PLATFORM`. */
  readonly validators: Readonly<Record<string, () => Promise<ValidatorModule>>>;
}

declare global {
  // Only `var` declares a property of globalThis.
  var installedDefinitions: InstalledDefinitions | undefined;
}

const NONE: InstalledDefinitions = { areas: [], editorsOfArea: {}, validators: {} };

/**
 * The definitions of the installation's folder (docs/decisions/0018). They are set before the areas are loaded: by the start of the
 * services, or by the script that these insert before the console's own.
 */
export function installedDefinitions(): InstalledDefinitions {
  return globalThis.installedDefinitions ?? NONE;
}
