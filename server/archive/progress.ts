/** Reports the progress of a long task. */
export interface Progress {
  /** @param done of `all`, in rows or bytes */
  report(what: string, done: number, all: number): void;
}

/**
 * Prints at most one line every few seconds.
 * @param now milliseconds
 */
export function createProgress(print: (line: string) => void, now: () => number): Progress {
  let printed = now();
  return {
    report(what, done, all) {
      if (now() - printed < LINE_INTERVAL_MILLISECONDS) return;
      printed = now();
      print(`${what}: ${all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : 100} %`);
    },
  };
}

export const SILENT_PROGRESS: Progress = { report: () => undefined };

const LINE_INTERVAL_MILLISECONDS = 5_000;
