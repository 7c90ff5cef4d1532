import type { BlockType } from '../../../src/definition';
import { description, title, videoLink } from './parts';

/** Video link above text (COMP-002). */
export const component2: BlockType = {
  label: 'Component 2',
  help: 'Video link above text',
  fields: { videoLink: videoLink('Video Link', 'VIDEO-LINK'), title: title(), description: description() },
  layout: [[['videoLink', { field: 'title', as: 'heading' }, 'description']]],
  summary: ['title', 'description'],
};
