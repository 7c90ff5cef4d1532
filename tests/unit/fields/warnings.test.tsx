import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/definition';
import type { FormValue } from '../../../src/tree';
import { findProblems } from '../../../src/definition';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const PERCENTAGE = {
  ...{ type: 'number', label: 'Percentage', stored: 'PERCENTAGE', positive: true },
  warn: { max: 100, whole: true },
} as const satisfies Field;

function open(field: Field, value: FormValue, readOnly = false) {
  return openForm({ definition: oneField(field), form: { field: value }, readOnly });
}

/** The warnings below the input. */
function warnings(): readonly string[] {
  return [...document.querySelectorAll('.f-warning')].map(({ textContent }) => textContent);
}

describe('a warning', () => {
  it('appears and disappears while typing, describes its input, and does not block saving', async () => {
    const { user, saved } = open(PERCENTAGE, 100);
    const input = screen.getByRole('textbox', { name: 'Percentage' });
    await user.type(input, '0');
    expect(input).toHaveAccessibleDescription('Percentage should be at most 100.');
    expect(input).toHaveAttribute('aria-invalid', 'false');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(saved).toEqual([{ field: 1_000 }]);
    await user.type(input, '{Backspace}');
    expect(warnings()).toEqual([]);
  });

  it('is replaced by the problem of a broken rule', async () => {
    const { user } = open(PERCENTAGE, 1);
    const input = screen.getByRole('textbox', { name: 'Percentage' });
    await user.clear(input);
    await user.type(input, '-1.5');
    await user.tab();
    expect(await screen.findByText('Percentage must be a positive number.')).toBeVisible();
    expect(warnings()).toEqual([]);
  });

  it('is not shown to read-only users', () => {
    open(PERCENTAGE, 101, true);
    expect(warnings()).toEqual([]);
  });

  it('may only have the settings of its field type', () => {
    const problems = findProblems(oneField({ ...PERCENTAGE, warn: { inOrder: true } } as unknown as Field));
    expect(problems).toEqual([
      { where: 'fields.field.warn.inOrder', expected: 'one of the settings max, whole', got: '"inOrder"' },
    ]);
  });
});

const SEO_TITLE = {
  ...{ type: 'text', label: 'SEO Title', stored: 'SEO-TITLE' },
  warn: { maxLength: 10 },
} as const satisfies Field;

describe('an advised length', () => {
  it('has a counter from the start, and a warning that does not block', async () => {
    const { user, saved } = open(SEO_TITLE, 'Ten signs.');
    const input = screen.getByRole('textbox', { name: 'SEO Title' });
    expect(input).toHaveAccessibleDescription('10 / 10');
    await user.type(input, '!');
    expect(input).toHaveAccessibleDescription(
      '11 / 10 SEO Title should have at most 10 characters: the rest may be cut off where it is shown.',
    );
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(saved).toEqual([{ field: 'Ten signs.!' }]);
  });

  it('counts characters, as the rules do', () => {
    open(SEO_TITLE, '🏡'.repeat(10));
    expect(screen.getByRole('textbox', { name: 'SEO Title' })).toHaveAccessibleDescription('10 / 10');
  });
});
