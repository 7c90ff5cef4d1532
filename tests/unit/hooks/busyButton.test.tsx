import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BusyButton } from '../../../src/hooks/BusyButton';

it('a button keeps its name and the focus while its work runs, and is pressed once', async () => {
  const work = vi.fn<() => void>();
  const submit = vi.fn<() => void>();
  const form = (isBusy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <BusyButton type="submit" isBusy={isBusy} onClick={work}>
        Set the time
      </BusyButton>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Set the time' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect([work.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  rerender(form(false));
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  expect([work.mock.calls.length, submit.mock.calls.length]).toEqual([2, 2]);
});
