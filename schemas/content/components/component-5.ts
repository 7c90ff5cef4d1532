import type { BlockType } from '../../../src/definition';
import { description, image, title } from './parts';

/** Image above text (COMP-006). */
export const component5: BlockType = {
  label: 'Component 5',
  help: 'Image above text',
  fields: { image: image(), title: title(), description: description() },
  layout: [[['image', { field: 'title', as: 'heading' }, 'description']]],
  summary: ['title', 'description'],
};
