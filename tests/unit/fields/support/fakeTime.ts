import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Stops the clock. Testing Library waits for timers of its own, and only knows how to move those of Jest. */
export function stopTime(): void {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });
}

/** Lets time pass by itself again. */
export function startTime(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** Lets time pass while it is stopped; none lets answers come that are there already. */
export async function pass(milliseconds = 0): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

/** A person in front of the screen while time is stopped: keys take none. */
export function timelessUser(): ReturnType<typeof userEvent.setup> {
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
}
