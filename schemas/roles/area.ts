import { defineArea } from '../../src/definition';

export const roles = defineArea({
  name: 'roles',
  path: '/manage-roles',
  menu: { label: 'Manage Roles', icon: 'badge', position: 210 },
  audience: 'platform',
  store: { kind: 'record', record: 'role' },
  list: {
    kind: 'table',
    heading: 'Roles',
    searchLabel: 'Roles',
    columns: [
      { field: 'name', label: 'Role Name', sortable: true },
      { field: 'description', label: 'Description', sortable: true },
      { field: 'brand', label: 'Brand', sortable: true },
      { field: 'createdAt', label: 'Date Created', sortable: true, format: 'date' },
      { field: 'updatedAt', label: 'Date Updated', sortable: true, format: 'date' },
    ],
    sort: { by: 'updatedAt', order: 'DESC' },
    activeToggle: true,
    csv: 'roles',
    add: { label: 'Add Role', offers: 'new entry' },
  },
  entries: {
    noun: 'role',
    editors: { add: 'add-role', change: 'edit-role' },
    opens: 'page',
    page: 'role/{id}',
  },
});
