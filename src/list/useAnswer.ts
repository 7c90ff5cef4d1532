import { useCallback, useEffect, useState } from 'react';

/** What is known of the answer to a question. */
export interface Answered<Answer> {
  /** The last answer; it stays while a new one is on its way. */
  readonly answer: Answer | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  retry(): void;
}

interface Given<Question, Answer> {
  readonly of: Question;
  readonly answer: Answer | undefined;
  readonly error: unknown;
  readonly attempt: number;
}

/**
 * Asks a service: what is known at once, then what the service says.
 * @param options.question must stay the same object while it means the same; undefined: nothing is asked
 * @param options.ask must stay the same function
 * @param options.known what was answered to the same question before, while it is still true
 * @param options.onError called once for each failed question
 */
export function useAnswer<Question, Answer>(options: {
  readonly question: Question | undefined;
  readonly ask: (question: Question) => Promise<Answer>;
  readonly known?: (question: Question) => Answer | undefined;
  readonly onError: (error: unknown) => void;
}): Answered<Answer> {
  const { question, ask, known, onError } = options;
  const [attempt, setAttempt] = useState(0);
  const [given, setGiven] = useState<Given<Question, Answer>>();

  useEffect(() => {
    if (question === undefined) return undefined;
    let isCurrent = true;
    ask(question).then(
      (answer) => {
        if (isCurrent) setGiven({ of: question, answer, error: undefined, attempt });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setGiven((before) => ({ of: question, answer: before?.answer, error, attempt }));
        onError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt, onError, question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (given && given.of === question && given.attempt === attempt) {
    return { answer: given.answer, isLoading: false, error: given.error, retry };
  }
  const remembered = question === undefined ? undefined : known?.(question);
  return { answer: remembered ?? given?.answer, isLoading: question !== undefined, error: undefined, retry };
}
