import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/definition';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const PAYMENT: Extract<Field, { type: 'oneOf' }> = {
  type: 'oneOf',
  label: 'Payment',
  stored: { each: 'PAYMENT-{type}' },
  types: {
    cash: { label: 'Cash', fields: { discount: { type: 'number', label: 'Discount', stored: 'DISCOUNT' } } },
    loan: {
      label: 'Bank loan',
      fields: { bank: { type: 'text', label: 'Bank', stored: 'BANK', required: 'Bank is required.' } },
    },
  },
};

function open(field: Field = PAYMENT, value: readonly Readonly<Record<string, string>>[] = []) {
  const opened = openForm({ definition: oneField(field), form: { field: value } });
  return { ...opened, payment: () => opened.current()['field'] };
}

describe('one of several kinds', () => {
  it('shows the fields of the selected kind, and holds only that kind', async () => {
    const { user, payment } = open();
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Bank loan' }));
    await user.type(screen.getByRole('textbox', { name: /Bank/ }), 'BPI');
    expect(payment()).toEqual([{ type: 'loan', bank: 'BPI' }]);
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    expect(screen.queryByRole('textbox', { name: /Bank/ })).not.toBeInTheDocument();
    expect(payment()).toEqual([{ type: 'cash' }]);
  });

  it('keeps the input for the kinds that are not selected', async () => {
    const { user, payment } = open(PAYMENT, [{ $id: 'p1', type: 'loan', bank: 'BPI' }]);
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await user.type(screen.getByLabelText('Discount'), '5');
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(payment()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Bank loan' }));
    expect(payment()).toEqual([{ $id: 'p1', type: 'loan', bank: 'BPI' }]);
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    expect(payment()).toEqual([{ type: 'cash', discount: 5 }]);
  });

  it('is one step of undo for each choice', async () => {
    const { user, payment, store } = open(PAYMENT, [{ type: 'loan', bank: 'BPI' }]);
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    store.undo();
    expect(payment()).toEqual([{ type: 'loan', bank: 'BPI' }]);
  });

  it('is reported as missing if required, and then offers no empty choice', async () => {
    const { showProblems, store } = open({ ...PAYMENT, required: 'Payment is required.' }, [{ type: 'cash' }]);
    act(() => store.write(['field'], []));
    expect(screen.queryByRole('radio', { name: 'None' })).not.toBeInTheDocument();
    await showProblems();
    expect(screen.getByText('Payment is required.')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Kind of Payment' })).toBeInvalid();
  });

  it('names a problem by its containing field, without a number', async () => {
    const { store } = open(PAYMENT, [{ type: 'loan' }]);
    expect(store.check()).toMatchObject([{ message: 'Bank is required.', labels: ['Payment', 'Bank'] }]);
  });
});
