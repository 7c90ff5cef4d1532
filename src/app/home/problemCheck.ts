import type { FoundPage, FoundResult } from '../../api/foundPages';
import { logError } from '../../lib/log';
import { createStore, type Store } from '../../lib/store';
import type { Session } from '../../session/session';
import type { PageProblems } from './pageCheck';

/** Progress and findings of the check. */
export interface CheckState {
  readonly found: readonly PageProblems[];
  readonly checked: number;
  /** Number of pages; undefined until the service has reported it. */
  readonly total: number | undefined;
  /** It pauses after every batch and after a failure. */
  readonly status: 'running' | 'resting' | 'failed';
}

/** Checks the pages of a brand in batches, newest first. */
export interface ProblemCheck {
  readonly state: Pick<Store<CheckState>, 'get' | 'subscribe'>;
  /** Checks the next batch, or resumes where the last one failed. Never rejects. */
  more(): Promise<void>;
  /** Rechecks the checked batches after pages were saved; earlier findings stay until it is done. Never rejects. */
  again(): Promise<void>;
  /** Pauses after the current page, until `more` is called again. */
  stop(): void;
}

/** Pages per batch. */
const BATCH_SIZE = 25;

/**
 * @param dependencies.list the pages of one batch, counted from 1
 * @param dependencies.idle resolves when the browser is idle
 */
export function createProblemCheck(dependencies: {
  readonly list: (batch: number, limit: number) => Promise<FoundResult>;
  readonly check: (page: FoundPage) => Promise<PageProblems | undefined>;
  readonly idle: () => Promise<void>;
}): ProblemCheck {
  const state = createStore<CheckState>({ found: [], checked: 0, total: undefined, status: 'running' });
  const change = (part: Partial<CheckState>) => state.set({ ...state.get(), ...part });
  let waiting: readonly FoundPage[] = [];
  let batches = 0;
  let isActive = false;
  const queued = { more: false, again: false };
  let queue = Promise.resolve();

  function enqueue(what: keyof typeof queued, work: () => Promise<void>): Promise<void> {
    if (!queued[what]) {
      queued[what] = true;
      queue = queue.then(work);
    }
    return queue;
  }

  function next(): FoundPage | undefined {
    return isActive ? waiting[0] : undefined;
  }

  async function fetchBatch(): Promise<void> {
    const { pages, total } = await dependencies.list(batches + 1, BATCH_SIZE);
    batches += 1;
    waiting = pages;
    change({ total });
  }

  async function checkNext(page: FoundPage): Promise<void> {
    const problems = await dependencies.check(page);
    waiting = waiting.slice(1);
    const { found, checked } = state.get();
    change({ checked: checked + 1, ...(problems && { found: [...found, problems] }) });
    await dependencies.idle();
  }

  async function checkBatch(): Promise<void> {
    change({ status: 'running' });
    try {
      if (waiting.length === 0) await fetchBatch();
      for (let page = next(); page; page = next()) await checkNext(page);
      change({ status: 'resting' });
    } catch (error) {
      logError('The pages could not be checked.', error);
      change({ status: 'failed' });
    } finally {
      queued.more = false;
    }
  }

  async function checkAgain(): Promise<void> {
    queued.again = false;
    const found: PageProblems[] = [];
    // Saved pages moved to the beginning, so the pages waiting in an unfinished batch are still within the same batches.
    const known = new Set(waiting.map(({ id }) => id));
    let [checked, total] = [0, state.get().total];
    try {
      for (let batch = 1; batch <= batches; batch += 1) {
        const { pages, total: now } = await dependencies.list(batch, BATCH_SIZE);
        total = now;
        for (const page of pages.filter(({ id }) => !known.has(id))) {
          if (!isActive) return;
          const problems = await dependencies.check(page);
          if (problems) found.push(problems);
          checked += 1;
          await dependencies.idle();
        }
      }
      change({ found, checked, total });
    } catch (error) {
      logError('The pages could not be checked again.', error);
    }
  }

  return {
    state,
    more() {
      isActive = true;
      return enqueue('more', checkBatch);
    },
    again: () => enqueue('again', checkAgain),
    stop() {
      isActive = false;
    },
  };
}

type Check = (page: FoundPage) => Promise<PageProblems | undefined>;

/** Findings of this tab by page and save, per session. */
const findings = new WeakMap<Session, Map<string, PageProblems | undefined>>();

/** Caches the check of a page by its last save: a second visit only checks pages saved since. */
export function cachedCheck(session: Session, check: Check): Check {
  const known = findings.get(session) ?? new Map<string, PageProblems | undefined>();
  findings.set(session, known);
  return async (page) => {
    const save = `${page.id} ${page.savedAt}`;
    if (!known.has(save)) known.set(save, await check(page));
    return known.get(save);
  };
}
