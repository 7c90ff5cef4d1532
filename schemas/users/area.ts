import { defineArea, type ListColumn } from '../../src/definition';

const status: ListColumn = {
  field: 'status',
  label: 'Status',
  format: 'badge',
  tones: { Verified: 'good', Pending: 'waiting' },
};

export const users = defineArea({
  name: 'users',
  path: '/manage-users',
  menu: { label: 'Manage Users', icon: 'people', position: 200 },
  audience: 'platform',
  redirectOfBrandStaff: '/manage-company-information',
  store: { kind: 'record', record: 'user' },
  list: {
    kind: 'table',
    heading: 'Users',
    searchLabel: 'Users',
    columns: [
      { field: 'name', label: 'Name', sortable: true },
      { field: 'email', label: 'Email', sortable: true },
      { field: 'contactNumber', label: 'Mobile Number', sortable: true },
      { field: 'role', label: 'Role', sortable: true },
      { field: 'brands', label: 'Brand', sortable: true },
      { ...status, sortable: true },
      { field: 'updatedAt', label: 'Date Updated', sortable: true, format: 'date' },
    ],
    sort: { by: 'updatedAt', order: 'DESC' },
    filters: [
      { key: 'tenantIds', label: 'Brand', options: { source: 'tenants' } },
      { key: 'roleIds', label: 'Role' },
    ],
    activeToggle: true,
    csv: 'users',
    add: { label: 'Add User', offers: 'new entry' },
  },
  entries: {
    noun: 'user',
    editors: { add: 'add-user', change: 'update-user' },
    opens: 'drawer',
    page: 'user-details/{id}',
    loadError: 'Something went wrong!',
    view: {
      name: 'user-detail',
      facts: [
        { field: 'firstName', label: 'First Name' },
        { field: 'middleName', label: 'Middle Name' },
        { field: 'lastName', label: 'Last Name' },
        { field: 'email', label: 'Email' },
        { field: 'contactNumber', label: 'Mobile Number' },
        { field: 'brands', label: 'Brand' },
        { field: 'roleName', label: 'Role' },
        status,
        { field: 'createdAt', label: 'Date Created', format: 'date' },
        { field: 'updatedAt', label: 'Date Updated', format: 'date' },
        { field: 'verifiedAt', label: 'Date Verified', format: 'date' },
        { field: 'reason', label: 'Reason' },
      ],
      log: {
        kind: 'table',
        heading: 'Activity Log',
        searchLabel: 'Activities',
        columns: [
          { field: 'id', label: 'Reference #', sortable: true },
          { field: 'createdAt', label: 'Date Created', sortable: true, format: 'dateTime' },
          { field: 'activity', label: 'Activity', sortable: true },
        ],
        sort: { by: 'createdAt', order: 'DESC' },
        activeToggle: false,
        loadError: 'Something went wrong on getting User Activity Logs!',
      },
    },
  },
});
