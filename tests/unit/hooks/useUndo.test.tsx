import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUndo } from '../../../src/hooks/useUndo';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });

function Removing() {
  const undo = useUndo();
  return (
    <>
      {['First', 'Second'].map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => undo.offer({ message: `${name} is removed.`, undo: () => undefined })}
        >
          {name}
        </button>
      ))}
      {undo.snackbar}
    </>
  );
}

it('each removal can be undone for eight seconds, whatever was removed before', async () => {
  render(<Removing />);
  await user.click(screen.getByRole('button', { name: 'First' }));
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await user.click(screen.getByRole('button', { name: 'Second' }));
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText('Second is removed.')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await waitFor(() => expect(screen.queryByText('Second is removed.')).not.toBeInTheDocument());
});

it('after undoing, the focus is where it was before', async () => {
  render(<Removing />);
  await user.click(screen.getByRole('button', { name: 'First' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('First is removed.')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});
