import { defineArea } from '../../../../src/definition';
import { access, table } from './parts';

export const area = defineArea({
  name: 'x',
  path: '/x',
  menu: { label: 'X', icon: 'article', position: 1 },
  access,
  store: { kind: 'records', name: 'x' },
  list: {
    ...table,
  },
  records: [{ kind: 'link' }], // expected: records
  entries: {
    noun: 'x',
    editors: { add: 'x', change: 'x' },
    opens: 'drawer',
  },
});
