import type { MenuGroup } from '../../src/definition';

/** The menu entry that groups the careers areas (NAV-011, A-83). */
export const careersMenu: MenuGroup = { label: 'Manage Careers', path: '/manage-careers', start: 'careers' };
