import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/definition';
import type { FormValue } from '../../../src/tree';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

function open(field: Field, value?: FormValue) {
  const services = { ...storyServices(), can: () => false };
  const opened = openForm({
    definition: oneField(field),
    services,
    ...(value === undefined ? {} : { form: { field: value } }),
  });
  return { ...opened, value: () => opened.current()['field'] };
}

describe('a time', () => {
  const OPENS = { type: 'time', label: 'Opens', stored: 'OPENS' } as const;

  it('is typed in any usual format, or picked by the half hour', async () => {
    const { user, value } = open(OPENS);
    const input = screen.getByRole('combobox', { name: 'Opens' });
    await user.type(input, '9 pm');
    await user.tab();
    expect(value()).toBe('21:00');
    await user.clear(input);
    await user.type(input, '05:3');
    await user.click(await screen.findByRole('option', { name: '05:30 pm' }));
    expect(value()).toBe('17:30');
  });
});

describe('a day with a time', () => {
  const OPENING = { type: 'dateTime', label: 'Opening', stored: 'OPENING' } as const;

  it('is a day and a time in Manila, entered in any order', async () => {
    const { user, value, showProblems } = open(OPENING);
    const group = screen.getByRole('group', { name: 'Opening' });
    expect(group).toHaveAccessibleDescription('Manila time');
    await user.type(within(group).getByRole('combobox', { name: 'Time' }), '9:30 pm');
    await showProblems();
    expect(screen.getByText('Please enter a valid date and time.')).toBeVisible();
    await user.type(within(group).getByRole('textbox', { name: 'Date' }), '1/31/2026');
    expect(value()).toBe('2026-01-31T21:30');
    await user.clear(within(group).getByRole('textbox', { name: 'Date' }));
    await user.clear(within(group).getByRole('combobox', { name: 'Time' }));
    expect(value()).toBeUndefined();
  });

  it('keeps an invalid day as it was typed', async () => {
    const { user } = open(OPENING, '2026-01-31T21:30');
    const day = screen.getByRole('textbox', { name: 'Date' });
    await user.clear(day);
    await user.type(day, 'Thursday');
    expect(day).toHaveValue('thursday');
    expect(screen.getByRole('combobox', { name: 'Time' })).toHaveValue('09:30 pm');
  });
});

describe('several choices', () => {
  const FEW = { type: 'multiChoice', label: 'Amenities', stored: 'AMENITIES', choices: ['Pool', 'Gym'] } as const;
  const MANY = { ...FEW, choices: Array.from({ length: 30 }, (_, index) => `Tower ${index + 1}`) };

  it('are checkboxes if there are few; stored ones that are no longer offered can be removed', async () => {
    const { user, value } = open(FEW, { Helipad: true });
    await user.click(screen.getByRole('checkbox', { name: 'Pool' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gym' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pool' }));
    expect(value()).toEqual({ Helipad: true, Gym: true });
    await user.click(screen.getByRole('checkbox', { name: /^Helipad/ }));
    expect(value()).toEqual({ Gym: true });
  });

  it('are searched if there are many, and shown as chips', async () => {
    const { user, value } = open({ ...MANY, max: 2 }, { 'Tower 2': true });
    await user.type(screen.getByRole('combobox', { name: 'Amenities' }), '17');
    await user.click(await screen.findByRole('option', { name: 'Tower 17' }));
    expect(value()).toEqual({ 'Tower 2': true, 'Tower 17': true });
    expect(screen.getByRole('combobox', { name: 'Amenities' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Remove Tower 17' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Tower 2' }));
    expect(value()).toEqual({ 'Tower 17': true });
    expect(screen.getByRole('combobox', { name: 'Amenities' })).toHaveFocus();
  });

  it('are offered only to users who may choose them', () => {
    open({ ...FEW, choices: ['Pool', { value: 'Deck', label: 'Deck', access: 'choose:decks' }] });
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Pool']);
  });

  it('cannot be changed if they are read-only', () => {
    open({ ...FEW, readOnly: true }, { Pool: true });
    expect(screen.getByRole('checkbox', { name: 'Pool' })).toBeDisabled();
  });
});

describe('a quantity', () => {
  const LOT = {
    ...{ type: 'quantity', label: 'Lot', stored: { amount: 'LOT', unit: 'UNIT' } },
    units: ['sqm', 'ha'],
  } as const satisfies Field;

  it('has the first unit until another is chosen, and none without a number', async () => {
    const { user, value } = open(LOT);
    const input = screen.getByRole('textbox', { name: 'Number' });
    await user.type(input, '12,500');
    expect(value()).toEqual({ amount: 12_500, unit: 'sqm' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'ha');
    expect(value()).toEqual({ amount: 12_500, unit: 'ha' });
    await user.clear(input);
    expect(value()).toEqual({});
    await user.type(input, '13');
    expect(value()).toEqual({ amount: 13, unit: 'ha' });
  });

  it('is typed as one undo step, and its problem is shown on blur', async () => {
    const { user, value, store } = open({ ...LOT, max: 100 }, { amount: 12, unit: 'ha' });
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '345');
    expect(value()).toEqual({ amount: 12_345, unit: 'ha' });
    await waitFor(() => expect(store.getSnapshot().problems).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Number' })).toBeValid();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Number' })).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
    expect(value()).toEqual({ amount: 12, unit: 'ha' });
  });
});

describe('a list of texts', () => {
  const FEATURES = {
    ...{ type: 'textList', label: 'Features', itemLabel: 'Feature', addLabel: 'Add Feature', max: 2 },
    stored: { field: 'FEATURES', as: 'json' },
  } as const satisfies Field;

  it('always has a blank row; rows are added and removed', async () => {
    const { user, value } = open(FEATURES);
    await user.type(screen.getByLabelText('Feature 1'), 'Sea view ');
    await user.click(screen.getByRole('button', { name: '+ Add Feature' }));
    await user.keyboard('Garden');
    expect(value()).toEqual([{ text: 'Sea view' }, { text: 'Garden' }]);
    expect(screen.getByRole('button', { name: '+ Add Feature' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove Feature 1' }));
    expect(value()).toEqual([{ text: 'Garden' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(value()).toEqual([{ text: 'Sea view' }, { text: 'Garden' }]);
  });
});
