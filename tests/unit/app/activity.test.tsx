import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActivityQuery } from '../../../src/api/activity';
import { ServiceError } from '../../../src/api/errors';
import { ActivityScreen } from '../../../src/app/activity/ActivityScreen';
import { someActivity, storyContentPath, storyLog } from '../../../stories/support/activity';
import type { ActivityScope } from '../../../src/app/activity/activityList';
import { ToastContext } from '../../../src/shell/toasts';
import { storyOptions } from '../../../stories/support/options';
import { watchSavedFiles } from '../list/support/savedFiles';
import { COMPANY_SCOPES, userWith } from '../support/people';
import { signedIn } from '../support/sessions';
import { answered } from '../support/identityService';
import type { IdentityRequest } from './support/openScreen';
import { openScreen } from './support/openScreen';

/** Shows the log at an address of its list. */
function show(address = '/activity', fail?: () => Error | undefined, activityScope: ActivityScope = 'everything') {
  const log = storyLog(someActivity);
  const read = vi.fn(async (query: ActivityQuery) => {
    const error = fail?.();
    if (error) throw error;
    return log(query);
  });
  const onError = vi.fn();
  const element = (
    <ActivityScreen
      {...{ read, scope: activityScope }}
      contentPathOf={activityScope === 'content' ? storyContentPath : async () => undefined}
      options={(source) => storyOptions[source]}
      now={() => Date.parse('2026-11-21')}
    />
  );
  render(
    <ToastContext value={{ success: vi.fn(), error: onError }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />
    </ToastContext>,
  );
  return { read, onError };
}

/** The cells of a row, by a part of its name. */
async function cellsOf(name: RegExp): Promise<readonly (string | null)[]> {
  const row = await screen.findByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

describe('the log of who changed what', () => {
  it('shows for each entry what was done, to what, where, by whom and when', async () => {
    show();
    expect(await cellsOf(/Announcement/)).toEqual([
      expect.stringMatching(/^Announcement/),
      ...['Deleted', 'Content', 'ALP', 'ALP Editor', 'Nov 20, 2026, 02:02 PM'],
    ]);
    expect(await cellsOf(/New prices/)).toEqual([
      ...['Website of ALP', 'Deployment: Done. New prices', 'Deployments', 'ALP', 'ALP Editor'],
      'Nov 20, 2026, 04:02 PM',
    ]);
    expect(await cellsOf(/CTS - Leasing/)).toEqual([
      ...['CTS - Leasing', 'Saved', 'Content', 'All brands', '', 'Nov 20, 2026, 12:02 PM'],
    ]);
    expect((await cellsOf(/Nora Reyes/))[3]).toBe('Platform');
  });

  it('links to the user or the role; content only if the reader may open it', async () => {
    show();
    const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['ALP Editor', '/manage-roles/role/role-1'],
      ['Nora Reyes', '/manage-users/user-details/user-1'],
    ]);
    cleanup();
    show('/activity', undefined, 'content');
    expect(await screen.findByRole('link', { name: 'CTS - Leasing' })).toHaveAttribute(
      'href',
      '/manage-content/blogs/elevators-quieter',
    );
    expect(screen.getByRole('row', { name: /^Announcement/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Announcement/ })).toBeNull();
  });

  it('requests the chosen filters; a period is whole days in the time zone of the staff', async () => {
    const { read } = show('/activity?about=people&brand=tenant-alp&createdAt=2026-11-19..2026-11-20&search=Nora');
    expect(await screen.findByRole('link', { name: 'Nora Reyes' })).toBeVisible();
    expect(read).toHaveBeenLastCalledWith(
      expect.objectContaining({
        ...{ about: 'people', tenantId: 'tenant-alp', search: 'Nora', page: 1 },
        ...{ from: '2026-11-18T16:00:00.000Z', until: '2026-11-20T16:00:00.000Z' },
      }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Person' }), 'Nobody');
    expect(await screen.findByText('No results found')).toBeVisible();
  });

  it('narrows to another brand, and to every brand again', async () => {
    const { read } = show('/activity?brand=tenant-alp');
    const brand = await screen.findByRole('combobox', { name: /^Brand/ });
    for (const [name, tenantId] of [
      ['AVIDA', 'tenant-avida'],
      [/^Brand: All/, undefined],
    ] as const) {
      await userEvent.click(brand);
      await userEvent.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ tenantId })));
    }
  });

  it('has no filters for areas and brands if it lists content only', async () => {
    show('/activity', undefined, 'content');
    await screen.findByRole('row', { name: /Announcement/ });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Name', 'Activity', 'Brand', 'Person', 'Date'],
    ]);
    expect(screen.getByRole('textbox', { name: 'Person' })).toBeVisible();
    for (const name of ['Area', 'Brand']) expect(screen.queryByRole('combobox', { name })).toBeNull();
  });

  it('says what went wrong, and retries', async () => {
    const errors = [new ServiceError('Only platform administrators manage users and roles.', 'FORBIDDEN')];
    const { onError } = show('/activity', () => errors.pop());
    expect(await screen.findByRole('alert')).toHaveTextContent('Only platform administrators manage users and roles.');
    expect(onError).toHaveBeenCalledWith('The activity could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Nora Reyes' })).toBeVisible();
  });
});

