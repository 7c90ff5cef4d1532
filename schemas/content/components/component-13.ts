import type { BlockType } from '../../../src/definition';
import { description, image, title } from './parts';

/** Two images with text (COMP-014). */
export const component13: BlockType = {
  label: 'Component 13',
  help: 'Two images with text',
  fields: {
    image1: image(1),
    title1: title(1),
    description1: description(1),
    image2: image(2),
    title2: title(2),
    description2: description(2),
  },
  layout: [
    [
      ['image1', { field: 'title1', as: 'heading' }, 'description1'],
      ['image2', { field: 'title2', as: 'heading' }, 'description2'],
    ],
  ],
  summary: ['title1', 'title2'],
};
