import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field, Fields } from '../../../src/definition';
import type { FormData, FormValue } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

describe('money', () => {
  const PRICE: Field = { type: 'money', label: 'Price', stored: 'PRICE' };

  function open(value?: FormValue) {
    const opened = openForm({ definition: oneField(PRICE), form: value === undefined ? {} : { field: value } });
    return { ...opened, input: screen.getByLabelText('Price'), value: () => opened.current()['field'] };
  }

  it('[PROP-036] shows thousand separators and at most two decimals', async () => {
    const { user, input, value } = open(1234567.891);
    expect(input).toHaveValue('1,234,567.89');
    expect(value()).toBe(1234567.891);
    await user.clear(input);
    await user.type(input, '2500000.755');
    expect(input).toHaveValue('2500000.755');
    await user.tab();
    expect(input).toHaveValue('2,500,000.76');
    expect(value()).toBe(2500000.76);
  });

  it.each([
    ['1,500,000', 1500000],
    ['PHP 250.5', 250.5],
    ['on request', 0],
    ['1.2.3', 0],
    [' ', undefined],
  ])('[PROP-032] %j is parsed as %j', async (typed, price) => {
    const { user, input, value } = open(7);
    await user.clear(input);
    await user.type(input, typed);
    await user.tab();
    expect(value()).toBe(price);
  });

  it('keeps a stored text that is not a price until it is edited', async () => {
    const { user, input, value } = open('12,345,678,901,234,567');
    expect(input).toHaveValue('12,345,678,901,234,567');
    await user.click(input);
    await user.tab();
    expect(value()).toBe('12,345,678,901,234,567');
  });

  it('[CONST-007] has the prefix PHP, and at most two decimals', () => {
    const { input } = open(5.255);
    expect(input).toHaveAccessibleDescription('PHP');
    expect(input).toHaveValue('5.26');
  });
});

describe('linked numbers', () => {
  const AREA: Fields = {
    sqm: {
      type: 'number',
      label: 'In sqm',
      stored: 'IN-SQM',
      linked: { to: 'sqft', factor: 10.763910417, decimals: 0 },
    },
    sqft: {
      type: 'number',
      label: 'In sqft',
      stored: 'IN-SQFT',
      linked: { to: 'sqm', factor: 1 / 10.763910417, decimals: 2 },
    },
  };

  function open(area: FormData) {
    const definition = oneField({ type: 'group', label: 'Area', fields: AREA });
    const opened = openForm({ definition, form: { field: area } });
    return { ...opened, area: () => opened.current()['field'] };
  }

  it('[A-36] update each other, rounded, without a loop', async () => {
    const { user, area } = open({});
    await user.type(screen.getByLabelText('In sqm'), '10');
    expect(area()).toEqual({ sqm: 10, sqft: 108 });
    await user.clear(screen.getByLabelText('In sqft'));
    expect(area()).toEqual({ sqm: 10 });
    await user.type(screen.getByLabelText('In sqft'), '100');
    expect(area()).toEqual({ sqm: 9.29, sqft: 100 });
    expect(screen.getByLabelText('In sqm')).toHaveValue('9.29');
  });

  it('[A-36] are not updated by invalid input', async () => {
    const { user, area } = open({ sqm: 10, sqft: 108 });
    await user.type(screen.getByLabelText('In sqm'), 'x');
    expect(area()).toEqual({ sqm: '10x', sqft: 108 });
  });

  it('are undone in one step', async () => {
    const { user, store, area } = open({ sqm: 1, sqft: 11 });
    await user.type(screen.getByLabelText('In sqm'), '0');
    store.undo();
    expect(area()).toEqual({ sqm: 1, sqft: 11 });
  });
});

describe('a number with a unit', () => {
  const AREA: Field = { type: 'number', label: 'Lot Area', stored: 'LOT-AREA', unit: 'sqm' };

  it('has thousands separators while it is not edited, and is announced with its unit', async () => {
    const { user, current } = openForm({ definition: oneField(AREA), form: { field: 12_500.5 } });
    const input = screen.getByLabelText('Lot Area');
    expect(input).toHaveValue('12,500.5');
    expect(input).toHaveAccessibleDescription('sqm');
    await user.clear(input);
    await user.type(input, '1,250000');
    expect(input).toHaveValue('1,250000');
    await user.clear(input);
    await user.type(input, '2,500,000');
    await user.tab();
    expect(input).toHaveValue('2,500,000');
    expect(current()['field']).toBe(2_500_000);
  });

  it('keeps invalid input as it was typed', async () => {
    const { user, current } = openForm({ definition: oneField(AREA), form: {} });
    await user.type(screen.getByLabelText('Lot Area'), '1,5 or so');
    await user.tab();
    expect(current()['field']).toBe('1,5 or so');
    expect(screen.getByLabelText('Lot Area')).toHaveValue('1,5 or so');
  });
});
