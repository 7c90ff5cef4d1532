/**
 * Repeats a step as long as some work goes on.
 * @returns what came of the work
 */
export async function during<T>(work: Promise<T>, step: () => Promise<void>): Promise<T> {
  const state = { isDone: false };
  const done = work.finally(() => {
    state.isDone = true;
  });
  // Of a step and the work that fail both, the step is told.
  done.catch(() => undefined);
  while (!state.isDone) await step();
  return done;
}
