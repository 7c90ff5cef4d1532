import { defineArea } from '../../src/definition';

export const email = defineArea({
  name: 'email',
  path: '/manage-email',
  menu: { label: 'Manage Email', icon: 'mail', position: 100 },
  access: { read: 'read:email', create: 'create:email', update: 'update:email', delete: 'delete:email' },
  records: [{ kind: 'email_record' }],
  store: { kind: 'rows' },
  noun: 'list of email addresses',
  plural: 'email addresses',
  tabs: [{ key: 'addresses', label: 'Email', editor: 'emails' }],
});
