import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/definition';
import type { FormValue } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

function open(field: Field, value?: FormValue) {
  const opened = openForm({ definition: oneField(field), form: value === undefined ? {} : { field: value } });
  return { ...opened, value: () => opened.current()['field'] };
}

describe('text', () => {
  const TEXT: Field = { type: 'text', label: 'Name', stored: 'NAME' };

  it('that is emptied is absent', async () => {
    const { user, current } = open(TEXT, 'A');
    await user.clear(screen.getByLabelText('Name'));
    expect(current()).toEqual({});
  });

  it('keeps every key of fast typing', async () => {
    const { user, value } = open(TEXT);
    const typed = 'The quick brown fox ñ 🏠 “quoted” jumps';
    await user.type(screen.getByLabelText('Name'), typed);
    expect(value()).toBe(typed);
  });

  it('is marked and announced as required', () => {
    open({ ...TEXT, required: 'Name is required' });
    expect(screen.getByLabelText(/^Name/)).toBeRequired();
  });

  it('counts its characters if there is a limit', async () => {
    const { user } = open({ ...TEXT, maxLength: 5 }, 'abc');
    expect(screen.getByText('3 / 5')).toBeVisible();
    await user.type(screen.getByLabelText(/^Name/), 'def');
    expect(screen.getByText('6 / 5')).toBeVisible();
    await user.tab();
    expect(await screen.findByText('Name exceeds 5 characters.')).toBeVisible();
  });

  it('is described by its help', () => {
    open({ ...TEXT, help: 'As on the website' });
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As on the website');
  });
});

describe('number', () => {
  const NUMBER: Field = { type: 'number', label: 'Area', stored: 'AREA', positive: true };

  it('is stored as a number once it is valid', async () => {
    const { user, value } = open(NUMBER);
    await user.type(screen.getByLabelText('Area'), '12.5');
    expect(value()).toBe(12.5);
  });

  it('shows the input as typed', async () => {
    const { user, value } = open(NUMBER);
    await user.type(screen.getByLabelText('Area'), '12.50');
    expect(screen.getByLabelText('Area')).toHaveValue('12.50');
    expect(value()).toBe(12.5);
  });

  it('keeps text that is not a number, and says so', async () => {
    const { user, value } = open(NUMBER);
    await user.type(screen.getByLabelText('Area'), 'abc');
    expect(value()).toBe('abc');
    await user.tab();
    expect(await screen.findByText('Area must be a number.')).toBeVisible();
  });

  it('says its rule', async () => {
    const { user } = open(NUMBER);
    await user.type(screen.getByLabelText('Area'), '-1');
    await user.tab();
    expect(await screen.findByText('Area must be a positive number.')).toBeVisible();
  });

  it('shows the value again after undo', async () => {
    const { user } = open(NUMBER, 7);
    await user.type(screen.getByLabelText('Area'), '0');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText('Area')).toHaveValue('7');
  });
});

describe('radio', () => {
  const RADIO: Field = {
    type: 'radio',
    label: 'Kind',
    stored: 'KIND',
    choices: [
      { value: 1, label: 'Contact Number' },
      { value: 2, label: 'Website Link' },
    ],
  };

  it('[CI-FOOT-002] chooses one of its values', async () => {
    const { user, value } = open(RADIO);
    await user.click(screen.getByRole('radio', { name: 'Website Link' }));
    expect(value()).toBe(2);
    await user.click(screen.getByRole('radio', { name: 'Contact Number' }));
    expect(value()).toBe(1);
  });

  it('is a group named by its label', () => {
    open(RADIO, 1);
    expect(screen.getByRole('radiogroup', { name: 'Kind' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Contact Number' })).toBeChecked();
  });
});

describe('link', () => {
  const LINK: Field = { type: 'link', label: 'Address', stored: 'LINK' };

  it('that is a web address can be opened in a new tab', () => {
    open(LINK, 'https://example.com/');
    const link = screen.getByRole('link', { name: 'Open the link in a new tab: Address' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'example'])(
    '%s cannot be opened, and is rejected',
    async (address) => {
      const { user } = open(LINK);
      await user.type(screen.getByLabelText('Address'), address);
      await user.tab();
      expect(screen.queryByRole('link', { name: /Open the link/ })).not.toBeInTheDocument();
      expect(await screen.findByText('Address must be a web, email or telephone link.')).toBeVisible();
    },
  );

  it('is trimmed', async () => {
    const { user, value } = open(LINK);
    await user.type(screen.getByLabelText('Address'), ' https://example.com ');
    await user.tab();
    expect(value()).toBe('https://example.com');
  });
});

describe('multiline', () => {
  it('accepts several lines', async () => {
    const { user, value } = open({ type: 'multiline', label: 'Notes', stored: 'NOTES', rows: 4 });
    await user.type(screen.getByLabelText('Notes'), 'one{Enter}two');
    expect(value()).toBe('one\ntwo');
    expect(screen.getByLabelText('Notes')).toHaveAttribute('rows', '4');
  });
});
