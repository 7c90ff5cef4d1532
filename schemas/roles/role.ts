import type { Fields } from '../../src/definition';

/**
 * The form of a role (ROLE-004, ROLE-009 to ROLE-012).
 * @param given.isBrandLocked whether the brand is read-only: it cannot change for a stored role (ROLE-008)
 */
export function roleFields(given: { readonly isBrandLocked: boolean }): Fields {
  return {
    role: {
      type: 'group',
      label: 'Role',
      fields: {
        tenantId: {
          type: 'choice',
          label: 'Brand',
          stored: 'tenantId',
          options: { source: 'tenants' },
          required: 'Brand is required.',
          readOnly: given.isBrandLocked,
        },
        name: { type: 'text', label: 'Role Name', stored: 'name', required: 'Role Name is required.' },
        description: {
          type: 'multiline',
          label: 'Description',
          stored: 'description',
          rows: 2,
          required: 'Role Description is required.',
        },
        status: {
          type: 'choice',
          label: 'Status',
          stored: 'isActive',
          choices: [
            { value: 1, label: 'Active', stored: true },
            { value: 2, label: 'Inactive', stored: false },
          ],
          required: 'Role Status is required.',
        },
        permissions: {
          type: 'permissions',
          label: 'Permissions',
          stored: 'permissionIds',
          options: { source: 'features', by: { tenantId: 'tenantId' } },
          hiddenFeatures: ['Role Management', 'User Management'],
        },
      },
    },
  };
}
