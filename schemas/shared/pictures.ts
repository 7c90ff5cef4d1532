import type { Field } from '../../src/definition';

/** The pictures of a company-information section: at most three, none of them featured (UPL-008, A-59). */
export const pictures = {
  type: 'images',
  label: 'Images',
  stored: { in: 'IMAGES', each: { field: 'File' } },
  max: 3,
  featured: false,
} as const satisfies Field;
