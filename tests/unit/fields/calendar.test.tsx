import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/definition';
import type { FormValue } from '../../../src/tree';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

function open(field: Field, value?: FormValue) {
  const services = { ...storyServices(), now: () => Date.UTC(2026, 0, 30, 16) };
  const form = value === undefined ? {} : { field: value };
  const opened = openForm({ definition: oneField(field), form, services });
  return { ...opened, value: () => opened.current()['field'] };
}

describe('a date', () => {
  const DATE: Field = { type: 'date', label: 'Date Published', stored: 'DATE-PUBLISHED' };

  it('[CONST-002] shows as MM/DD/YYYY however it is typed', async () => {
    const { user, value } = open(DATE);
    const input = screen.getByLabelText('Date Published');
    await user.type(input, '2/3/2026');
    expect(input).toHaveValue('2/3/2026');
    await user.tab();
    expect(input).toHaveValue('02/03/2026');
    expect(value()).toBe('2026-02-03');
  });

  it('keeps text that is not a date, and says so', async () => {
    const { user, value } = open(DATE);
    await user.type(screen.getByLabelText('Date Published'), '2/30/2026');
    await user.click(document.body);
    expect(value()).toBe('2/30/2026');
    expect(await screen.findByText('Please enter a valid date.')).toBeVisible();
  });

  it('that is emptied is absent', async () => {
    const { user, current } = open(DATE, '2026-01-31');
    await user.clear(screen.getByLabelText('Date Published'));
    expect(current()).toEqual({});
  });

  it('is picked from a calendar by keyboard', async () => {
    const { user, value } = open(DATE, '2026-01-15');
    const button = screen.getByRole('button', { name: 'Choose Date Published from a calendar' });
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Choose Date Published from a calendar' });
    await waitFor(() => expect(within(dialog).getByRole('gridcell', { name: '15' })).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(value()).toBe('2026-01-16');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('[C-21] is set to today in the time zone of the staff, or cleared', async () => {
    const { user, value, current } = open(DATE);
    const button = screen.getByRole('button', { name: 'Choose Date Published from a calendar' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    expect(value()).toBe('2026-01-31');
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(current()).toEqual({});
  });

  it('cannot be picked if it is read-only', () => {
    open({ ...DATE, readOnly: true }, '2026-01-31');
    expect(screen.getByLabelText('Date Published')).toHaveValue('01/31/2026');
    expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument();
  });
});

describe('a month', () => {
  const MONTH: Field = { type: 'month', label: 'Start', stored: 'START-DATE' };

  it('[CONST-002] shows as MM/YYYY', async () => {
    const { user, value } = open(MONTH);
    await user.type(screen.getByLabelText('Start'), '1/2026');
    await user.tab();
    expect(screen.getByLabelText('Start')).toHaveValue('01/2026');
    expect(value()).toBe('2026-01');
  });

  it('is chosen from a calendar', async () => {
    const { user, value } = open(MONTH, '2026-01');
    await user.click(screen.getByRole('button', { name: 'Choose Start from a calendar' }));
    await user.click(await screen.findByRole('radio', { name: 'November' }));
    expect(value()).toBe('2026-11');
  });
});

describe('a time range', () => {
  const HOURS: Field = { type: 'timeRange', label: 'Time Range', stored: { start: 'START', end: 'END' } };

  it('[SHOW-013, CONST-002] is on a 12-hour clock', async () => {
    const { user, value } = open(HOURS, {});
    const group = screen.getByRole('group', { name: 'Time Range' });
    const [from, to] = [within(group).getByLabelText('From'), within(group).getByLabelText('To')];
    await user.type(from, '9');
    await user.type(to, '17:30');
    await user.tab();
    expect([from, to].map((input) => input.getAttribute('value'))).toEqual(['09:00 am', '05:30 pm']);
    expect(value()).toEqual({ start: '09:00', end: '17:30' });
  });

  it('offers the half hours', async () => {
    const { user, value } = open(HOURS, { end: '17:00' });
    await user.type(screen.getByLabelText('From'), '08:3');
    await user.click(await screen.findByRole('option', { name: '08:30 am' }));
    expect(value()).toEqual({ start: '08:30', end: '17:00' });
  });

  it('keeps text that is not a time, and says so', async () => {
    const { user, value } = open(HOURS, {});
    await user.type(screen.getByLabelText('From'), 'noon');
    await user.click(document.body);
    expect(value()).toEqual({ start: 'noon' });
    expect(await screen.findByText('Please enter a valid time.')).toBeVisible();
  });

  it('that is emptied is absent', async () => {
    const { user, value } = open(HOURS, { start: '09:00', end: '17:00' });
    await user.clear(screen.getByLabelText('From'));
    expect(value()).toEqual({ end: '17:00' });
  });
});
