import { areas, editorsOfArea } from '../../schemas';
import type { AreaDefinition, EditorDefinition } from '../../src/definition';

/** The areas that docs/requirements.md describes. Its rules about single screens say nothing about a screen that is added later. */
const NAMES: ReadonlySet<string> = new Set([
  'company-information',
  'properties',
  'showroom',
  'content',
  'hero-banner',
  'gallery',
  'careers-information',
  'careers',
  'links',
  'property-documents',
  'email',
  'home-buying-guide',
  'awards',
  'contracts',
  'users',
  'roles',
]);

/** The areas of the catalogue of requirements, without those of screens that were added later. */
export const catalogueAreas: readonly AreaDefinition[] = areas.filter(({ name }) => NAMES.has(name));

/** The editors of the areas of the catalogue. */
export async function catalogueEditors(): Promise<readonly EditorDefinition[]> {
  return (await Promise.all(catalogueAreas.map(async ({ name }) => (await editorsOfArea[name]?.()) ?? []))).flat();
}
