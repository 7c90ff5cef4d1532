import { defineArea, type Brand } from '../../src/definition';
import { careersMenu } from '../shared/careersMenu';

/** BRAND-004, CAR-016: ALP has no departments. */
const WITH_DEPARTMENTS: readonly Brand[] = ['AVIDA', 'AMAIA', 'ALISI'];

/** Departments are managed by whoever may edit careers (B-24). */
const MANAGE_DEPARTMENTS = 'update:careers';

export const careers = defineArea({
  name: 'careers',
  path: '/manage-careers/careers',
  menu: { label: 'Careers', icon: 'work', position: 71, group: careersMenu },
  // careers are hidden, not deleted, so there is no delete scope.
  access: { read: 'read:careers', create: 'create:careers', update: 'update:careers' },
  records: [
    { kind: 'career' },
    {
      kind: 'employment_type',
      access: {
        read: 'read:careers',
        create: MANAGE_DEPARTMENTS,
        update: MANAGE_DEPARTMENTS,
        delete: MANAGE_DEPARTMENTS,
      },
      brands: WITH_DEPARTMENTS,
    },
  ],
  store: { kind: 'record', record: 'career' },
  visibility: 'isVisible',
  list: {
    kind: 'table',
    heading: 'Careers',
    searchLabel: 'Careers',
    columns: [
      { field: 'title', label: 'Title', sortable: true },
      { field: 'description', label: 'Description', format: 'line' },
      { field: 'employment_type', label: 'Department', brands: WITH_DEPARTMENTS },
      { field: 'location', label: 'Location' },
    ],
    sort: { by: 'title', order: 'DESC' },
    activeToggle: true,
    toggleLabels: { active: 'Visible', inactive: 'Hidden' },
    filters: [
      { key: 'employment_type', label: 'Department', options: { source: 'departments' }, brands: WITH_DEPARTMENTS },
      { key: 'location', label: 'Location' },
    ],
    bulk: [
      {
        label: 'Hide',
        does: { set: { isVisible: false } },
        question: 'Hide {count} {entries}? The website shows them no more; they stay here under Hidden.',
        on: 'active',
      },
      {
        label: 'Show',
        does: { set: { isVisible: true } },
        question: 'Show {count} {entries} on the website?',
        on: 'inactive',
      },
    ],
    csv: 'careers',
    loadError: 'Something went wrong.',
    add: { label: 'Add Career', offers: 'new entry' },
  },
  entries: {
    noun: 'career',
    editors: { add: 'add-career', change: 'edit-career' },
    opens: 'drawer',
    drawerWidth: 560,
    page: '{id}',
  },
});
