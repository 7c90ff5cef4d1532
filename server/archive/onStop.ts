/**
 * Tidies up when the process is told to stop, which then ends as it would have.
 * @param tidy done at once: nothing else runs afterwards
 * @returns lets the process stop without it again
 */
export function onStop(tidy: () => void): () => void {
  function forget(): void {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  function stop(signal: NodeJS.Signals): void {
    forget();
    tidy();
    process.kill(process.pid, signal);
  }
  for (const signal of SIGNALS) process.on(signal, stop);
  return forget;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
