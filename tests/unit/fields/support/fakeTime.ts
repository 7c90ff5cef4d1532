import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Stops the clock. Testing Library waits with timers, and only knows how to advance the fake ones of Jest. */
export function stopTime(): void {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });
}

/** Restores the real clock. */
export function startTime(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** Advances the stopped clock; 0 ms only delivers responses that are ready. */
export async function pass(milliseconds = 0): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

/** A user while the clock is stopped: keystrokes take no time. */
export function timelessUser(): ReturnType<typeof userEvent.setup> {
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
}
