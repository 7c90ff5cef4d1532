import type { OptionSourceName } from '../../src/definition';
import type { OptionSource, ServedOption } from '../../src/lib/options';

const TENANTS: readonly ServedOption[] = ['ALISI', 'ALP', 'AMAIA', 'AVIDA'].map((name) => ({
  value: `tenant-${name.toLowerCase()}`,
  label: name,
}));

/** Features with the scopes of their permissions, in their order. */
const FEATURES = {
  'Company Information': [
    ['read:company-information', 'View company information'],
    ['create:company-information', 'Add company information'],
    ['update:company-information', 'Edit company information'],
    ['delete:company-information', 'Delete company information'],
    ['manage:company-information-about-us', 'Work on About Us'],
    ['manage:company-information-facts', 'Work on Facts'],
  ],
  Showroom: [
    ['read:showroom', 'View showrooms'],
    ['create:showroom', 'Add showrooms'],
    ['update:showroom', 'Edit showrooms'],
    ['delete:showroom', 'Delete showrooms'],
  ],
  Careers: [
    ['read:careers', 'View careers'],
    ['create:careers', 'Add careers'],
    ['update:careers', 'Edit careers'],
  ],
  Contracts: [
    ['read:contract_document_entry', 'View contract documents'],
    ['create:contract_document_url', 'Generate addresses of contract documents'],
  ],
  'User Management': [['read:user', 'View users']],
} as const;

const PERMISSIONS = Object.entries(FEATURES).flatMap(([group, permissions]) =>
  permissions.map(([scope, label]): ServedOption => ({ value: scope, label, group, detail: scope })),
);

/** Choices of services that are not there. */
export const storyOptions: Readonly<Record<OptionSourceName, OptionSource>> = {
  tenants: { list: async () => TENANTS, find: async () => undefined },
  roles: {
    list: async ({ tenantId = '' }) =>
      ['Editor', 'Reader'].map((name) => ({ value: `${tenantId}-${name.toLowerCase()}`, label: name })),
    find: async (value) => ({ value, label: 'Suspended' }),
  },
  features: { list: async () => PERMISSIONS, find: async () => undefined },
};

/** A service that does not answer at first. */
export function failingFirst(source: OptionSource): OptionSource {
  let isUp = false;
  return {
    ...source,
    async list(parameters) {
      if (isUp) return source.list(parameters);
      isUp = true;
      throw new Error('The service does not answer.');
    },
  };
}
