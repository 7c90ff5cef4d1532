import type { UnitSection } from '../../definition';
import { unitTexts } from './texts';

/** The name of a unit for people, also while it has none. */
export function displayName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? unitTexts.unnamed : name;
}

/** The title of a section's form on a page with several units: `Tower 1 › Amenities`. */
export function sectionTitle(unit: { readonly name: string }, { label }: UnitSection): string {
  return displayName(unit).trim() + suffixOf(label);
}

/** The name of the unit in such a title; empty if the unit has no name, or the title is another one. */
export function unitNameIn(title: string, { label }: UnitSection): string {
  const suffix = suffixOf(label);
  const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : '';
  return name === unitTexts.unnamed ? '' : name;
}

function suffixOf(label: string): string {
  return ` › ${label}`;
}
