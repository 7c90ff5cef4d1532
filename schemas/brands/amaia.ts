import { defineBrand } from '../../src/definition';

export const amaia = defineBrand({
  name: 'AMAIA',
  position: 30,
  accent: { light: '#2f6b3a', dark: '#8fce9b' },
  fieldDefaults: { phone: { digitsOnly: true } },
});
