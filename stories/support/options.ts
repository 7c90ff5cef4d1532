import type { OptionSourceName } from '../../src/definition';
import type { OptionSource, OptionText, ServedOption } from '../../src/lib/options';

const TENANTS: readonly ServedOption[] = ['ALISI', 'ALP', 'AMAIA', 'AVIDA'].map((name) => ({
  value: `tenant-${name.toLowerCase()}`,
  label: name,
}));

/** Features with the scopes of their permissions, in order. */
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

/** A page that a banner can link to. */
const LINKABLE: readonly ServedOption[] = [
  {
    value: 'page-1',
    label: 'The garden street opens',
    suggestions: { name: 'The garden street opens', excerpt: 'From this week on.' },
    summary: {
      picture: undefined,
      lines: [
        { name: 'ID', text: 'page-1' },
        { name: 'Name', text: 'The garden street opens' },
        { name: 'Category', text: 'news', parameter: 'category' },
        { name: 'Excerpt', text: 'From this week on.' },
        { name: 'Date', text: 'Oct 31, 2026' },
      ],
    },
  },
];

/** Options of fake services. */
export const storyOptions: Readonly<Record<OptionSourceName, OptionSource>> = {
  tenants: { list: async () => TENANTS, find: async () => undefined },
  roles: {
    list: async ({ tenantId = '' }) =>
      ['Editor', 'Reader'].map((name) => ({ value: `${tenantId}-${name.toLowerCase()}`, label: name })),
    find: async (value) => ({ value, label: 'Suspended' }),
  },
  features: { list: async () => PERMISSIONS, find: async () => undefined },
  'linkable-pages': {
    list: async () => LINKABLE,
    search: async (_parameters, text) => {
      const options = LINKABLE.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
      return { options, total: options.length };
    },
    find: async () => undefined,
  },
  subcategories: { list: async () => ['Living', 'Water'].map(optionOf), find: async (value) => optionOf(value) },
  departments: managedOptions([{ label: 'Corporate', description: 'Head office' }, { label: 'Sales' }]),
  projects: {
    list: async () => ['AGT - Acacia Garden Tower - AGT-01', 'HRW - Harbor Row - B1'].map(optionOf),
    find: async (value) => ({ ...optionOf(value), isStillValid: true }),
  },
};

/** An option whose value is its label. */
function optionOf(label: string): ServedOption {
  return { value: label, label };
}

/** Options that people can add, change and remove. */
function managedOptions(initial: readonly OptionText[]): OptionSource {
  let options: readonly ServedOption[] = initial.map((text) => ({ value: text.label.toLowerCase(), ...text }));
  return {
    list: async () => options,
    find: async () => undefined,
    async add(text) {
      const added = { value: text.label.toLowerCase(), ...text };
      options = [...options, added];
      return added;
    },
    async change(value, text) {
      options = options.map((option) => (option.value === value ? { value, ...text } : option));
    },
    async remove(value) {
      options = options.filter((option) => option.value !== value);
    },
  };
}

/** A source whose first request fails. */
export function failingFirst(source: OptionSource): OptionSource {
  let hasFailed = false;
  return {
    ...source,
    async list(parameters) {
      if (hasFailed) return source.list(parameters);
      hasFailed = true;
      throw new Error('The service does not answer.');
    },
  };
}
