/** Runs a task as soon as a slot is free. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `count` tasks concurrently; the others wait in order. */
export function createConcurrencyLimit(count: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (task) => {
    if (free === 0) await new Promise<void>((next) => waiting.push(next));
    else free -= 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
