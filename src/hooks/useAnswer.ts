import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { logError } from '../lib/log';

/** What is known of the answer to a question. */
export interface Answered<Answer> {
  /** The last answer; it stays while the next request is in flight, and after one that failed. */
  readonly answer: Answer | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Asks again. It stays the same function. */
  readonly retry: () => void;
}

interface Given<Question, Answer> {
  readonly of: Question;
  readonly answer: Answer | undefined;
  readonly error: unknown;
  readonly attempt: number;
}

/**
 * Asks a service whenever the question changes. The response to a stale question is ignored.
 * @param options.question must stay the same object while it means the same; undefined: nothing is asked
 * @param options.ask must stay the same function; another one asks anew
 * @param options.known a cached answer that is still true, shown until the service responds
 * @param options.pause debounce, in milliseconds
 * @param options.onAnswer called once for each answer; for callers that add it to what they have
 * @param options.failure what is logged once for each failed request
 * @param options.onError called then; for callers that tell the user
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
  const onAnswer = useEffectEvent((answer: Answer, to: Question) => options.onAnswer?.(answer, to));
  const onError = useEffectEvent((error: unknown) => {
    logError(options.failure, error);
    options.onError?.();
  });
  const [attempt, setAttempt] = useState(0);
  const [given, setGiven] = useState<Given<Question, Answer>>();

  useEffect(() => {
    if (question === undefined) return undefined;
    let isCurrent = true;
    const run = () => {
      ask(question).then(
        (answer) => {
          if (!isCurrent) return;
          setGiven({ of: question, answer, error: undefined, attempt });
          onAnswer(answer, question);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setGiven((before) => ({ of: question, answer: before?.answer, error, attempt }));
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
  if (given && given.of === question && given.attempt === attempt) {
    return { answer: given.answer, isLoading: false, error: given.error, retry };
  }
  const cached = question === undefined ? undefined : known?.(question);
  return { answer: cached ?? given?.answer, isLoading: question !== undefined, error: undefined, retry };
}
