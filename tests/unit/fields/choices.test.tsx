import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field, Fields } from '../../../src/definition';
import type { FormData, FormValue } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

function open(field: Field, value?: FormValue) {
  const opened = openForm({ definition: oneField(field), form: value === undefined ? {} : { field: value } });
  return { ...opened, value: () => opened.current()['field'] };
}

describe('a choice', () => {
  const TYPE: Field = { type: 'choice', label: 'Type', stored: 'TYPE', choices: ['Lots', { value: 2, label: 'Two' }] };
  const YEAR: Field = {
    type: 'choice',
    label: 'Year',
    stored: 'YEAR',
    choices: Array.from({ length: 30 }, (_, index) => 2000 + index),
  };

  it('is picked from a select where there are few', async () => {
    const { user, value, current } = open(TYPE);
    await user.selectOptions(screen.getByLabelText('Type'), 'Two');
    expect(value()).toBe(2);
    await user.selectOptions(screen.getByLabelText('Type'), 'Choose…');
    expect(current()).toEqual({});
  });

  it('that is not offered any more stays until another is picked', async () => {
    const { user, value } = open(TYPE, 'Castle');
    expect(screen.getByLabelText('Type')).toHaveDisplayValue('Castle (not offered any more)');
    expect(value()).toBe('Castle');
    await user.selectOptions(screen.getByLabelText('Type'), 'Lots');
    expect(screen.queryByRole('option', { name: /Castle/ })).not.toBeInTheDocument();
  });

  it('is searched where there are many, by keyboard', async () => {
    const { user, value } = open(YEAR, 2003);
    const input = screen.getByRole('combobox', { name: 'Year' });
    expect(input).toHaveValue('2003');
    await user.clear(input);
    await user.type(input, '28');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['2028']);
    await user.clear(input);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(value()).toBe(2001);
  });

  it('that was searched in vain is what it was', async () => {
    const { user, value } = open(YEAR, 2003);
    await user.type(screen.getByRole('combobox', { name: 'Year' }), '99');
    expect(await screen.findByText('There is nothing to choose from.')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2003');
    expect(value()).toBe(2003);
  });

  it('is any text where that is allowed', async () => {
    const { user, value } = open({ ...TYPE, freeText: true });
    const input = screen.getByRole('combobox', { name: 'Type' });
    await user.type(input, 'Houseboat ');
    await user.tab();
    expect(value()).toBe('Houseboat');
    await user.clear(input);
    await user.type(input, 'lo');
    await user.click(await screen.findByRole('option', { name: 'Lots' }));
    expect(value()).toBe('Lots');
  });

  it('is read where it cannot be changed', () => {
    open({ ...TYPE, readOnly: true }, 2);
    expect(screen.getByLabelText('Type')).toHaveValue('Two');
    expect(screen.getByLabelText('Type')).toHaveAttribute('readonly');
  });
});

describe('what depends on a choice', () => {
  const FIELDS: Fields = {
    type: { type: 'choice', label: 'Type', stored: 'TYPE', choices: ['Condominium', 'Townhouse', 'Lots'] },
    sub: {
      type: 'choice',
      label: 'Sub Category',
      stored: 'SUB',
      choices: ['Neighborhoods', 'Leisure'],
      enabledWhen: { field: 'kind', in: ['Condominium', 'Townhouse'] },
      clearedBy: 'kind',
    },
  };
  const { type: kind, sub } = FIELDS;

  function openBoth(data: FormData) {
    const fields: Fields = { kind: kind!, sub: sub! };
    const opened = openForm({ definition: oneField({ type: 'group', fields }), form: { field: data } });
    return { ...opened, data: () => opened.current()['field'] };
  }

  it.each(['Townhouse', 'Lots'])('is emptied when another one is picked: %s', async (other) => {
    const { user, data } = openBoth({ kind: 'Condominium', sub: 'Leisure' });
    await user.selectOptions(screen.getByLabelText('Type'), other);
    expect(data()).toEqual({ kind: other });
  });

  it('can be chosen for some only', async () => {
    const { user } = openBoth({ kind: 'Lots' });
    expect(screen.getByLabelText('Sub Category')).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Type'), 'Townhouse');
    expect(screen.getByLabelText('Sub Category')).toBeEnabled();
  });
});

