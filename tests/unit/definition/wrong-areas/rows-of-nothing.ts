import { defineArea } from '../../../../src/definition';
import { access } from './parts';

export const area = defineArea({
  name: 'x',
  path: '/x',
  menu: { label: 'X', icon: 'article', position: 1 },
  access,
  records: [{ kind: 'lnik' }], // expected: lnik
  store: { kind: 'rows' },
  noun: 'x',
  plural: 'xs',
  tabs: [{ key: 'x', label: 'X', editor: 'x' }],
});
