import { defineBrand } from '../../src/definition';

/** Pictures may be webp too (UPL-002). */
const pictures = { accept: ['jpeg', 'jpg', 'png', 'gif', 'webp'] };

export const avida = defineBrand({
  name: 'AVIDA',
  position: 20,
  accent: { light: '#b3382c', dark: '#f0938a' },
  fieldDefaults: { image: pictures, images: pictures, media: pictures },
});
