import type { BlockType } from '../../../src/definition';
import { description, image, title } from './parts';

/** Linked image beside text (COMP-015). */
export const component14: BlockType = {
  label: 'Component 14',
  help: 'Linked image beside text',
  fields: {
    image: image(),
    imageLink: { type: 'link', label: 'Image Link', stored: 'IMAGE-LINK', anyText: true, placeholder: 'https://' },
    title: title(),
    description: description(),
  },
  layout: [
    [
      ['image', 'imageLink'],
      [{ field: 'title', as: 'heading' }, 'description'],
    ],
  ],
  summary: ['title', 'description'],
};
