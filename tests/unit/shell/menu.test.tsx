import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleAreas } from '../../../src/app/consoleAreas';
import { preloadLazyParts } from '../../../src/shell/lazyParts';
import type { MenuGroup } from '../../../src/definition';
import { areaRedirects, type MenuArea } from '../../../src/session/menuArea';
import { showLayout, stubBrowser } from './support/showLayout';

const properties: MenuArea = {
  name: 'properties',
  path: '/manage-properties',
  menu: { label: 'Manage Properties', icon: 'home' },
  sharedWith: ['ALISI'],
  access: { read: 'read:property' },
};

const group: MenuGroup = { label: 'Manage Careers', path: '/manage-careers', start: 'careers' };
const information: MenuArea = {
  name: 'careers-information',
  path: '/manage-careers/careers-information-details',
  menu: { label: 'Careers Information Details', icon: 'work', group },
  store: { kind: 'page' },
  tabs: [{ key: 'details', label: 'Details' }],
  access: { read: 'read:careers' },
};
const careers: MenuArea = {
  name: 'careers',
  path: '/manage-careers/careers',
  menu: { label: 'Careers', icon: 'work', group },
  store: { kind: 'record' },
  list: {},
  access: { read: 'read:careers' },
};

const guide: MenuArea = {
  name: 'guide',
  path: '/manage-guide',
  menu: { label: 'Manage Guide', icon: 'guide' },
  store: { kind: 'page' },
  tabs: [
    { key: 'reservation', label: 'Reservation' },
    { key: 'papers', label: 'Papers', access: 'manage:papers' },
    { key: 'faq', label: 'FAQ', brands: ['ALP'] },
  ],
  access: { read: 'read:guide' },
};

const GIVEN = {
  areas: [properties, information, careers, guide],
  scopes: ['read:property', 'read:careers', 'read:guide'],
};

beforeAll(preloadLazyParts);
beforeEach(() => stubBrowser());
afterEach(() => void vi.unstubAllGlobals());

function menu() {
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

describe('an area in which staff of some brands see every brand', () => {
  it('[NAV-006] is Manage Properties for ALISI: a submenu with one entry for each brand, which links to its properties', async () => {
    const { router } = await showLayout({
      areas: consoleAreas,
      scopes: ['read:property', 'read:company-information'],
      tenants: ['tenant-alisi'],
    });
    expect(menu().queryByRole('link', { name: 'AVIDA' })).not.toBeInTheDocument();
    await userEvent.click(menu().getByRole('button', { name: 'Manage Properties', expanded: false }));
    const links = within(menu().getByRole('list', { name: 'Manage Properties' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      ['ALP', 'AVIDA', 'AMAIA', 'ALISI'].map((name) => [name, `/manage-properties?brand=${name}`]),
    );
    await userEvent.click(menu().getByRole('link', { name: 'AVIDA' }));
    expect(router.state.location).toMatchObject({ pathname: '/manage-properties', search: '?brand=AVIDA' });
    expect(menu().queryByRole('link', { name: 'Manage Properties' })).not.toBeInTheDocument();
  });

  it('is a group with one entry for each brand, for these brands', async () => {
    await showLayout({ ...GIVEN, tenants: ['tenant-alisi'], path: '/manage-properties?brand=AVIDA' });
    const links = within(menu().getByRole('list', { name: 'Manage Properties' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      ['ALP', 'AVIDA', 'AMAIA', 'ALISI'].map((name) => [name, `/manage-properties?brand=${name}`]),
    );
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('AVIDA');
  });

  it.each(['', '?brand=NOBODY', '?brand=alveo'])('shows their own brand at the address %o', async (search) => {
    await showLayout({ ...GIVEN, tenants: ['tenant-alisi'], path: `/manage-properties${search}` });
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('ALISI');
  });

  it('is one entry for everybody else', async () => {
    await showLayout({ ...GIVEN, path: '/manage-properties' });
    expect(menu().getByRole('link', { name: 'Manage Properties', current: 'page' })).toHaveAttribute(
      'href',
      '/manage-properties',
    );
  });
});

describe('areas that share an entry', () => {
  it('are a group that is expanded if one of them is current, and can be toggled', async () => {
    const { router } = await showLayout({ ...GIVEN, path: '/manage-properties' });
    const group = menu().getByRole('button', { name: 'Manage Careers', expanded: false });
    expect(menu().queryByRole('link', { name: 'Careers' })).not.toBeInTheDocument();
    await userEvent.click(group);
    expect(menu().getByRole('link', { name: 'Careers Information Details' })).toHaveAttribute(
      'href',
      '/manage-careers/careers-information-details',
    );
    await userEvent.click(menu().getByRole('link', { name: 'Careers' }));
    expect(router.state.location.pathname).toBe('/manage-careers/careers');
    expect(menu().getByRole('link', { name: 'Careers', current: 'page' })).toBeInTheDocument();
    expect(menu().getByRole('link', { name: 'Careers Information Details' })).not.toHaveAttribute('aria-current');
    await userEvent.click(group);
    expect(menu().queryByRole('link', { name: 'Careers' })).not.toBeInTheDocument();
  });

  it('are expanded when one of them is navigated to', async () => {
    const { router } = await showLayout({ ...GIVEN, path: '/manage-properties' });
    await act(() => router.navigate('/manage-careers/careers'));
    expect(menu().getByRole('link', { name: 'Careers', current: 'page' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Manage Careers/Careers');
  });

  it('are listed next to the icon rail', async () => {
    const { router } = await showLayout({ ...GIVEN, path: '/manage-properties' });
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    await userEvent.click(menu().getByRole('button', { name: 'Manage Careers' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Careers' }));
    expect(router.state.location.pathname).toBe('/manage-careers/careers');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it('are those that the user may read, and the group disappears with the last one', async () => {
    await showLayout({ ...GIVEN, scopes: ['read:property'], path: '/manage-properties' });
    expect(menu().queryByRole('button', { name: 'Manage Careers' })).not.toBeInTheDocument();
  });
});

describe('an area without a list', () => {
  it('is a group of the tabs that the user and the brand have', async () => {
    const { router } = await showLayout({ ...GIVEN, path: '/manage-guide/faq' });
    const links = within(menu().getByRole('list', { name: 'Manage Guide' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Reservation', '/manage-guide/reservation'],
      ['FAQ', '/manage-guide/faq'],
    ]);
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('FAQ');
    await userEvent.click(menu().getByRole('link', { name: 'Reservation' }));
    expect(router.state.location.pathname).toBe('/manage-guide/reservation');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Manage Guide/Reservation');
  });
});

it('addresses of groups and of several screens redirect to the first screen', () => {
  expect(areaRedirects([properties, information, careers, guide])).toEqual([
    { path: '/manage-careers', to: '/manage-careers/careers' },
    { path: '/manage-guide', to: '/manage-guide/reservation' },
  ]);
});
