import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { applyStyles } from '../../support/styles';
import { openScreen } from './support/openScreen';

afterEach(() => vi.restoreAllMocks());

it('[USR-007, USR-010, CONST-005] a user is added in a drawer of the usual width, which says that there will be a mail', async () => {
  // The list behind the drawer has no identity service, and logs the error.
  vi.spyOn(console, 'error').mockReturnValue();
  await openScreen({ path: '/manage-users?open=new', brand: 'none', scopes: [], answer: () => ({}) });
  const drawer = await screen.findByRole('dialog', { name: 'Add User' });
  expect(drawer).toHaveTextContent('The new user will receive an e-mail to verify the account before login.');
  applyStyles();
  expect(drawer).toHaveStyle({ width: '350px' });
});
