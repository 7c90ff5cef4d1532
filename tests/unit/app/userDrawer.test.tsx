import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { styleComponents } from '../../support/styles';
import { refused } from '../support/identityService';
import { identityRecords } from './support/identityRecords';
import { openScreen } from './support/openScreen';

afterEach(() => vi.restoreAllMocks());

const NORA = {
  ...{ id: 'user-7', firstName: 'Nora', middleName: '', lastName: 'Reyes', email: 'nora.reyes@demo.example' },
  ...{ contactNumber: '09171234567', isActive: true, verifiedAt: '2026-02-01T02:00:00.000Z', reason: null },
  roles: [{ id: 'tenant-alp-reader', name: 'ALP Reader', permissions: [] }],
  tenants: [{ id: 'tenant-alp', name: 'ALP' }],
};

/** A platform administrator at an address of the users. */
async function open(path: string) {
  const service = identityRecords('users', [NORA]);
  const opened = await openScreen({ path, brand: 'none', scopes: [], answer: () => ({}), identity: service.answer });
  return { ...opened, service };
}

function field(drawer: HTMLElement, name: string) {
  return within(drawer).getByLabelText(new RegExp(`^${name}( \\*)?$`));
}

function saveButton(drawer: HTMLElement) {
  return within(drawer).getByRole('button', { name: 'SAVE' });
}

/** The value on the page of a user, by its label. */
function fact(label: string) {
  return screen.getByRole('term', { name: (_name, term) => term.textContent === label }).nextElementSibling;
}

async function type(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.paste(text);
}

