import type { BlockType } from '../../../src/definition';
import { caption } from './parts';

/** Quote (COMP-011). */
export const component10: BlockType = {
  label: 'Component 10',
  help: 'Quote',
  fields: { message: { type: 'multiline', label: 'Message', stored: 'MESSAGE', rows: 4 }, caption: caption() },
  layout: [
    [
      [
        { field: 'message', as: 'quote' },
        { field: 'caption', as: 'caption' },
      ],
    ],
  ],
  summary: ['message', 'caption'],
};
