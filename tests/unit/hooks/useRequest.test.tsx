import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRequest } from '../../../src/hooks/useRequest';

/** A service whose responses are released by the test, in any order. */
function slowService() {
  const requests: { readonly input: string; readonly settle: (outcome: string | Error) => void }[] = [];
  function load(input: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: string | Error) => (typeof outcome === 'string' ? resolve(outcome) : reject(outcome));
      requests.push({ input, settle });
    });
  }
  const settle = (at: number, outcome: string | Error) => act(async () => requests[at]!.settle(outcome));
  return { load, settle, requested: () => requests.map(({ input }) => input) };
}

/** Log message of a failed request. */
const FAILURE = 'The answer could not be loaded.';

interface Given {
  readonly input: string | undefined;
  readonly debounceMilliseconds?: number;
  readonly cached?: (input: string) => string | undefined;
  readonly wrapper?: typeof StrictMode;
}

function show({ input, wrapper, ...given }: Given) {
  const service = slowService();
  const onResult = vi.fn<(result: string, input: string) => void>();
  const onError = vi.fn<() => void>();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const hook = renderHook(
    (props: { readonly input: string | undefined }) =>
      useRequest({ ...given, ...props, load: service.load, onResult, logMessage: FAILURE, onError }),
    { initialProps: { input }, ...(wrapper && { wrapper }) },
  );
  const change = (next: string | undefined) => hook.rerender({ input: next });
  return { ...service, onResult, onError, logged, change, state: () => hook.result.current, unmount: hook.unmount };
}

afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  it('is loading until the service responds', async () => {
    const { state, settle, onResult } = show({ input: 'a' });
    expect(state()).toMatchObject({ result: undefined, isLoading: true, error: undefined });
    await settle(0, 'A');
    expect(state()).toMatchObject({ result: 'A', isLoading: false, error: undefined });
    expect(onResult).toHaveBeenCalledExactlyOnceWith('A', 'a');
  });

  it('to a former input is ignored when it is late', async () => {
    const { state, settle, change, onResult } = show({ input: 'a' });
    change('b');
    await settle(1, 'B');
    await settle(0, 'A');
    expect(state()).toMatchObject({ result: 'B', isLoading: false });
    expect(onResult.mock.calls).toEqual([['B', 'b']]);
  });

  it('to a former input is ignored while the current request is in flight', async () => {
    const { state, settle, change } = show({ input: 'a' });
    change('b');
    await settle(0, 'A');
    expect(state()).toMatchObject({ result: undefined, isLoading: true });
  });

  it('stays while the next one is in flight', async () => {
    const { state, settle, change } = show({ input: 'a' });
    await settle(0, 'A');
    change('b');
    expect(state()).toMatchObject({ result: 'A', isLoading: true });
  });

  it('that is cached is shown at once, and requested anyway', async () => {
    const { state, settle, requested } = show({ input: 'a', cached: () => 'cached' });
    expect(state()).toMatchObject({ result: 'cached', isLoading: true });
    expect(requested()).toEqual(['a']);
    await settle(0, 'A');
    expect(state()).toMatchObject({ result: 'A', isLoading: false });
  });

  it('is not requested without an input', () => {
    const { state, requested } = show({ input: undefined });
    expect(requested()).toEqual([]);
    expect(state()).toMatchObject({ result: undefined, isLoading: false, error: undefined });
  });

  it('that arrives after unmounting is ignored', async () => {
    const { settle, unmount, onResult, onError } = show({ input: 'a' });
    unmount();
    await settle(0, 'A');
    expect(onResult).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it('counts once under Strict Mode, whose first request is stale', async () => {
    const { settle, onResult, requested } = show({ input: 'a', wrapper: StrictMode });
    expect(requested()).toEqual(['a', 'a']);
    await settle(0, 'stale');
    await settle(1, 'A');
    expect(onResult.mock.calls).toEqual([['A', 'a']]);
  });
});

describe('a failure', () => {
  const failure = new Error('No.');

  it('is reported once, and keeps the former result', async () => {
    const { state, settle, change, onError, logged } = show({ input: 'a' });
    await settle(0, 'A');
    change('b');
    await settle(1, failure);
    expect(state()).toMatchObject({ result: 'A', isLoading: false, error: failure });
    expect(onError).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledExactlyOnceWith(FAILURE, failure);
  });

  it('of a former input is ignored', async () => {
    const { state, settle, change, onError } = show({ input: 'a' });
    change('b');
    await settle(0, failure);
    expect(state()).toMatchObject({ isLoading: true, error: undefined });
    expect(onError).not.toHaveBeenCalled();
  });

  it('is cleared as soon as a new request starts', async () => {
    const { state, settle, requested } = show({ input: 'a' });
    await settle(0, failure);
    act(() => state().retry());
    expect(state()).toMatchObject({ isLoading: true, error: undefined });
    expect(requested()).toEqual(['a', 'a']);
    await settle(1, 'A');
    expect(state()).toMatchObject({ result: 'A', isLoading: false, error: undefined });
  });
});

describe('a debounced request', () => {
  it('is sent after the delay, with the last input only', async () => {
    vi.useFakeTimers();
    const { state, settle, change, requested } = show({ input: 'a', debounceMilliseconds: 300 });
    vi.advanceTimersByTime(299);
    change('ab');
    vi.advanceTimersByTime(299);
    expect(requested()).toEqual([]);
    expect(state().isLoading).toBe(true);
    vi.advanceTimersByTime(1);
    expect(requested()).toEqual(['ab']);
    await settle(0, 'AB');
    expect(state()).toMatchObject({ result: 'AB', isLoading: false });
  });

  it('is not sent after unmounting', () => {
    vi.useFakeTimers();
    const { unmount, requested } = show({ input: 'a', debounceMilliseconds: 300 });
    unmount();
    vi.advanceTimersByTime(1_000);
    expect(requested()).toEqual([]);
  });
});
