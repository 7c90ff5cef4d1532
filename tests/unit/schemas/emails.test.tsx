import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emails } from '../../../schemas/email/emails';
import type { FormItem } from '../../../src/tree';
import { openForm } from '../fields/support/openForm';

const SALES: FormItem = { $id: '1', category: 'Sales', email: 'sales@avida.example' };

function saveButton(): HTMLElement {
  return screen.getByRole('button', { name: 'SAVE' });
}

/** A form with one address, and a second row just added. */
async function addRow() {
  const opened = openForm({ definition: emails, brand: 'AVIDA', form: { emails: [SALES] } });
  await opened.user.click(screen.getByRole('button', { name: '+ Add Email' }));
  const row = within(await screen.findByRole('group', { name: 'Email 2' }));
  const category = row.getByRole('combobox', { name: 'Category' });
  const email = row.getByRole('textbox', { name: 'Email' });
  return { ...opened, row, category, email };
}

describe('the e-mail addresses of a brand', () => {
  it('[MAIL-001] are rows, each with a category and an e-mail', async () => {
    const { user } = openForm({ definition: emails, brand: 'AVIDA', form: { emails: [SALES] } });
    await user.click(screen.getByRole('button', { name: /^Email 1 Sales · sales@avida\.example/ }));
    const row = within(screen.getByRole('group', { name: 'Email 1' }));
    expect(row.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Sales');
    expect(row.getByRole('textbox', { name: 'Email' })).toHaveValue('sales@avida.example');
  });

  it('[MAIL-002] have one of eight categories', async () => {
    const { category } = await addRow();
    const choices = within(category).getAllByRole('option').slice(1);
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      ...['Careers (Sales)', 'Careers (Corporate)', 'Sales', 'After Sales', 'Broker Accreditation', 'Careers'],
      ...['Inquiry', 'Schedule a Visit'],
    ]);
  });

  it('[MAIL-003] must be e-mail addresses', async () => {
    const { user, category, email, showProblems } = await addRow();
    await user.selectOptions(category, 'Careers');
    await user.type(email, 'nobody');
    await showProblems();
    expect(email).toHaveAccessibleDescription('Invalid email format.');
    expect(saveButton()).toBeDisabled();
  });

  it('[MAIL-004] are required', async () => {
    const { user, category, email, showProblems } = await addRow();
    await user.selectOptions(category, 'Careers');
    await showProblems();
    expect(email).toHaveAccessibleDescription('Email is required.');
    expect(saveButton()).toBeDisabled();
  });

  it('[MAIL-005] need a category', async () => {
    const { user, category, email, showProblems } = await addRow();
    await user.type(email, 'jobs@avida.example');
    await showProblems();
    expect(category).toHaveAccessibleDescription('Email Category is required.');
    expect(saveButton()).toBeDisabled();
  });

  it('[MAIL-006] may appear once per category, ignoring case', async () => {
    const { user, row, category, email, showProblems } = await addRow();
    await user.selectOptions(category, 'Sales');
    await user.type(email, 'SALES@avida.example');
    await showProblems();
    expect(row.getByText('Email must be unique per category.')).toBeVisible();
    expect(saveButton()).toBeDisabled();
    await user.selectOptions(category, 'After Sales');
    await waitFor(() => expect(row.queryByText('Email must be unique per category.')).not.toBeInTheDocument());
    expect(saveButton()).toBeEnabled();
  });

  it('[MAIL-007] are not validated before SAVE is pressed, which any change enables', async () => {
    const { user, store, row, category, email } = await addRow();
    await user.type(email, 'nobody');
    await user.selectOptions(category, 'Sales');
    await user.click(document.body);
    store.check();
    expect(row.queryByText(/required|Invalid/)).not.toBeInTheDocument();
    expect(saveButton()).toBeEnabled();
  });

  it('[MAIL-007] are validated while typing after the first press of SAVE', async () => {
    const { user, saved, category, email, row } = await addRow();
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(saveButton()).toBeDisabled());
    expect(email).toHaveAccessibleDescription('Email is required.');
    expect(category).toHaveAccessibleDescription('Email Category is required.');
    await user.type(email, 'jobs');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email format.'));
    await user.type(email, '@avida.example');
    await user.selectOptions(category, 'Careers');
    await waitFor(() => expect(row.queryByText(/required|Invalid/)).not.toBeInTheDocument());
    expect(saved).toEqual([]);
    await user.click(saveButton());
    expect(saved).toEqual([{ emails: [SALES, { category: 'Careers', email: 'jobs@avida.example' }] }]);
  });

  it('[MAIL-007] are saved only when something changed', async () => {
    const { user } = openForm({ definition: emails, brand: 'AVIDA', form: { emails: [SALES] } });
    expect(saveButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '+ Add Email' }));
    expect(saveButton()).toBeEnabled();
  });

  it('are pristine again after a save', async () => {
    const { user, store, category, email } = await addRow();
    await user.type(email, 'jobs@avida.example');
    await user.selectOptions(category, 'Careers');
    await user.click(saveButton());
    store.dispatch({ type: 'saveStarted' });
    store.dispatch({ type: 'saved', form: store.getSnapshot().current, renamed: new Map() });
    await waitFor(() => expect(saveButton()).toBeDisabled());
    await user.click(screen.getByRole('button', { name: '+ Add Email' }));
    store.check();
    await waitFor(() => expect(saveButton()).toBeEnabled());
    const row = within(await screen.findByRole('group', { name: 'Email 3' }));
    expect(row.queryByText(/required/)).not.toBeInTheDocument();
  });
});
