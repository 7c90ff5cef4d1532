/** Runs a work when its turn comes. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `count` works at a time; the others wait in line. */
export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free === 0) await new Promise<void>((next) => waiting.push(next));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