describe('the drawer that adds a user', () => {
  /** Opens the drawer from its link, as a user does. */
  async function openAdd() {
    const opened = await open('/manage-users');
    const add = await screen.findByRole('link', { name: 'Add User' });
    async function show() {
      await opened.user.click(add);
      const drawer = await screen.findByRole('dialog', { name: 'Add User' });
      await within(drawer).findByLabelText(/^First Name/);
      return drawer;
    }
    return { ...opened, add, show };
  }

  async function fill(user: UserEvent, drawer: HTMLElement) {
    await type(user, field(drawer, 'First Name'), 'Ana');
    await type(user, field(drawer, 'Last Name'), 'Santos');
    await type(user, field(drawer, 'Mobile Number'), '09170000001');
    await type(user, field(drawer, 'Email'), 'ana.santos@demo.example');
    await within(drawer).findByRole('option', { name: 'ALP' });
    await user.selectOptions(field(drawer, 'Brand'), 'ALP');
    await within(drawer).findByRole('option', { name: 'ALP Reader' });
    await user.selectOptions(field(drawer, 'Role'), 'ALP Reader');
    await waitFor(() => expect(saveButton(drawer)).toBeEnabled());
  }

  it('[USR-007, USR-010, CONST-005] has the usual width, and says that there will be a mail', async () => {
    const applyStyles = styleComponents();
    await open('/manage-users?open=new');
    const drawer = await screen.findByRole('dialog', { name: 'Add User' });
    expect(drawer).toHaveTextContent('The new user will receive an e-mail to verify the account before login.');
    applyStyles();
    expect(drawer).toHaveStyle({ width: '350px' });
  });

  it('[USR-021] says that the user has been created, and leads to their page, where they are pending', async () => {
    const { user, service, address, show } = await openAdd();
    const drawer = await show();
    await fill(user, drawer);
    await user.click(saveButton(drawer));
    expect(await screen.findByText('User has been created')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/manage-users/user-details/user-new'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Santos' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fact('Status')).toHaveTextContent('Pending');
    expect(service.writes.map(({ call }) => call)).toEqual(['POST /users']);
  });

  it('shows at its field that an address is taken, and keeps what was typed', async () => {
    const { user, service, address, show } = await openAdd();
    vi.spyOn(console, 'error').mockReturnValue();
    const drawer = await show();
    await fill(user, drawer);
    service.refuse(refused(409, 'Email is already taken.', 'email'));
    await user.click(saveButton(drawer));
    await waitFor(() => expect(field(drawer, 'Email')).toHaveAccessibleDescription('Email is already taken.'));
    expect(field(drawer, 'Email')).toHaveFocus();
    expect(field(drawer, 'First Name')).toHaveValue('Ana');
    expect(saveButton(drawer)).toBeDisabled();
    service.refuse(undefined);
    await type(user, field(drawer, 'Email'), 'ana.s@demo.example');
    await waitFor(() => expect(saveButton(drawer)).toBeEnabled());
    await user.click(saveButton(drawer));
    await waitFor(() => expect(address()).toBe('/manage-users/user-details/user-new'));
    expect(service.stored('user-new')).toMatchObject({ email: 'ana.s@demo.example' });
  });

  it('keeps the focus while it is open, and returns it to its link', async () => {
    const { user, add, show } = await openAdd();
    const drawer = await show();
    for (let count = 0; count < 20; count++) {
      await user.tab();
      expect(drawer.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(add).toHaveFocus();
  });

  it('asks before it is closed with changes, which it offers again', async () => {
    const { user, router, show } = await openAdd();
    const drawer = await show();
    await type(user, field(drawer, 'First Name'), 'Ana');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(field(drawer, 'First Name')).toHaveValue('Ana');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument());
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Keep draft and leave' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    const again = await show();
    expect(field(again, 'First Name')).toHaveValue('');
    await user.click(await within(again).findByRole('button', { name: 'Restore' }));
    expect(field(again, 'First Name')).toHaveValue('Ana');
  });
});

describe('the drawer that changes a user', () => {
  async function openUpdate() {
    const opened = await open('/manage-users/user-details/user-7');
    await opened.user.click(await screen.findByRole('button', { name: 'Update User' }));
    const drawer = await screen.findByRole('dialog', { name: 'Update User' });
    await waitFor(() => expect(field(drawer, 'First Name')).toHaveValue('Nora'));
    return { ...opened, drawer };
  }

  it('[USR-036, USR-037] sends an empty password, says so when the user is stored, and closes', async () => {
    const { user, service, drawer } = await openUpdate();
    await within(drawer).findByRole('option', { name: 'ALP Editor' });
    await user.selectOptions(field(drawer, 'Role'), 'ALP Editor');
    await waitFor(() => expect(saveButton(drawer)).toBeEnabled());
    await user.click(saveButton(drawer));
    expect(await screen.findByText('Update success')).toBeVisible();
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(fact('Role')).toHaveTextContent('ALP Editor'));
    expect(service.writes).toEqual([
      {
        call: 'PUT /users/user-7',
        body: {
          ...{ firstName: 'Nora', middleName: '', lastName: 'Reyes', email: 'nora.reyes@demo.example' },
          ...{ contactNumber: '09171234567', isActive: true, tenantId: 'tenant-alp', roleId: 'tenant-alp-editor' },
          ...{ password: '', reason: '', expectedRevision: 1 },
        },
      },
    ]);
  });

  it('deactivates a user for a reason, which their page shows', async () => {
    const { user, service, drawer } = await openUpdate();
    await user.selectOptions(field(drawer, 'Role Status'), 'Inactive');
    await type(user, field(drawer, 'Reason'), 'Left the company');
    await waitFor(() => expect(saveButton(drawer)).toBeEnabled());
    await user.click(saveButton(drawer));
    await waitFor(() => expect(fact('Reason')).toHaveTextContent('Left the company'));
    expect(service.stored('user-7')).toMatchObject({ isActive: false, reason: 'Left the company' });
  });

  it('puts its changes together with those that somebody else saved meanwhile', async () => {
    const { user, service, drawer } = await openUpdate();
    await type(user, field(drawer, 'Middle Name'), 'Q.');
    service.change('user-7', { contactNumber: '09179999999' });
    await waitFor(() => expect(saveButton(drawer)).toBeEnabled());
    await user.click(saveButton(drawer));
    expect(await screen.findByText(/saved this user meanwhile\. Both changes were put together/)).toBeVisible();
    await waitFor(() => expect(fact('Mobile Number')).toHaveTextContent('09179999999'));
    expect(fact('Middle Name')).toHaveTextContent('Q.');
    expect(service.stored('user-7')).toMatchObject({ contactNumber: '09179999999', middleName: 'Q.' });
  });
});
