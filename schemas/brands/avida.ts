import { defineBrand } from '../../src/definition';

export const avida = defineBrand({
  name: 'AVIDA',
  accent: { light: '#b3382c', dark: '#f0938a' },
  fieldDefaults: { images: { accept: ['jpeg', 'jpg', 'png', 'gif', 'webp'] } },
});
