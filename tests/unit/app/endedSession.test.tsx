import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

/** The console's route, with one test screen in place of those of the areas. */
async function consoleRoute(): Promise<RouteObject> {
  const { routes } = await import('../../../src/app/routes');
  const { loader = false, shouldRevalidate = () => true } = routes.find(({ id }) => id === 'console') ?? {};
  const children = [{ path: '/work', element: <p>Work</p> }];
  return { ...{ loader, shouldRevalidate, children }, element: <Outlet />, HydrateFallback: () => null };
}

it('the back button does not leave the console after the session has ended, nor enter it without one', async () => {
  localStorage.setItem('ACCESS_TOKEN', 'a1');
  const screens = [await consoleRoute(), { path: '/admin/login', element: <p>Login</p> }];
  const router = createMemoryRouter(screens, { initialEntries: ['/work?section=floors'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Work')).toBeVisible();
  await act(() => router.navigate('/work?section=amenities'));
  localStorage.removeItem('ACCESS_TOKEN');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?section=floors');
  expect(screen.getByText('Work')).toBeVisible();
  await act(() => router.navigate('/admin/login'));
  await act(() => router.navigate(-1));
  expect(screen.getByText('Login')).toBeVisible();
});
