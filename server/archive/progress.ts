/** Tells a person how far some long work is. */
export interface Progress {
  /** @param done of `all`, in rows or bytes */
  at(what: string, done: number, all: number): void;
}

/**
 * Prints at most one line every few seconds.
 * @param now milliseconds
 */
export function createProgress(print: (line: string) => void, now: () => number): Progress {
  let printed = now();
  return {
    at(what, done, all) {
      if (now() - printed < BETWEEN_LINES_MILLISECONDS) return;
      printed = now();
      print(`${what}: ${all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : 100} %`);
    },
  };
}

/** For who needs to hear nothing. */
export const SILENT: Progress = { at: () => undefined };

const BETWEEN_LINES_MILLISECONDS = 5_000;
