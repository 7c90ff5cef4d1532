/** Milliseconds without a change before work begins. */
const PAUSE = 250;
/** Milliseconds after which it begins although the browser is busy. */
const PATIENCE = 500;

/**
 * Runs work in an idle moment once a pause was made: never in the frame of a key.
 * @returns calls it off
 */
export function afterPause(work: () => void): () => void {
  let idle: number | undefined;
  const hasIdle = typeof requestIdleCallback === 'function';
  const pause = setTimeout(() => {
    if (hasIdle) idle = requestIdleCallback(work, { timeout: PATIENCE });
    else work();
  }, PAUSE);
  return () => {
    clearTimeout(pause);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
