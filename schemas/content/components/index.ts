import type { BlockType } from '../../../src/definition';
import { component1 } from './component-1';
import { component2 } from './component-2';
import { component3 } from './component-3';
import { component4 } from './component-4';
import { component5 } from './component-5';
import { component6 } from './component-6';
import { component7 } from './component-7';
import { component8 } from './component-8';
import { component9 } from './component-9';
import { component10 } from './component-10';
import { component11 } from './component-11';
import { component12 } from './component-12';
import { component13 } from './component-13';
import { component14 } from './component-14';

/** The components of an article by type; one of type `n` is stored as `COMPONENT-n` (COMP-016). */
export const components: Readonly<Record<string, BlockType>> = {
  '1': component1,
  '2': component2,
  '3': component3,
  '4': component4,
  '5': component5,
  '6': component6,
  '7': component7,
  '8': component8,
  '9': component9,
  '10': component10,
  '11': component11,
  '12': component12,
  '13': component13,
  '14': component14,
};
