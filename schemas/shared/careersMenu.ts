import type { MenuGroup } from '../../src/definition';

/** The entry of the menu that holds the areas of careers (NAV-011, A-83). */
export const careersMenu: MenuGroup = { label: 'Manage Careers', path: '/manage-careers', start: 'careers' };
