import { areas, editorsOfArea } from '../schemas';
import type { AreaDefinition, EditorDefinition } from '../src/definition';

/** The areas whose records the services keep by definitions alone, and their editors. */
export interface Definitions {
  readonly areas: readonly AreaDefinition[];
  /** By the name of the area; they load when they are needed. */
  readonly editorsOfArea: Readonly<Record<string, () => Promise<readonly EditorDefinition[]>>>;
}

/** The editors of all areas. */
export async function loadEditors({ editorsOfArea }: Definitions): Promise<readonly EditorDefinition[]> {
  return (await Promise.all(Object.values(editorsOfArea).map((load) => load()))).flat();
}

/** Those of the repository. */
export const ownDefinitions: Definitions = { areas, editorsOfArea };
