import { defineBrand } from '../../src/definition';

export const alisi = defineBrand({
  name: 'ALISI',
  position: 40,
  accent: { light: '#1f5f8b', dark: '#86c1ea' },
  featuredBy: 'alternative_featured',
  fieldDefaults: {},
});
