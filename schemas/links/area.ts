import { defineArea } from '../../src/definition';

/** B-30: the save of a tab removes links and adds them again, so all of it needs one scope. */
const WRITE = 'update:links';
const access = { read: 'read:links', create: WRITE, update: WRITE, delete: WRITE };

export const links = defineArea({
  name: 'links',
  path: '/manage-links',
  menu: { label: 'Manage Links', icon: 'link', position: 80 },
  access,
  records: [{ kind: 'link' }],
  store: { kind: 'rows' },
  noun: 'list of links',
  plural: 'links',
  tabs: [
    { key: 'social-media', label: 'Social Media', editor: 'social-media-links' },
    { key: 'external', label: 'External Links', editor: 'external-links' },
  ],
});
