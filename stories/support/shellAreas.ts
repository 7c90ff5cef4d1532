import type { AreaIcon, MenuGroup } from '../../src/definition';
import type { MenuArea } from '../../src/session/menuArea';

const careers: MenuGroup = { label: 'Manage Careers', path: '/manage-careers', start: 'careers' };

/** The complete menu of a brand, with groups (NAV-003). */
export const shellAreas: readonly MenuArea[] = [
  area('company-information', 'Manage Company Information', 'business'),
  {
    ...area('property', 'Manage Properties', 'home'),
    menu: { label: 'Manage Properties', icon: 'home' },
    sharedWith: ['ALISI'],
  },
  area('showroom', 'Manage Showroom', 'store'),
  area('content', 'Manage Content', 'article'),
  area('banner', 'Manage Hero Banner', 'banner'),
  area('gallery', 'Manage Gallery', 'image'),
  {
    ...area('careers', 'Careers Information Details', 'work'),
    path: '/manage-careers/careers-information-details',
    menu: { label: 'Careers Information Details', icon: 'work', group: careers },
  },
  {
    ...area('careers', 'Careers', 'work'),
    path: '/manage-careers/careers',
    menu: { label: 'Careers', icon: 'work', group: careers },
  },
  area('links', 'Manage Links', 'link'),
  { ...area('mdor', 'Manage MDDOR Documents', 'document'), brands: ['ALP', 'AVIDA', 'AMAIA'] },
  area('email', 'Manage Email', 'mail'),
  area('hbg', 'Manage Home Buying Guide', 'guide'),
  area('contract_document_entry', 'Manage Contracts', 'contract'),
  area('sample', 'Sample Feature', 'sample'),
  area('awards_content', 'Manage Awards', 'award'),
  { ...area('user', 'Manage Users', 'people'), audience: 'platform' },
  { ...area('role', 'Manage Roles', 'badge'), audience: 'platform' },
];

/** The scopes of a user who may read everything but contracts. */
export const readerScopes: readonly string[] = shellAreas.flatMap(({ name }) =>
  name === 'contract_document_entry' ? [] : [`read:${name}`],
);

/** An area whose path follows from its label: 'Manage Showroom' is at /manage-showroom. */
function area(name: string, label: string, icon: AreaIcon): MenuArea {
  const path = `/${label.toLowerCase().replaceAll(' ', '-')}`;
  return { name, path, menu: { label, icon }, access: { read: `read:${name}` } };
}
