import { defineEditor } from '../../src/definition';
import { roleFields } from './role';

export const addRole = defineEditor({
  name: 'add-role',
  title: 'Add Role',
  description: 'What the staff of a brand may see and do.',
  stored: { record: 'role' },
  messages: { created: 'Role has successfully created.' },
  fields: roleFields({ isBrandLocked: false }),
});
