import { defineEditor } from '../../src/definition';
import { roleFields } from './role';

export const editRole = defineEditor({
  name: 'edit-role',
  title: 'Edit Role',
  description: 'Everybody who has the role feels a change at the next call.',
  stored: { record: 'role' },
  messages: { saved: 'Update success' },
  fields: roleFields({ isBrandLocked: true }),
});
