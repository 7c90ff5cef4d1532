import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Field, Fields, TextField } from '../../../src/definition';
import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import type { OptionSource } from '../../../src/lib/options';
import type { FormData, FormValue } from '../../../src/tree';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { createGate } from '../../support/gate';
import { openForm } from './support/openForm';

function open(field: Field, value?: FormValue) {
  const opened = openForm({ definition: oneField(field), form: value === undefined ? {} : { field: value } });
  return { ...opened, value: () => opened.current()['field'] };
}

/** Opens a choice that a service searches. */
async function openSearched() {
  const found = { options: [{ value: 'a', label: 'Alpha' }], total: 1 };
  const search = vi.fn<NonNullable<OptionSource['search']>>(async () => found);
  const source: OptionSource = { list: async () => found.options, find: async () => undefined, search };
  const field: Field = {
    ...{ type: 'choice', label: 'Type', stored: 'TYPE' },
    options: { source: 'departments', searched: true },
  };
  const { user } = openForm({
    definition: oneField(field),
    services: { ...storyServices(), options: () => source },
  });
  const input = () => screen.getByRole('combobox', { name: 'Type' });
  await waitFor(() => expect(input()).toBeEnabled());
  return { user, input, search, found };
}

describe('a choice', () => {
  const TYPE: Field = { type: 'choice', label: 'Type', stored: 'TYPE', choices: ['Lots', { value: 2, label: 'Two' }] };
  const TYPE_OF_SERVICE: Field = {
    ...{ type: 'choice', label: 'Type', stored: 'TYPE' },
    options: { source: 'departments' },
  };
  const YEAR: Field = {
    type: 'choice',
    label: 'Year',
    stored: 'YEAR',
    choices: Array.from({ length: 30 }, (_, index) => 2000 + index),
  };

  it('is picked from a select if there are few options', async () => {
    const { user, value, current } = open(TYPE);
    await user.selectOptions(screen.getByLabelText('Type'), 'Two');
    expect(value()).toBe(2);
    await user.selectOptions(screen.getByLabelText('Type'), 'Choose…');
    expect(current()).toEqual({});
  });

  it('that is required can be changed but not cleared', async () => {
    const { user, value } = open({ ...TYPE, required: 'Type is required.' });
    const select = screen.getByRole('combobox', { name: /^Type/ });
    expect(within(select).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(select, 'Two');
    expect(value()).toBe(2);
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Lots', 'Two']);
  });

  it('that is no longer offered stays until another is picked', async () => {
    const { user, value } = open(TYPE, 'Castle');
    expect(screen.getByLabelText('Type')).toHaveDisplayValue('Castle (not offered any more)');
    expect(value()).toBe('Castle');
    await user.selectOptions(screen.getByLabelText('Type'), 'Lots');
    expect(screen.queryByRole('option', { name: /Castle/ })).not.toBeInTheDocument();
  });

  it.each([{}, { readOnly: true }])('does not show an id while the options are loading: %j', async (locked) => {
    const field: Field = { ...TYPE_OF_SERVICE, ...locked };
    const [listed, found] = [createGate(), createGate()];
    const source: OptionSource = {
      list: () => listed.opened.then(() => [{ value: 'b', label: 'Brokers' }]),
      find: (value) => found.opened.then(() => ({ value, label: 'Sales' })),
    };
    const services = { ...storyServices(), options: () => source };
    openForm({ definition: oneField(field), form: { field: '3a8e4f15' }, services });
    const input = () => screen.getByLabelText('Type');
    expect(input()).toHaveDisplayValue('Loading…');
    listed.open();
    await waitFor(() => expect(input()).not.toBeDisabled());
    expect(input()).toHaveDisplayValue('Loading…');
    found.open();
    await waitFor(() => expect(input()).toHaveDisplayValue('Sales (not offered any more)'));
  });

  it('is searched by keyboard if there are many options', async () => {
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

  it('keeps its value after a search without results', async () => {
    const { user, value } = open(YEAR, 2003);
    await user.type(screen.getByRole('combobox', { name: 'Year' }), '99');
    expect(await screen.findByText('There is nothing to choose from.')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2003');
    expect(value()).toBe(2003);
  });

  it('that a service searches still accepts typing when a search fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user, input, search, found } = await openSearched();
    search.mockRejectedValue(new Error('down'));
    await user.type(input(), 'alp');
    expect(await screen.findByRole('alert')).toHaveTextContent('The choices could not be loaded.');
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('alp');
    search.mockResolvedValue(found);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    log.mockRestore();
  });

  it('that a service searches truncates the search to its maximum length', async () => {
    const { user, input, search } = await openSearched();
    await user.click(input());
    await user.paste('a'.repeat(5_000));
    await waitFor(() => expect(search).toHaveBeenLastCalledWith({}, 'a'.repeat(MAX_SEARCH_LENGTH)));
  });

  it.each<Field>([
    { ...TYPE, help: 'As it is sold.' },
    { type: 'time', label: 'Type', stored: 'TYPE', help: 'As it is sold.' },
  ])('and a time show their help to read-only users: $type', (field) => {
    openForm({ definition: oneField(field), readOnly: true });
    expect(screen.getByRole('textbox', { name: 'Type' })).toHaveAccessibleDescription('As it is sold.');
  });

  it('accepts any text if that is allowed', async () => {
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

  it('is shown as text if it is read-only', () => {
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

  it.each(['Townhouse', 'Lots'])('is cleared when another one is picked: %s', async (other) => {
    const { user, data } = openBoth({ kind: 'Condominium', sub: 'Leisure' });
    await user.selectOptions(screen.getByLabelText('Type'), other);
    expect(data()).toEqual({ kind: other });
  });

  it('is enabled for some choices only', async () => {
    const { user } = openBoth({ kind: 'Lots' });
    expect(screen.getByLabelText('Sub Category')).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Type'), 'Townhouse');
    expect(screen.getByLabelText('Sub Category')).toBeEnabled();
  });
});

describe('what depends on a hidden field', () => {
  const text = (label: string, settings: Partial<TextField> = {}): TextField => ({
    ...{ type: 'text', label, stored: label.toUpperCase() },
    ...settings,
  });
  const FIELDS: Fields = {
    status: text('Status'),
    state: text('State', { visibleWhen: { field: 'status', in: ['on'] } }),
    shown: text('Shown', { visibleWhen: { field: 'state', in: ['off'] } }),
    enabled: text('Enabled', { enabledWhen: { field: 'state', in: ['off'] } }),
    required: text('Required', { requiredWhen: { field: 'state', in: ['off'] } }),
    cleared: text('Cleared', { enabledWhen: { field: 'state', in: ['off'] }, clearWhenHidden: true }),
    choice: {
      type: 'choice',
      label: 'Choice',
      stored: 'CHOICE',
      choices: ['Always', { value: 'Sometimes', label: 'Sometimes', when: { field: 'state', in: ['off'] } }],
    },
  };

  it('counts only while that field is shown', async () => {
    const data = { status: 'on', state: 'off', cleared: 'x' };
    const { user, current } = openForm({
      definition: oneField({ type: 'group', fields: FIELDS }),
      form: { field: data },
    });
    expect(screen.getByLabelText('Shown')).toBeVisible();
    expect(screen.getByLabelText('Enabled')).toBeEnabled();
    expect(screen.getByRole('textbox', { name: /^Required/ })).toBeRequired();
    expect(screen.getByRole('option', { name: 'Sometimes' })).toBeInTheDocument();

    await user.clear(screen.getByLabelText('Status'));
    expect(screen.queryByLabelText('State')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Shown')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Enabled')).toBeDisabled();
    expect(screen.getByRole('textbox', { name: /^Required/ })).not.toBeRequired();
    expect(screen.queryByRole('option', { name: 'Sometimes' })).not.toBeInTheDocument();
    expect(current()).toEqual({ field: { state: 'off' } });
  });

  it('that depend on each other count while all conditions hold', async () => {
    const fields: Fields = {
      one: text('One', { visibleWhen: { field: 'other', in: ['x'] } }),
      other: text('Other', { visibleWhen: { field: 'one', in: ['x'] } }),
    };
    const definition = oneField({ type: 'group', fields });
    const { user } = openForm({ definition, form: { field: { one: 'x', other: 'x' } } });
    await user.type(screen.getByLabelText('Other'), 'y');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a toggle', () => {
  const STATUS: Field = {
    type: 'toggle',
    label: 'Status',
    stored: 'IS-VISIBLE',
    labels: { on: 'Show', off: 'Hidden' },
  };

  it('shows the label of its state', async () => {
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

  it('[SHOW-012] are selected by a shortcut, which replaces the selection', async () => {
    const { user, value } = open(DAYS, [{ $id: 'w', day: 'wednesday' }, ...named('saturday')]);
    const weekdays = screen.getByRole('button', { name: 'Weekdays' });
    const weekends = screen.getByRole('button', { name: 'Weekends' });
    await user.click(weekdays);
    const working = [...named('monday', 'tuesday'), { $id: 'w', day: 'wednesday' }, ...named('thursday', 'friday')];
    expect(value()).toEqual(working);
    expect(weekdays).toHaveAttribute('aria-pressed', 'true');
    await user.click(weekends);
    expect(value()).toEqual(named('sunday', 'saturday'));
    expect(weekends).toHaveAttribute('aria-pressed', 'true');
    expect(weekdays).toHaveAttribute('aria-pressed', 'false');
    await user.click(weekdays);
    expect(value()).toEqual(working);
    await user.click(weekdays);
    expect(value()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(weekdays);
    expect(value()).toEqual(working);
  });

  it('keep their order, their stored ids and unknown texts', async () => {
    const stored = [
      { $id: 'b', day: 'friday' },
      { $id: 'x', day: 'someday' },
    ];
    const { user, value, store } = open(DAYS, stored);
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    expect(value()).toEqual([{ day: 'sunday' }, ...stored]);
    await user.click(screen.getByRole('button', { name: 'Weekends' }));
    expect(value()).toEqual([...named('sunday', 'saturday'), { $id: 'x', day: 'someday' }]);
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
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

  it('[PROPO-003] are added on Enter or on blur', async () => {
    const { user, value } = open(TAGS, []);
    await user.type(screen.getByLabelText('Tags'), 'Pool{Enter}Gym');
    await user.tab();
    expect(tagsOf(value())).toEqual(['Pool', 'Gym']);
  });

  it('[PROPO-004] are never empty, and never duplicated', async () => {
    const { user, value } = open(TAGS, []);
    await user.type(screen.getByLabelText('Tags'), '{Enter} {Enter}Pool{Enter} Pool {Enter}');
    expect(tagsOf(value())).toEqual(['Pool']);
    expect(screen.getByLabelText('Tags', { selector: 'input' })).toHaveValue('');
  });

  it('that would be split are rejected, and the input is kept', async () => {
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
      { type: 'email', label: 'Email', stored: 'EMAIL', messages: { invalid: 'Invalid email format.' } },
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
  it('is shown, or marked as empty', () => {
    open({ type: 'readOnly', label: 'Longitude', stored: 'LONGITUDE' });
    expect(screen.getByLabelText('Longitude')).toHaveTextContent('Nothing');
  });
});
