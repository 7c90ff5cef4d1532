import type { BlockType } from '../../../src/definition';
import { description, image, title } from './parts';

/** Image beside text (COMP-001). */
export const component1: BlockType = {
  label: 'Component 1',
  help: 'Image beside text',
  fields: { image: image(), title: title(), description: description() },
  layout: [[['image'], [{ field: 'title', as: 'heading' }, 'description']]],
  summary: ['title', 'description'],
};
