import type { User } from '../../../src/api/identity';
import type { BrandRecord } from '../../../src/api/pages';

/** A signed-in user of the tests; `scopes` are those of the first role. */
export function userWith(given: {
  readonly scopes?: readonly string[];
  readonly tenants?: readonly string[];
  readonly secondRole?: readonly string[];
}): User {
  const { scopes = [], tenants = ['tenant-alp'], secondRole } = given;
  return {
    id: 'user-1',
    firstName: 'ALP',
    lastName: 'Editor',
    email: 'alp.editor@demo.example',
    roles: [
      { id: 'role-1', name: 'ALP Editor', scopes },
      ...(secondRole ? [{ id: 'role-2', name: 'Second', scopes: secondRole }] : []),
    ],
    tenants: tenants.map((id) => ({ id, name: id })),
  };
}

/** The brands as the content service lists them. */
export const BRAND_RECORDS: readonly BrandRecord[] = [
  { id: 'brand-alp', name: 'ALP', tenant_id: 'tenant-alp' },
  { id: 'brand-avida', name: 'AVIDA', tenant_id: 'tenant-avida' },
  { id: 'brand-amaia', name: 'AMAIA', tenant_id: 'tenant-amaia' },
  { id: 'brand-alisi', name: 'ALISI', tenant_id: 'tenant-alisi' },
  { id: 'brand-alveo', name: 'alveo', tenant_id: 'tenant-alveo' },
];

/** Every scope of company information. */
export const COMPANY_SCOPES: readonly string[] = [
  ...['read', 'create', 'update', 'delete'].map((action) => `${action}:company-information`),
  ...[
    'about-us',
    'facts',
    'mission-and-vision',
    'awards',
    'terms-and-conditions',
    'privacy-and-policy',
    'seo-tags',
    'footer-links',
  ].map((kind) => `manage:company-information-${kind}`),
];
