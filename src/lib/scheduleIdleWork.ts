/** Debounce, in milliseconds. */
const PAUSE = 250;
/** Milliseconds after the pause until the work runs even in a busy browser. */
const IDLE_TIMEOUT = 500;

/**
 * Schedules work for the first idle moment after a pause: never in the frame that handles a key press.
 * @returns cancels it
 */
export function scheduleIdleWork(work: () => void): () => void {
  let idle: number | undefined;
  const hasIdle = typeof requestIdleCallback === 'function';
  const pause = setTimeout(() => {
    if (hasIdle) idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    else work();
  }, PAUSE);
  return () => {
    clearTimeout(pause);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
