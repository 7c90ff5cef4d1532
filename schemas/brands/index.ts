import type { Brand, BrandFacts } from '../../src/definition';
import { alisi } from './alisi';
import { alp } from './alp';
import { amaia } from './amaia';
import { avida } from './avida';

/** The facts of every brand. */
export const brands: Readonly<Record<Brand, BrandFacts>> = { ALP: alp, AVIDA: avida, AMAIA: amaia, ALISI: alisi };
