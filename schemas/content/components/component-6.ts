import type { BlockType } from '../../../src/definition';
import { description, title, videoLink } from './parts';

/** Video beside text (COMP-007). */
export const component6: BlockType = {
  label: 'Component 6',
  help: 'Video beside text',
  fields: { video: videoLink('Video', 'VIDEO'), title: title(), description: description() },
  layout: [[['video'], [{ field: 'title', as: 'heading' }, 'description']]],
  summary: ['title', 'description'],
};
