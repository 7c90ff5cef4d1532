import { areas } from '../../../schemas';
import { ownEditors } from '../../../schemas/ownEditors';
import { featureOfArea } from '../../../server/identity/vocabulary';
import type { AreaDefinition, Brand } from '../../../src/definition';
import { catalogueAreas } from '../../support/catalogueScreens';

/** The scopes of screens that were added to those of the catalogue. */
export function scopesAdded(): readonly string[] {
  return areas.filter(isAdded).flatMap(scopesOf);
}

/** The scopes that only added screens of other brands have. */
export function scopesAddedWithout(brand: Brand): readonly string[] {
  const isForBrand = ({ brands }: AreaDefinition): boolean => brands?.includes(brand) ?? true;
  const ofBrand = new Set(areas.filter(isForBrand).flatMap(scopesOf));
  return scopesAdded().filter((scope) => !ofBrand.has(scope));
}

function isAdded(area: AreaDefinition): boolean {
  return !catalogueAreas.includes(area);
}

function scopesOf(area: AreaDefinition): readonly string[] {
  return featureOfArea(area, ownEditors[area.name] ?? []).permissions.map(({ scope }) => scope);
}
