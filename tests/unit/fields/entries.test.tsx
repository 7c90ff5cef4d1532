import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/definition';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const OFFICES: Extract<Field, { type: 'entries' }> = {
  type: 'entries',
  label: 'Offices',
  stored: 'OFFICES',
  area: 'offices',
};

function item(entry: string) {
  return { $id: entry, entry };
}

function open(
  options: { readonly field?: Field; readonly value?: readonly string[]; readonly readOnly?: boolean } = {},
) {
  const { field = OFFICES, value = [], readOnly = false } = options;
  const form = { field: value.map(item) };
  const opened = openForm({ definition: oneField(field), form, services: storyServices(), readOnly });
  return { ...opened, offices: () => opened.current()['field'] };
}

describe('entries of records', () => {
  it('are shown by their names in their order, with a link that opens each', async () => {
    open({ value: ['record-2', 'record-1'] });
    expect(await screen.findByText('Sales')).toBeVisible();
    const chips = within(screen.getByRole('list', { name: 'Offices' })).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Sales', 'Reception']);
    const link = screen.getByRole('link', { name: 'Open Sales in a new tab' });
    expect(link).toHaveAttribute('href', '/manage-offices/office/record-2');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('are marked if they were deleted, may not be read or have no name; missing ones have no link', async () => {
    open({ value: ['gone', 'record-hidden', 'record-4'] });
    expect(await screen.findByText('Removed office')).toBeVisible();
    expect(screen.getByTitle('This office was deleted.')).toBeVisible();
    expect(screen.getByText('Office without access')).toBeVisible();
    expect(screen.getByText('Office without a name here')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^Open/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/manage-offices/office/record-4']);
  });

  it('are picked from the search results of their area, and stored as ids', async () => {
    const { user, offices } = open({ value: ['record-1'] });
    await user.click(screen.getByRole('button', { name: 'Choose Offices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose Offices' }));
    expect(await dialog.findByText('4 offices')).toBeVisible();
    await user.type(dialog.getByRole('searchbox', { name: 'Search offices' }), 'sales{Enter}');
    expect(await dialog.findByText('1 office')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Sales' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(offices()).toEqual([item('record-1'), item('record-2')]);
    expect(await screen.findByRole('link', { name: 'Open Sales in a new tab' })).toBeVisible();
  });

  it('are limited to one if the field takes one', async () => {
    const { user } = open({ field: { ...OFFICES, max: 1 } });
    await user.click(screen.getByRole('button', { name: 'Choose Offices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose Offices' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Sales' }));
    expect(dialog.getByRole('checkbox', { name: 'Reception' })).toBeDisabled();
    expect(dialog.getByText('At most 1 office')).toBeVisible();
  });

  it('say that searching needs the scope', async () => {
    const { user } = open({ field: { ...OFFICES, area: 'secrets' } });
    await user.click(screen.getByRole('button', { name: 'Choose Offices' }));
    expect(await screen.findByText('Your role may not read offices.')).toBeVisible();
  });

  it('are reported as missing if one is required', async () => {
    const { user, offices } = open({ field: { ...OFFICES, required: 'Pick an office.' }, value: ['record-1'] });
    await user.click(await screen.findByRole('button', { name: 'Remove Reception' }));
    expect(await screen.findByText('Pick an office.')).toBeVisible();
    await waitFor(() => expect(offices()).toEqual([]));
  });
});
