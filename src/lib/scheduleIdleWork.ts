/** Debounce, in milliseconds. */
const PAUSE = 250;
/** Milliseconds after which work runs even in a busy browser. */
const IDLE_TIMEOUT = 500;

/**
 * Schedules work for the first idle moment after a pause: never in the frame that handles a key press.
 * @returns cancels it
 */
export function scheduleIdleWork(work: () => void): () => void {
  let cancel: () => void;
  const pause = setTimeout(() => {
    cancel = whenIdle(work);
  }, PAUSE);
  cancel = () => clearTimeout(pause);
  return () => cancel();
}

/**
 * Runs work in the next idle moment. Safari cannot tell when it is idle: there, the work runs after what is waiting already.
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const task = setTimeout(work);
    return () => clearTimeout(task);
  }
  const idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(idle);
}
