/** Debounce, in milliseconds. */
const PAUSE = 250;
/** Milliseconds after the pause until the work runs even in a busy browser. */
const IDLE_TIMEOUT = 500;

/**
 * Schedules work for the first idle moment after a pause: never in the frame that handles a key press. Safari cannot tell when it is idle;
 * there, the work runs right after the pause.
 * @param pause in milliseconds
 * @returns cancels it
 */
export function scheduleIdleWork(work: () => void, pause = PAUSE): () => void {
  let idle: number | undefined;
  const hasIdle = typeof requestIdleCallback === 'function';
  const timer = setTimeout(() => {
    if (hasIdle) idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    else work();
  }, pause);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
