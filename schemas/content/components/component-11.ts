import type { BlockType } from '../../../src/definition';
import { description, title, videos } from './parts';

/** Videos above text (COMP-012). */
export const component11: BlockType = {
  label: 'Component 11',
  help: 'Videos above text',
  fields: { videos, title: title(), description: description() },
  layout: [[['videos', { field: 'title', as: 'heading' }, 'description']]],
  summary: ['title', 'description', 'videos'],
};
