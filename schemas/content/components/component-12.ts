import type { BlockType } from '../../../src/definition';
import { description, title, videos } from './parts';

/** Text above videos (COMP-013). */
export const component12: BlockType = {
  label: 'Component 12',
  help: 'Text above videos',
  fields: { title: title(), description: description(), videos },
  layout: [[[{ field: 'title', as: 'heading' }, 'description', 'videos']]],
  summary: ['title', 'description', 'videos'],
};
