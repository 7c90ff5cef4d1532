import { defineArea } from '../../src/definition';

export const links = defineArea({
  name: 'links',
  path: '/manage-links',
  menu: { label: 'Manage Links', icon: 'link', position: 80 },
  access: { read: 'read:links', create: 'create:links', update: 'update:links', delete: 'delete:links' },
  records: [{ kind: 'link' }],
  store: { kind: 'rows' },
  noun: 'list of links',
  plural: 'links',
  tabs: [
    { key: 'social-media', label: 'Social Media', editor: 'social-media-links' },
    { key: 'external', label: 'External Links', editor: 'external-links' },
  ],
});
