import { defineArea } from '../../../../src/definition';
import { access, table } from './parts';

export const area = defineArea({
  name: 'x',
  path: '/x',
  menu: { label: 'X', icon: 'article', position: 1 },
  access,
  store: { kind: 'pagse', tag: 'X' }, // expected: pagse
  list: { ...table },
  tabs: [{ key: 'x', label: 'X', editor: 'x' }],
});
