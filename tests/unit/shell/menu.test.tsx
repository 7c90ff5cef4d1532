import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CrumbArea } from '../../../src/shell/breadcrumbs';
import { loadLaterParts } from '../../../src/shell/later';
import { startPath } from '../../../src/session/menuArea';
import { showLayout, stubBrowser } from './support/showLayout';

const properties: CrumbArea = {
  name: 'properties',
  path: '/manage-properties',
  menu: { label: 'Manage Properties', icon: 'home', perBrand: ['ALISI'] },
  access: { read: 'read:property' },
};

const careers: CrumbArea = {
  name: 'careers',
  path: '/manage-careers',
  menu: {
    label: 'Manage Careers',
    icon: 'work',
    entries: [
      { label: 'Careers Information Details', path: 'careers-information-details' },
      { label: 'Careers', path: 'careers' },
    ],
    start: 'careers',
  },
  access: { read: 'read:careers' },
};

const GIVEN = { areas: [properties, careers], scopes: ['read:property', 'read:careers'] };

beforeAll(loadLaterParts);
beforeEach(() => stubBrowser());
afterEach(() => void vi.unstubAllGlobals());

function menu() {
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

describe('an area of which staff of some brands see every brand', () => {
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

describe('an area of several entries', () => {
  it('is a group that is open where one of them is current, and opens and closes', async () => {
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

  it('opens by itself when one of its entries is gone to', async () => {
    const { router } = await showLayout({ ...GIVEN, path: '/manage-properties' });
    await act(() => router.navigate('/manage-careers/careers'));
    expect(menu().getByRole('link', { name: 'Careers', current: 'page' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Manage Careers/Careers');
  });

  it('offers its entries beside the rail of icons', async () => {
    const { router } = await showLayout({ ...GIVEN, path: '/manage-properties' });
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    await userEvent.click(menu().getByRole('button', { name: 'Manage Careers' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Careers' }));
    expect(router.state.location.pathname).toBe('/manage-careers/careers');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it('leads from its own address to the entry it starts with, the first unless it says otherwise', () => {
    expect(startPath(careers)).toBe('/manage-careers/careers');
    const { start: _start, ...unsaid } = careers.menu;
    expect(startPath({ ...careers, menu: unsaid })).toBe('/manage-careers/careers-information-details');
    expect(startPath(properties)).toBeUndefined();
  });
});
