import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { awardsArea } from '../../../schemas/awards/area';
import { InvalidAreaRoute } from '../../../src/app/invalidArea/InvalidAreaRoute';

it('shows every problem of an area instead of opening one of its forms', () => {
  const problems = ['schemas/awards/area.ts:6:35 expected an icon', 'schemas/awards/award.ts:9:3 expected a label'];
  render(<InvalidAreaRoute area={awardsArea} problems={problems} />);
  expect(screen.getByRole('heading', { name: 'FAULTY DEFINITIONS' })).toBeVisible();
  expect(screen.getByText('Nothing of awards opens until these problems are mended.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(problems);
  expect(screen.queryByRole('textbox')).toBeNull();
});
