import { defineArea } from '../../../../src/definition';
import { access, table } from './parts';

export const area = defineArea({
  name: 'x',
  path: '/x',
  menu: { label: 'X', icon: 'article', position: 1 },
  access,
  records: [{ kind: 'link' }],
  store: { kind: 'rows' },
  list: table, // expected: list
  noun: 'x',
  plural: 'xs',
  tabs: [{ key: 'x', label: 'X', editor: 'x' }],
});
