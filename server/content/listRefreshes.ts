import { setTimeout as delay } from 'node:timers/promises';
import { ServiceError } from '../errors';

/** The list data still follows older definitions, so an answer would be wrong. */
class ListsOutdated extends ServiceError {
  constructor() {
    super('SERVICE_UNAVAILABLE', 'The list is being prepared after an update. Try again in a minute.');
  }
}

/** Background refreshes of list data, by list: lists are not answered before their data follows the definitions of this node. */
export interface ListRefreshes {
  /**
   * Queues a refresh behind those started before. Until it has finished, `wait` blocks for these lists.
   * @param lists the key of all page lists, or the area of a record list
   * @param work must not reject; aborted work leaves the lists as they are
   */
  start(lists: string, work: () => Promise<unknown>): void;
  /**
   * Waits for the refresh of some lists, for as long as a user can be kept waiting.
   * @throws ListsOutdated
   */
  wait(lists: string): Promise<void>;
  /** Resolves when all refreshes started so far have finished. */
  finished(): Promise<void>;
}

export function createListRefreshes(): ListRefreshes {
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
      await Promise.race([work, delay(MAX_WAIT_MILLISECONDS, undefined, { ref: false })]);
      if (outdated.has(lists)) throw new ListsOutdated();
    },
    finished: () => last,
  };
}

/** The key of the lists of all pages; record lists are keyed by their area. */
export const PAGE_LISTS = 'page';

const MAX_WAIT_MILLISECONDS = 5_000;
