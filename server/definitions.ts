import { areas, editorsOfArea } from '../schemas';
import type { AreaDefinition, EditorDefinition } from '../src/definition';

/** The areas whose records the services store by definitions only, and their editors. */
export interface Definitions {
  readonly areas: readonly AreaDefinition[];
  /** By the name of the area; loaded lazily. */
  readonly editorsOfArea: Readonly<Record<string, () => Promise<readonly EditorDefinition[]>>>;
}

/** The editors of all areas. */
export async function loadEditors({ editorsOfArea }: Definitions): Promise<readonly EditorDefinition[]> {
  return (await Promise.all(Object.values(editorsOfArea).map((load) => load()))).flat();
}

/** The definitions of the repository. */
export const builtInDefinitions: Definitions = { areas, editorsOfArea };
