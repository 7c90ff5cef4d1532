import { defineBrand } from '../../src/definition';

export const alp = defineBrand({
  name: 'ALP',
  position: 10,
  accent: { light: '#7a5c2e', dark: '#d9b678' },
  fieldDefaults: { image: { altText: true }, images: { altText: true }, media: { altText: true } },
});
