import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../src/list/SearchBox';
import { useListQuery } from '../../../src/list/listQuery';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const LISTED = {};

function Listed() {
  const [query, change] = useListQuery(LISTED);
  return (
    <>
      <SearchBox label="Careers" search={query.search} onSearch={(search) => change({ search })} />
      <Link to="/entry">Engineer</Link>
    </>
  );
}

/** A list, and the screen of an entry, which loads until it is told to have. */
function show() {
  let loaded: () => void = () => undefined;
  const loading = new Promise<null>((resolve) => (loaded = () => resolve(null)));
  const router = createMemoryRouter(
    [
      { path: '/', element: <Listed /> },
      { path: '/entry', loader: () => loading, element: <h1>Engineer</h1> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return { router, loaded };
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });

it('a search that was typed just before a row was pressed does not lead back to the list', async () => {
  const { router, loaded } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Search Careers' }), 'engineer');
  await user.click(screen.getByRole('link', { name: 'Engineer' }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  loaded();
  expect(await screen.findByRole('heading', { name: 'Engineer' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/entry');
});

it('a search applies a moment after the last key', async () => {
  const { router } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Search Careers' }), 'engineer');
  expect(router.state.location.search).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe('?search=engineer');
});
