import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { logError } from '../lib/log';

/** The state of a request. */
export interface RequestState<Result> {
  /** The latest result; kept while the next request is in flight, and after a failed one. */
  readonly result: Result | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Sends the request again. A stable function. */
  readonly retry: () => void;
}

interface Settled<Input, Result> {
  readonly input: Input;
  readonly result: Result | undefined;
  readonly error: unknown;
  readonly attempt: number;
}

/**
 * Sends a request whenever its input changes. Stale responses are ignored.
 * @param options.input compared by identity; undefined: no request
 * @param options.load sends the request; must be stable: a new function triggers a new request
 * @param options.cached a valid cached result, returned until the service responds
 * @param options.debounceMilliseconds undefined: the request is sent at once
 * @param options.onResult called once per result, for callers that merge results into state of their own
 * @param options.logMessage written once per failed request
 * @param options.onError called once per failed request, for callers that notify the user
 */
export function useRequest<Input, Result>(options: {
  readonly input: Input | undefined;
  readonly load: (input: Input) => Promise<Result>;
  readonly cached?: (input: Input) => Result | undefined;
  readonly debounceMilliseconds?: number;
  readonly onResult?: (result: Result, input: Input) => void;
  readonly logMessage: string;
  readonly onError?: () => void;
}): RequestState<Result> {
  const { input, load, cached, debounceMilliseconds } = options;
  const onResult = useEffectEvent((result: Result, of: Input) => options.onResult?.(result, of));
  const onError = useEffectEvent((error: unknown) => {
    logError(options.logMessage, error);
    options.onError?.();
  });
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Input, Result>>();

  useEffect(() => {
    if (input === undefined) return undefined;
    let isCurrent = true;
    const run = () => {
      load(input).then(
        (result) => {
          if (!isCurrent) return;
          setSettled({ input, result, error: undefined, attempt });
          onResult(result, input);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setSettled((before) => ({ input, result: before?.result, error, attempt }));
          onError(error);
        },
      );
    };
    const timer = debounceMilliseconds === undefined ? undefined : setTimeout(run, debounceMilliseconds);
    if (debounceMilliseconds === undefined) run();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, attempt, debounceMilliseconds, input]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (settled && settled.input === input && settled.attempt === attempt) {
    return { result: settled.result, isLoading: false, error: settled.error, retry };
  }
  const initial = input === undefined ? undefined : cached?.(input);
  return { result: initial ?? settled?.result, isLoading: input !== undefined, error: undefined, retry };
}
