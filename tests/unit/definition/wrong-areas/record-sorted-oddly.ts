import { defineArea } from '../../../../src/definition';
import { table } from './parts';

export const area = defineArea({
  name: 'x',
  path: '/x',
  menu: { label: 'X', icon: 'article', position: 1 },
  store: { kind: 'record', record: 'user' },
  list: {
    ...table,
    sort: { by: 'name', order: 'UP' }, // expected: UP
  },
  entries: {
    noun: 'x',
    editors: { add: 'x', change: 'x' },
    opens: 'drawer',
  },
});
