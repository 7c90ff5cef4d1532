import type { BlockType } from '../../../src/definition';
import { caption, image } from './parts';

/** Four images with captions (COMP-009). */
export const component8: BlockType = {
  label: 'Component 8',
  help: 'Four images with captions',
  fields: {
    image1: image(1),
    caption1: caption(1),
    image2: image(2),
    caption2: caption(2),
    image3: image(3),
    caption3: caption(3),
    image4: image(4),
    caption4: caption(4),
  },
  layout: [
    [
      ['image1', { field: 'caption1', as: 'caption' }],
      ['image2', { field: 'caption2', as: 'caption' }],
    ],
    [
      ['image3', { field: 'caption3', as: 'caption' }],
      ['image4', { field: 'caption4', as: 'caption' }],
    ],
  ],
  summary: ['caption1', 'caption2', 'caption3', 'caption4'],
};
