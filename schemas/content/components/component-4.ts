import type { BlockType } from '../../../src/definition';
import { description, title, videoLink } from './parts';

/** Text beside video (COMP-004, COMP-005). */
export const component4: BlockType = {
  label: 'Component 4',
  help: 'Text beside video',
  fields: { title: title(), description: description(), video: videoLink('Video', 'VIDEO') },
  layout: [[[{ field: 'title', as: 'heading' }, 'description'], ['video']]],
  summary: ['title', 'description'],
};