describe('a toggle', () => {
  const STATUS: Field = {
    type: 'toggle',
    label: 'Status',
    stored: 'IS-VISIBLE',
    labels: { on: 'Show', off: 'Hidden' },
  };

  it('says what its state is called', async () => {
    const { user, value } = open(STATUS, true);
    const toggle = screen.getByRole('switch', { name: 'Status' });
    expect(toggle).toHaveAccessibleDescription('Show');
    await user.click(toggle);
    expect(value()).toBe(false);
    expect(toggle).toHaveAccessibleDescription('Hidden');
  });
});

describe('days', () => {
  const DAYS: Field = { type: 'days', label: 'Range of Days', stored: { each: { field: 'DAY' } } };
  const named = (...days: readonly string[]) => days.map((day) => ({ day }));

  it('[SHOW-010, SHOW-011] are offered from Sunday to Saturday, with shortcuts', () => {
    open(DAYS, []);
    const group = screen.getByRole('group', { name: 'Range of Days' });
    const labels = within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    expect(labels).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Weekdays', 'Weekends']);
  });

  it('[SHOW-012] are ticked several at once', async () => {
    const { user, value } = open(DAYS, []);
    await user.click(screen.getByRole('button', { name: 'Weekdays' }));
    expect(value()).toEqual(named('monday', 'tuesday', 'wednesday', 'thursday', 'friday'));
    await user.click(screen.getByRole('button', { name: 'Weekdays' }));
    await user.click(screen.getByRole('button', { name: 'Weekends' }));
    expect(value()).toEqual(named('sunday', 'saturday'));
  });

  it('keep their order, their stored ids and texts that name no day', async () => {
    const stored = [
      { $id: 'b', day: 'friday' },
      { $id: 'x', day: 'someday' },
    ];
    const { user, value, store } = open(DAYS, stored);
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    expect(value()).toEqual([{ day: 'sunday' }, ...stored]);
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    expect(store.getSnapshot().dirty).toBe(false);
  });
});

describe('tags', () => {
  const TAGS: Field = { type: 'tags', label: 'Tags', stored: { field: 'TAGS', as: { join: ',' } } };
  const tagsOf = (value: FormValue) => (value as readonly FormData[]).map((item) => item['tag']);

  it('[PROPO-003] are added on Enter or when the input is left', async () => {
    const { user, value } = open(TAGS, []);
    await user.type(screen.getByLabelText('Tags'), 'Pool{Enter}Gym');
    await user.tab();
    expect(tagsOf(value())).toEqual(['Pool', 'Gym']);
  });

  it('[PROPO-004] are never empty, and never come twice', async () => {
    const { user, value } = open(TAGS, []);
    await user.type(screen.getByLabelText('Tags'), '{Enter} {Enter}Pool{Enter} Pool {Enter}');
    expect(tagsOf(value())).toEqual(['Pool']);
    expect(screen.getByLabelText('Tags', { selector: 'input' })).toHaveValue('');
  });

  it('that would be split are refused, and nothing typed is lost', async () => {
    const { user, value } = open(TAGS, []);
    const input = screen.getByLabelText('Tags');
    await user.type(input, 'Pool, Gym{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent("A tag may not hold ','. Add one tag after the other.");
    expect(input).toHaveValue('Pool, Gym');
    expect(value()).toEqual([]);
  });

  it('that are removed and added again are the stored ones', async () => {
    const { user, store } = open(TAGS, [{ $id: '#0', tag: 'Pool' }]);
    await user.click(screen.getByRole('button', { name: 'Remove Pool' }));
    expect(screen.getByLabelText('Tags', { selector: 'input' })).toHaveFocus();
    await user.type(screen.getByLabelText('Tags'), 'Pool{Enter}');
    expect(store.getSnapshot().dirty).toBe(false);
  });
});

describe('an address', () => {
  it.each<readonly [field: Field, message: string]>([
    [{ type: 'email', label: 'Email', stored: 'EMAIL' }, 'Please enter valid email'],
    [
      { type: 'email', label: 'Email', stored: 'EMAIL', patternMessage: 'Invalid email format.' },
      'Invalid email format.',
    ],
    [{ type: 'phone', label: 'Telephone Number', stored: 'PHONE' }, 'Please Enter Valid Telephone Number'],
  ])('%j is checked: %s', async (field, message) => {
    const { user, value } = open(field);
    await user.type(screen.getByLabelText(field.label ?? ''), ' x ');
    await user.tab();
    expect(value()).toBe('x');
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('a value that is only read', () => {
  it('is shown, and said to be nothing where there is none', () => {
    open({ type: 'readOnly', label: 'Longitude', stored: 'LONGITUDE' });
    expect(screen.getByLabelText('Longitude')).toHaveTextContent('Nothing');
  });
});
