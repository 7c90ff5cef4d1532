import { defineArea } from '../../../../src/definition';
import { access, cards } from './parts';

export const area = defineArea({
  name: 'x',
  path: '/x',
  menu: { label: 'X', icon: 'article', position: 1 },
  access,
  store: { kind: 'pages', tag: 'X' },
  list: {
    ...cards,
    columns: [], // expected: columns
  },
  card: { cover: [{ at: ['X'], as: 'file' }] },
  editor: 'x',
  headings: { add: 'Add', change: 'Edit' },
});
