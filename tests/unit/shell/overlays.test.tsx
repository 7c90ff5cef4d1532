import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FullScreenLoader } from '../../../src/shell/FullScreenLoader';
import { Splash } from '../../../src/shell/Splash';
import type { Toasts } from '../../../src/shell/toastQueue';
import { ToastProvider, useToasts } from '../../../src/shell/toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the splash', () => {
  it('[SHELL-006, CONST-003] shows for about 4 seconds', async () => {
    render(<Splash brand="ALP" />);
    expect(screen.getByRole('status')).toHaveTextContent('ALP Console');
    await act(() => vi.advanceTimersByTimeAsync(3_900));
    expect(screen.getByRole('status')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(200));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('the full-screen spinner', () => {
  it('[SHELL-005] shows while something is under way', async () => {
    const { rerender } = render(<FullScreenLoader isOpen label="Saving…" />);
    expect(screen.getByRole('progressbar', { name: 'Saving…' })).toBeVisible();
    rerender(<FullScreenLoader isOpen={false} label="Saving…" />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('toasts', () => {
  function show(): Toasts {
    let toasts: Toasts | undefined;
    function Screen() {
      toasts = useToasts();
      return null;
    }
    render(
      <ToastProvider>
        <Screen />
      </ToastProvider>,
    );
    return toasts!;
  }

  it('[SHELL-014] of success appear after 500 ms', async () => {
    const toasts = show();
    act(() => toasts.success('Update success.'));
    await act(() => vi.advanceTimersByTimeAsync(490));
    expect(screen.queryByText('Update success.')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await vi.waitFor(() => expect(screen.getByText('Update success.')).toBeInTheDocument());
  });

  it('of failure appear at once, one after the other', async () => {
    const toasts = show();
    act(() => toasts.error('Something went wrong!'));
    act(() => toasts.error('Something went wrong.'));
    await vi.waitFor(() => expect(screen.getByText('Something went wrong!')).toBeInTheDocument());
    expect(screen.getByText('Something went wrong.')).toBeInTheDocument();
  });
});
