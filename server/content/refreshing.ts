import { setTimeout as delay } from 'node:timers/promises';
import { ServiceError } from '../errors';

/** Lists whose entries are found by older definitions still; what they said would be wrong. */
class ListsOutdated extends ServiceError {
  constructor() {
    super('SERVICE_UNAVAILABLE', 'The list is being prepared after an update. Try again in a minute.');
  }
}

/** Lists that are brought up to date with the definitions of this node while it serves. */
export interface Refreshing {
  /**
   * Has the work begin when all work before it has ended. Until it has, nobody is answered from these lists.
   * @param lists `PAGES`, or the area of records
   * @param work fails never; what is given up leaves the lists as they are
   */
  start(lists: string, work: () => Promise<unknown>): void;
  /**
   * Waits for the work on some lists, as long as somebody in front of a screen does.
   * @throws ListsOutdated
   */
  wait(lists: string): Promise<void>;
  /** Ends with the work that was started last. */
  ended(): Promise<void>;
}

/** Nothing to be brought up to date yet. */
export function createRefreshing(): Refreshing {
  const outdated = new Map<string, Promise<void>>();
  let last = Promise.resolve();
  return {
    start(lists, work) {
      last = last.then(work).then(() => {
        outdated.delete(lists);
      });
      outdated.set(lists, last);
    },
    async wait(lists) {
      const work = outdated.get(lists);
      if (work === undefined) return;
      await Promise.race([work, delay(MOST_MILLISECONDS, undefined, { ref: false })]);
      if (outdated.has(lists)) throw new ListsOutdated();
    },
    ended: () => last,
  };
}

/** What the lists of all pages are called here; areas of records have names of their own. */
export const PAGES = 'page';

const MOST_MILLISECONDS = 5_000;
