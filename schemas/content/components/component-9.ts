import type { BlockType } from '../../../src/definition';
import { description, title } from './parts';

/** Text (COMP-010). */
export const component9: BlockType = {
  label: 'Component 9',
  help: 'Text',
  fields: { title: title(), description: description() },
  layout: [[[{ field: 'title', as: 'heading' }, 'description']]],
  summary: ['title', 'description'],
};
