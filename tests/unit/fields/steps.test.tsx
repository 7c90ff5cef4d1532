import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NumberField } from '../../../src/kinds/number';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const FLOORS: NumberField = { type: 'number', label: 'Floors', stored: 'FLOORS' };

it.each<[Partial<NumberField>, number | undefined, string, unknown]>([
  [{ integer: true }, 3, '{ArrowUp}', 4],
  [{ integer: true }, undefined, '{ArrowDown}', -1],
  [{ integer: true }, 2.5, '{ArrowDown}', 2],
  [{ step: 0.1 }, 0.2, '{ArrowUp}', 0.3],
  [{ step: 5 }, 7, '{ArrowUp}', 10],
  [{ step: 5, max: 9 }, 7, '{ArrowUp}', 7],
  [{ step: 5, min: 6 }, 7, '{ArrowDown}', 7],
  [{}, 7, '{ArrowUp}', 7],
])('a number with %j is stepped from %j by %s to %j', async (...row) => {
  const [settings, value, key, next] = row;
  const { user, current } = openForm({
    definition: oneField({ ...FLOORS, ...settings }),
    form: value === undefined ? {} : { field: value },
  });
  await user.click(screen.getByLabelText('Floors'));
  await user.keyboard(key);
  expect(current()['field']).toBe(next);
});
