import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { logError } from '../lib/log';

/** The state of a request. */
export interface Answered<Answer> {
  /** The latest result; kept while the next request is in flight, and after a failed one. */
  readonly answer: Answer | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Sends the request again. A stable function. */
  readonly retry: () => void;
}

interface Settled<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly error: unknown;
  readonly attempt: number;
}

/**
 * Sends a request whenever its input changes. Stale responses are ignored.
 * @param options.question the input; compared by identity. undefined: no request
 * @param options.ask sends the request; must be stable: a new function triggers a new request
 * @param options.known a valid cached result, returned until the service responds
 * @param options.pause debounce, in milliseconds
 * @param options.onAnswer called once per result, for callers that merge results into state of their own
 * @param options.failure log message, written once per failed request
 * @param options.onError called once per failed request, for callers that notify the user
 */
export function useAnswer<Question, Answer>(options: {
  readonly question: Question | undefined;
  readonly ask: (question: Question) => Promise<Answer>;
  readonly known?: (question: Question) => Answer | undefined;
  readonly pause?: number;
  readonly onAnswer?: (answer: Answer, question: Question) => void;
  readonly failure: string;
  readonly onError?: () => void;
}): Answered<Answer> {
  const { question, ask, known, pause } = options;
  const onAnswer = useEffectEvent((answer: Answer, input: Question) => options.onAnswer?.(answer, input));
  const onError = useEffectEvent((error: unknown) => {
    logError(options.failure, error);
    options.onError?.();
  });
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Question, Answer>>();

  useEffect(() => {
    if (question === undefined) return undefined;
    let isCurrent = true;
    const run = () => {
      ask(question).then(
        (answer) => {
          if (!isCurrent) return;
          setSettled({ question, answer, error: undefined, attempt });
          onAnswer(answer, question);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setSettled((before) => ({ question, answer: before?.answer, error, attempt }));
          onError(error);
        },
      );
    };
    const timer = pause === undefined ? undefined : setTimeout(run, pause);
    if (pause === undefined) run();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, attempt, pause, question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (settled && settled.question === question && settled.attempt === attempt) {
    return { answer: settled.answer, isLoading: false, error: settled.error, retry };
  }
  const cached = question === undefined ? undefined : known?.(question);
  return { answer: cached ?? settled?.answer, isLoading: question !== undefined, error: undefined, retry };
}
