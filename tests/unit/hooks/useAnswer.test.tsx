import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAnswer } from '../../../src/hooks/useAnswer';

/** A service whose responses come when, and in the order that, the test says. */
function slowService() {
  const requests: { readonly question: string; readonly settle: (outcome: string | Error) => void }[] = [];
  function ask(question: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: string | Error) => (typeof outcome === 'string' ? resolve(outcome) : reject(outcome));
      requests.push({ question, settle });
    });
  }
  const settle = (at: number, outcome: string | Error) => act(async () => requests[at]!.settle(outcome));
  return { ask, settle, asked: () => requests.map(({ question }) => question) };
}

/** What is logged for each failed request. */
const FAILURE = 'The answer could not be loaded.';

interface Given {
  readonly question: string | undefined;
  readonly pause?: number;
  readonly known?: (question: string) => string | undefined;
  readonly wrapper?: typeof StrictMode;
}

function show({ question, wrapper, ...given }: Given) {
  const service = slowService();
  const onAnswer = vi.fn<(answer: string, question: string) => void>();
  const onError = vi.fn<() => void>();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const hook = renderHook(
    (props: { readonly question: string | undefined }) =>
      useAnswer({ ...given, ...props, ask: service.ask, onAnswer, failure: FAILURE, onError }),
    { initialProps: { question }, ...(wrapper && { wrapper }) },
  );
  const change = (next: string | undefined) => hook.rerender({ question: next });
  return { ...service, onAnswer, onError, logged, change, state: () => hook.result.current, unmount: hook.unmount };
}

afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  it('is loading until the service responds', async () => {
    const { state, settle, onAnswer } = show({ question: 'a' });
    expect(state()).toMatchObject({ answer: undefined, isLoading: true, error: undefined });
    await settle(0, 'A');
    expect(state()).toMatchObject({ answer: 'A', isLoading: false, error: undefined });
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('A', 'a');
  });

  it('to a former question is ignored when it comes late', async () => {
    const { state, settle, change, onAnswer } = show({ question: 'a' });
    change('b');
    await settle(1, 'B');
    await settle(0, 'A');
    expect(state()).toMatchObject({ answer: 'B', isLoading: false });
    expect(onAnswer.mock.calls).toEqual([['B', 'b']]);
  });

  it('to a former question is ignored while the present one is in flight', async () => {
    const { state, settle, change } = show({ question: 'a' });
    change('b');
    await settle(0, 'A');
    expect(state()).toMatchObject({ answer: undefined, isLoading: true });
  });

  it('stays while the next one is in flight', async () => {
    const { state, settle, change } = show({ question: 'a' });
    await settle(0, 'A');
    change('b');
    expect(state()).toMatchObject({ answer: 'A', isLoading: true });
  });

  it('that is cached shows at once, and is asked for all the same', async () => {
    const { state, settle, asked } = show({ question: 'a', known: () => 'cached' });
    expect(state()).toMatchObject({ answer: 'cached', isLoading: true });
    expect(asked()).toEqual(['a']);
    await settle(0, 'A');
    expect(state()).toMatchObject({ answer: 'A', isLoading: false });
  });

  it('is not asked for without a question', () => {
    const { state, asked } = show({ question: undefined });
    expect(asked()).toEqual([]);
    expect(state()).toMatchObject({ answer: undefined, isLoading: false, error: undefined });
  });

  it('that comes after the screen has gone is ignored', async () => {
    const { settle, unmount, onAnswer, onError } = show({ question: 'a' });
    unmount();
    await settle(0, 'A');
    expect(onAnswer).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it('counts once under Strict Mode, whose first request is stale', async () => {
    const { settle, onAnswer, asked } = show({ question: 'a', wrapper: StrictMode });
    expect(asked()).toEqual(['a', 'a']);
    await settle(0, 'stale');
    await settle(1, 'A');
    expect(onAnswer.mock.calls).toEqual([['A', 'a']]);
  });
});

describe('a failure', () => {
  const failure = new Error('No.');

  it('is told once, and leaves the former answer', async () => {
    const { state, settle, change, onError, logged } = show({ question: 'a' });
    await settle(0, 'A');
    change('b');
    await settle(1, failure);
    expect(state()).toMatchObject({ answer: 'A', isLoading: false, error: failure });
    expect(onError).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledExactlyOnceWith(FAILURE, failure);
  });

  it('of a former question is ignored', async () => {
    const { state, settle, change, onError } = show({ question: 'a' });
    change('b');
    await settle(0, failure);
    expect(state()).toMatchObject({ isLoading: true, error: undefined });
    expect(onError).not.toHaveBeenCalled();
  });

  it('is over as soon as it is asked again', async () => {
    const { state, settle, asked } = show({ question: 'a' });
    await settle(0, failure);
    act(() => state().retry());
    expect(state()).toMatchObject({ isLoading: true, error: undefined });
    expect(asked()).toEqual(['a', 'a']);
    await settle(1, 'A');
    expect(state()).toMatchObject({ answer: 'A', isLoading: false, error: undefined });
  });
});

describe('a question with a pause', () => {
  it('is asked after the pause, and only the last one', async () => {
    vi.useFakeTimers();
    const { state, settle, change, asked } = show({ question: 'a', pause: 300 });
    vi.advanceTimersByTime(299);
    change('ab');
    vi.advanceTimersByTime(299);
    expect(asked()).toEqual([]);
    expect(state().isLoading).toBe(true);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual(['ab']);
    await settle(0, 'AB');
    expect(state()).toMatchObject({ answer: 'AB', isLoading: false });
  });

  it('is not asked once the screen has gone', () => {
    vi.useFakeTimers();
    const { unmount, asked } = show({ question: 'a', pause: 300 });
    unmount();
    vi.advanceTimersByTime(1_000);
    expect(asked()).toEqual([]);
  });
});
