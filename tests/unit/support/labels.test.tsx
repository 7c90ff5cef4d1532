import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('an element is found by the labels around it and by those that name it', () => {
  render(
    <>
      <label>
        Around <i>it</i> <input type="hidden" /> <input /> <input aria-label="second" />
      </label>
      <label htmlFor="named">Before it</label>
      <select id="named" />
      <label htmlFor="named">
        After it <button type="button">inside</button>
      </label>
      <label htmlFor="text">Of no control</label>
      <p id="text">text</p>
      <label htmlFor="missing">Of nothing</label>
    </>,
  );
  const [around, before, after, ...ofNothing] = document.querySelectorAll('label');
  const [, first, second] = document.querySelectorAll('input');
  expect([...(first?.labels ?? [])]).toEqual([around]);
  expect([...(second?.labels ?? [])]).toEqual([]);
  expect([...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Before it After it inside' }).labels]).toEqual([
    before,
    after,
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button').labels).toHaveLength(0);
  expect(ofNothing.map(({ control }) => control)).toEqual([null, null]);
});
