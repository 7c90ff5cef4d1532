import type { Choice } from '../../src/definition';

/** The property types; the position, from 1, is the id that legacy data stores instead of the name. */
export const PROPERTY_TYPES = [
  'Condominium',
  'Office',
  'Lots',
  'Commercial',
  'Townhouse',
  'Leisure',
  'Apartments',
  'House and Lot',
  'Estate',
] as const;

/** Property types with several units, such as towers or phases (PROPU-001). */
export const TYPES_WITH_UNITS: readonly (typeof PROPERTY_TYPES)[number][] = [
  'Condominium',
  'Office',
  'Townhouse',
  'House and Lot',
];

/** The scope needed to create a property of a type (PERM-020, PROP-048). */
export function creationScope(type: (typeof PROPERTY_TYPES)[number]): string {
  return `create:property-category-${type.toLowerCase().replaceAll(' ', '-')}`;
}

/** The property types as choices, with the other values that legacy data stores for them. */
export const PROPERTY_TYPE_CHOICES: readonly Choice[] = PROPERTY_TYPES.map((name, index) => ({
  value: name,
  label: name,
  access: creationScope(name),
  alsoRead: [index + 1, String(index + 1), name.toLowerCase()],
}));
