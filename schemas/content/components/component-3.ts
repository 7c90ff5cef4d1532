import type { BlockType } from '../../../src/definition';
import { description, image, title } from './parts';

/** Text beside image (COMP-003). */
export const component3: BlockType = {
  label: 'Component 3',
  help: 'Text beside image',
  fields: { title: title(), description: description(), image: image() },
  layout: [[[{ field: 'title', as: 'heading' }, 'description'], ['image']]],
  summary: ['title', 'description'],
};
