import type { PlacedField, PlacedScalar } from '../../definition';

const SCALARS = {
  text: true,
  multiline: true,
  richText: true,
  number: true,
  radio: true,
  link: true,
  images: false,
  group: false,
  list: false,
  blocks: false,
} as const satisfies Record<PlacedField['type'], boolean>;

/** Whether a field holds one value. */
export function isScalarType(field: PlacedField): field is PlacedScalar {
  return SCALARS[field.type];
}