describe('the screen of the log', () => {
  afterEach(() => vi.restoreAllMocks());

  const ENTRIES = [
    { about: 'content', name: 'About Us', action: 'saved', person: 'AMAIA Editor', brand: 'AMAIA' },
    { about: 'people', name: 'AMAIA Inactive', text: 'Set to inactive.', person: 'Administrator', subjectId: 'user-3' },
  ].map((entry, index) => ({ ...entry, id: `entry ${index}`, createdAt: '2026-11-20T02:00:00.000Z' }));

  /** Opens the log over an identity service that filters its entries. */
  async function open(brand: 'none' | 'AMAIA', scopes: readonly string[] = []) {
    const asked: IdentityRequest['parameters'][] = [];
    const page = { kind: 'page', of: 'COMPANY-INFO-AMAIA', slug: 'about-us-amaia', subjectId: 'page-1' };
    const opened = await openScreen({
      ...{ path: '/activity', brand, scopes, offers: ['activity_log'], answer: () => ({}) },
      identity(path, { parameters }) {
        if (path !== '/activities') return answered([]);
        asked.push(parameters);
        const { q = '', about, person = '' } = parameters as Readonly<Record<string, string | undefined>>;
        const found = ENTRIES.filter(
          (entry) =>
            entry.name.includes(q) &&
            entry.person.toLowerCase().includes(person) &&
            (about === undefined || entry.about === about),
        );
        const entries = found.map((entry) => (entry.about === 'content' ? { ...page, ...entry } : entry));
        return answered(entries, { pagination: { page: 1, limit: 10, total: entries.length } });
      },
    });
    expect(await screen.findByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
    return { ...opened, asked };
  }

  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]!.textContent);

  it('is filtered by person and area, searched by subject, exported, and leads a platform administrator to the user', async () => {
    const saved = watchSavedFiles();
    const { user, asked, router, address } = await open('none');
    await user.click(await screen.findByRole('textbox', { name: 'Person' }));
    await user.paste('amaia editor');
    await waitFor(() => expect(rows()).toEqual(['About Us']));
    expect(screen.queryByRole('link', { name: 'About Us' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.names).toEqual([expect.stringMatching(/^activity-\d{4}-\d\d-\d\d\.csv$/)]));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Area' }));
    await user.click(await screen.findByRole('option', { name: 'People' }));
    await user.click(screen.getByPlaceholderText('Search Activity'));
    await user.paste('AMAIA Inactive');
    await waitFor(() => expect(rows()).toEqual(['AMAIA Inactive']));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ about: 'people', q: 'AMAIA Inactive' }));
    expect(router.state.location.search).toMatch(/search=AMAIA/);
    await user.click(screen.getByRole('link', { name: 'AMAIA Inactive' }));
    await waitFor(() => expect(address()).toBe('/manage-users/user-details/user-3'));
  });

  it('leads the staff of a brand to its content, and has no filter by area', async () => {
    const { services } = await import('../../../src/app/services');
    const staff = await signedIn(userWith({ scopes: COMPANY_SCOPES, tenants: ['tenant-amaia'] }));
    vi.spyOn(services.session.state, 'get').mockReturnValue(staff.state.get());
    const { user, address } = await open('AMAIA', COMPANY_SCOPES);
    const link = await screen.findByRole('link', { name: 'About Us' });
    expect(screen.queryByRole('combobox', { name: 'Area' })).not.toBeInTheDocument();
    await user.click(link);
    await waitFor(() => expect(address()).toBe('/manage-company-information/about-us/brand-amaia'));
  });
});
