import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '../../../src/definition';
import type { FormValue } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { layNothingOut } from './support/layout';
import { openForm } from './support/openForm';

const TEXT: Field = { type: 'richText', label: 'Description', stored: 'DESCRIPTION', allowPlainText: true };

beforeAll(layNothingOut);

function open(value?: FormValue, readOnly = false) {
  const form = value === undefined ? {} : { field: value };
  const opened = openForm({ definition: oneField(TEXT), form, readOnly });
  return { ...opened, value: () => opened.current()['field'] };
}

function formatSwitch(): HTMLElement {
  return screen.getByRole('switch', { name: 'Rich text field of Description' });
}

describe('the switch between formatted and plain text', () => {
  it('[COMP-018] is on for formatted text and for none, off for plain text', () => {
    open('<p>A</p>');
    expect(formatSwitch()).toBeChecked();
  });

  it('[COMP-018] is off for plain text, which is shown as it is', () => {
    open({ plain: 'A <b>' });
    expect(formatSwitch()).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('A <b>');
  });

  it('loses no text either way, and can be undone', async () => {
    const { user, store, value } = open('<p>One <strong>bold</strong></p><p>Two</p>');
    await user.click(formatSwitch());
    expect(value()).toEqual({ plain: 'One bold\nTwo' });
    await user.click(formatSwitch());
    expect(value()).toBe('<p>One bold</p><p>Two</p>');
    store.undo();
    store.undo();
    expect(value()).toBe('<p>One <strong>bold</strong></p><p>Two</p>');
    await waitFor(() => expect(formatSwitch()).toBeChecked());
  });

  it('keeps plain text plain when it is cleared, and undoes typing in one step', async () => {
    const { user, store, value } = open({ plain: 'A' });
    const input = screen.getByRole('textbox', { name: 'Description' });
    await user.type(input, 'bc');
    expect(value()).toEqual({ plain: 'Abc' });
    store.undo();
    expect(value()).toEqual({ plain: 'A' });
    await user.clear(input);
    expect(value()).toEqual({ plain: '' });
    await user.type(input, 'again');
    expect(value()).toEqual({ plain: 'again' });
  });

  it('cannot be changed in a read-only form', () => {
    open({ plain: 'A' }, true);
    expect(formatSwitch()).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAttribute('readonly');
  });
});
