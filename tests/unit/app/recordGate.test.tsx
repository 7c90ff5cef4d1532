import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { careers } from '../../../schemas/careers/area';
import { roles } from '../../../schemas/roles/area';
import { users } from '../../../schemas/users/area';
import { RecordGate } from '../../../src/app/AreaGate';
import { mayWrite } from '../../../src/app/areaAccess';
import type { RecordArea } from '../../../src/definition';
import { SessionProvider } from '../../../src/session/SessionContext';
import { preloadLazyParts } from '../../../src/shell/lazyParts';
import { ToastProvider } from '../../../src/shell/toasts';
import { userWith } from '../support/people';
import { signedIn } from '../support/sessions';

function Elsewhere() {
  return <p>at {useLocation().pathname}</p>;
}

/** Shows the list and entries of an area to a user of these tenants. */
async function show(area: RecordArea, given: { readonly path?: string; readonly tenants?: readonly string[] } = {}) {
  const { path = area.path, tenants = ['tenant-alp'] } = given;
  await preloadLazyParts();
  const controller = await signedIn(userWith({ tenants }));
  const list = (
    <RecordGate area={area}>
      <h1>The list</h1>
    </RecordGate>
  );
  const entry = (
    <RecordGate area={area} isEntry>
      <h1>The form</h1>
    </RecordGate>
  );
  const router = createMemoryRouter(
    [
      {
        element: (
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        ),
        children: [
          { path: area.path, element: list },
          { path: `${area.path}/add`, element: entry },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <SessionProvider controller={controller}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
}

const MESSAGE = 'This page is for platform administrators. Please ask one of them for what you need here.';

describe('the users and roles of the platform', () => {
  it('[USR-006] lead staff of a brand from the users to company information, and say why', async () => {
    await show(users);
    expect(await screen.findByText('at /manage-company-information')).toBeInTheDocument();
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
  });

  it('[PERM-017] open to staff of a brand as a list of roles, and to administrators', async () => {
    await show(roles);
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  });

  it('[PERM-017] open to platform administrators as a list of users', async () => {
    await show(users, { tenants: [] });
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  });

  it('offer no form to staff of a brand: the page says whom to ask', async () => {
    await show(roles, { path: '/manage-roles/add' });
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'The form' })).not.toBeInTheDocument();
  });

  it('offer their form to platform administrators', async () => {
    await show(roles, { path: '/manage-roles/add', tenants: [] });
    expect(await screen.findByRole('heading', { name: 'The form' })).toBeInTheDocument();
  });
});

describe('what may be done with records', () => {
  const scopes = new Set(['update:careers']);

  it('is nothing with those of the platform for staff of a brand', () => {
    for (const action of ['create', 'update', 'delete'] as const) {
      expect(mayWrite(roles, { scopes, user: userWith({}) }, action)).toBe(false);
      expect(mayWrite(roles, { scopes, user: userWith({ tenants: [] }) }, action)).toBe(true);
    }
  });

  it('[PERM-024] is what the scopes of the area say', () => {
    expect(mayWrite(careers, { scopes, user: userWith({}) }, 'update')).toBe(true);
    expect(mayWrite(careers, { scopes, user: userWith({}) }, 'create')).toBe(false);
  });
});
