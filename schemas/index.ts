import { installedDefinitions, type AreaDefinition, type EditorDefinition } from '../src/definition';
import { ownAreas, ownEditorsOfArea } from './ownAreas';

const installed = installedDefinitions();

/** Every content area: those of the build in the order of the menu, then those of the installation's folder. */
export const areas: readonly AreaDefinition[] = [...ownAreas, ...installed.areas];

/** The editors of each area; those of the build load with their area. */
export const editorsOfArea: Readonly<Record<string, () => Promise<readonly EditorDefinition[]>>> = {
  ...ownEditorsOfArea,
  ...Object.fromEntries(
    Object.entries(installed.editorsOfArea).map(([area, editors]) => [area, () => Promise.resolve(editors)] as const),
  ),
};
