import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
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

/** A list, and the screen of an entry, which loads until `loaded` is called. */
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

it('a search that was typed just before a row was clicked does not navigate back to the list', async () => {
  const { router, loaded } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Search Careers' }), 'engineer');
  await user.click(screen.getByRole('link', { name: 'Engineer' }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  loaded();
  expect(await screen.findByRole('heading', { name: 'Engineer' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/entry');
});

it('a search applies after a short delay', async () => {
  const { router } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Search Careers' }), 'engineer');
  expect(router.state.location.search).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe('?search=engineer');
});

it('a search is truncated to the limit of the services and of addresses', async () => {
  const { router } = show();
  await user.click(screen.getByRole('searchbox', { name: 'Search Careers' }));
  await user.paste('a'.repeat(5_000));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe(`?search=${'a'.repeat(MAX_SEARCH_LENGTH)}`);
});

/** A search whose address updates only some time after it was applied. */
function Following() {
  const [search, follow] = useState('');
  return (
    <>
      <SearchBox label="Careers" search={search} onSearch={(text) => void setTimeout(() => follow(text), 300)} />
      <button type="button" onClick={() => follow('')}>
        Back
      </button>
    </>
  );
}

it('clearing a search keeps the focus in its box', async () => {
  show();
  const box = screen.getByRole('searchbox', { name: 'Search Careers' });
  await user.type(box, 'engineer');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

it('input is kept while the address catches up; changes by the history are shown', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Following /> }])} />);
  const box = screen.getByRole('searchbox', { name: 'Search Careers' });
  await user.type(box, 'eng');
  await act(() => vi.advanceTimersByTimeAsync(400));
  await user.type(box, 'ine');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(box).toHaveValue('engine');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(box).toHaveValue('engine');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(box).toHaveValue('');
});
