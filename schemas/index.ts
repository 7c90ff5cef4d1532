import type { AreaDefinition, EditorDefinition } from '../src/definition';
import { companyInformation } from './company-information/area';

/** Every content area, in the order of the menu. */
export const areas: readonly AreaDefinition[] = [companyInformation];

/** The editors of each area; they load with their area. */
export const editorsOfArea: Readonly<Record<string, () => Promise<readonly EditorDefinition[]>>> = {
  'company-information': async () => (await import('./company-information/editors')).editors,
};
