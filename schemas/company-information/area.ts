import { defineArea } from '../../src/definition';

export const companyInformation = defineArea({
  name: 'company-information',
  path: '/manage-company-information',
  menu: { label: 'Manage Company Information', icon: 'business', position: 10 },
  access: {
    read: 'read:company-information',
    create: 'create:company-information',
    update: 'update:company-information',
    delete: 'delete:company-information',
  },
  store: { kind: 'page', tag: 'COMPANY-INFO-{BRAND}' },
  visibility: 'published',
  list: {
    kind: 'table',
    heading: 'Company Information',
    searchLabel: 'Company Information',
    columns: [
      { field: 'name', label: 'Page Name', sortable: true },
      { field: 'created_at', label: 'Date Created', sortable: true, format: 'date' },
      { field: 'updated_at', label: 'Date Updated', sortable: true, format: 'date' },
    ],
    sort: { by: 'updated_at', order: 'DESC' },
    activeToggle: true,
    csv: 'company-information',
    loadError: 'Something went wrong.',
    add: { label: 'Add Page', offers: 'missing tabs' },
  },
  tabs: [
    { key: 'about-us', label: 'About Us', editor: 'about-us', access: 'manage:company-information-about-us' },
    {
      key: 'seo-tags',
      label: 'Seo Tags',
      editor: 'seo-tags',
      access: 'manage:company-information-seo-tags',
      brands: ['AVIDA', 'ALISI', 'ALP'],
    },
    {
      key: 'footer-links',
      label: 'Footer Link',
      editor: 'footer-links',
      access: 'manage:company-information-footer-links',
      brands: ['AMAIA'],
    },
    { key: 'facts', label: 'Facts', editor: 'facts', access: 'manage:company-information-facts' },
    {
      key: 'mission-vision',
      label: 'Mission and Vision',
      editor: 'mission-vision',
      access: 'manage:company-information-mission-and-vision',
    },
    { key: 'awards', label: 'Awards', editor: 'awards', access: 'manage:company-information-awards' },
    {
      key: 'terms-and-conditions',
      label: 'Terms and Conditions',
      editor: 'terms-and-conditions',
      access: 'manage:company-information-terms-and-conditions',
    },
    {
      key: 'privacy-policy',
      label: 'Privacy Policy',
      editor: 'privacy-policy',
      access: 'manage:company-information-privacy-and-policy',
    },
  ],
});
