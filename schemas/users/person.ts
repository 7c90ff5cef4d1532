import type { Fields } from '../../src/definition';

/** Fields of both user forms (USR-008, USR-011 to USR-019). */
export const person: Fields = {
  firstName: { type: 'text', label: 'First Name', stored: 'firstName', required: 'Enter First Name!' },
  middleName: { type: 'text', label: 'Middle Name', stored: 'middleName' },
  lastName: { type: 'text', label: 'Last Name', stored: 'lastName', required: 'Enter Last Name!' },
  contactNumber: {
    type: 'text',
    label: 'Mobile Number',
    stored: 'contactNumber',
    placeholder: '09171234567',
    required: 'Enter Mobile Number!',
    pattern: '^(09|639)[0-9]{9}$',
    messages: { pattern: 'Phone No. is invalid' },
  },
  email: {
    type: 'email',
    label: 'Email',
    stored: 'email',
    required: 'Enter Email Address',
    messages: { invalid: 'Email is invalid' },
  },
  tenantId: {
    type: 'choice',
    label: 'Brand',
    stored: 'tenantId',
    options: { source: 'tenants' },
    required: 'Select Brand',
  },
  roleId: {
    type: 'choice',
    label: 'Role',
    stored: 'roleId',
    options: { source: 'roles', by: { tenantId: 'tenantId' } },
    clearedBy: 'tenantId',
    required: 'Select Role',
  },
};
