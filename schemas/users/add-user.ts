import { defineEditor } from '../../src/definition';
import { person } from './person';

export const addUser = defineEditor({
  name: 'add-user',
  title: 'Add User',
  description: 'The new user will receive an e-mail to verify the account before login.',
  stored: { record: 'user' },
  messages: { created: 'User has been created' },
  fields: { details: { type: 'group', label: 'User', fields: person } },
});
