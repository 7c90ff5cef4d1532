import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { HomeScreen, type ShownCheck } from '../../../src/app/home/HomeScreen';

const EMPTY = { result: [], isLoading: false, error: undefined, retry: vi.fn<() => void>() };

function home(check: ShownCheck) {
  return (
    <MemoryRouter>
      <HomeScreen brand="ALP" drafts={EMPTY} pages={{ edits: EMPTY, check }} />
    </MemoryRouter>
  );
}

it('older pages are checked on demand, by a button that keeps the focus meanwhile', async () => {
  const more = vi.fn<() => void>();
  const check = { entries: [], checked: 25, total: 112, more } as const;
  const findButton = () => screen.queryByRole('button', { name: 'Check older pages' });
  const { rerender } = render(home({ ...check, checked: 10, status: 'running' }));
  expect(findButton()).not.toBeInTheDocument();
  rerender(home({ ...check, status: 'resting' }));
  await userEvent.click(findButton()!);
  rerender(home({ ...check, status: 'running' }));
  expect(findButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(more).toHaveBeenCalledOnce();
  rerender(home({ ...check, checked: 50, status: 'resting' }));
  await userEvent.keyboard('{Enter}');
  expect(more).toHaveBeenCalledTimes(2);
  rerender(home({ ...check, checked: 112, status: 'resting' }));
  expect(findButton()).not.toBeInTheDocument();
  expect(screen.getByText('112 pages checked')).toBeVisible();
});
