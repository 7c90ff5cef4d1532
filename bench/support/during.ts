/**
 * Repeats a step while some work is in progress.
 * @returns the result of the work
 */
export async function during<T>(work: Promise<T>, step: () => Promise<void>): Promise<T> {
  const state = { isDone: false };
  const done = work.finally(() => {
    state.isDone = true;
  });
  // If both a step and the work fail, the error of the step is reported.
  done.catch(() => undefined);
  while (!state.isDone) await step();
  return done;
}
