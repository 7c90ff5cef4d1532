import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { ActivityQuery } from '../../../src/api/activity';
import { ServiceError } from '../../../src/api/errors';
import { ActivityScreen } from '../../../src/app/activity/ActivityScreen';
import { someActivity, storyContentPath, storyLog } from '../../../stories/support/activity';
import type { ActivityScope } from '../../../src/app/activity/activityList';
import { storyOptions } from '../../../stories/support/options';

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
      {...{ read, onError, scope: activityScope }}
      contentPathOf={activityScope === 'content' ? storyContentPath : async () => undefined}
      options={(source) => storyOptions[source]}
      now={() => Date.parse('2026-11-21')}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />);
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
