import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePrefetch } from '../../../src/hooks/usePrefetch';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what is likely to be needed next is loaded once the screen has had time to load', async () => {
  const load = prefetchOnce();
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledOnce();
});

it('nothing is loaded ahead for people who save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const load = prefetchOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).not.toHaveBeenCalled();
});

it('nothing is loaded ahead for a screen that was left at once', async () => {
  const load = vi.fn(() => Promise.resolve());
  renderHook(() => usePrefetch(load)).unmount();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).not.toHaveBeenCalled();
});

function prefetchOnce() {
  const load = vi.fn(() => Promise.reject(new Error('not reachable')));
  renderHook(() => usePrefetch(load));
  return load;
}
