import { defineEditor } from '../../src/definition';
import { person } from './person';

export const updateUser = defineEditor({
  name: 'update-user',
  title: 'Update User',
  stored: { record: 'user' },
  messages: { saved: 'Update success' },
  fields: {
    details: {
      type: 'group',
      label: 'User',
      fields: {
        ...person,
        status: { type: 'readOnly', label: 'Status', stored: 'status' },
        // A user whose address is not verified yet cannot be active (USR-032, USR-033).
        roleStatus: {
          type: 'choice',
          label: 'Role Status',
          stored: 'isActive',
          choices: [
            { value: 1, label: 'Active', stored: true },
            { value: 2, label: 'Inactive', stored: false },
          ],
          required: 'Role Status is required.',
          visibleWhen: { field: 'status', in: ['Verified'] },
        },
        reason: {
          type: 'multiline',
          label: 'Reason',
          stored: 'reason',
          rows: 3,
          visibleWhen: { field: 'roleStatus', in: [2] },
          clearWhenHidden: true,
          required: 'Enter Reason',
        },
      },
    },
  },
});
