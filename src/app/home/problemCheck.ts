import type { FoundPage, FoundResult } from '../../api/foundPages';
import { logError } from '../../lib/log';
import { createStore, type Store } from '../../lib/store';
import type { Session } from '../../session/session';
import type { PageProblems } from './pageCheck';

/** How far the pages of a brand are checked. */
export interface CheckState {
  readonly found: readonly PageProblems[];
  readonly checked: number;
  /** How many pages there are; undefined until the service has said so. */
  readonly total: number | undefined;
  /** It rests after every batch, and where something failed. */
  readonly status: 'running' | 'resting' | 'failed';
}

/** Checks the pages of a brand in batches, newest first. */
export interface ProblemCheck {
  readonly state: Pick<Store<CheckState>, 'get' | 'subscribe'>;
  /** Checks the next batch, or goes on where the last one failed. Never rejects. */
  more(): Promise<void>;
  /** Checks once more what was checked, after pages were saved; what was found stays until that is through. Never rejects. */
  again(): Promise<void>;
  /** Rests after the page that is being checked, until `more` is called again. */
  stop(): void;
}

/** Pages of one batch. */
const BATCH_SIZE = 25;

/**
 * @param needs.list the pages of one batch; it counts from 1
 * @param needs.idle resolves when the browser has nothing better to do
 */
export function createProblemCheck(needs: {
  readonly list: (batch: number, limit: number) => Promise<FoundResult>;
  readonly check: (page: FoundPage) => Promise<PageProblems | undefined>;
  readonly idle: () => Promise<void>;
}): ProblemCheck {
  const state = createStore<CheckState>({ found: [], checked: 0, total: undefined, status: 'running' });
  const change = (part: Partial<CheckState>) => state.set({ ...state.get(), ...part });
  let waiting: readonly FoundPage[] = [];
  let batches = 0;
  let isWanted = false;
  const asked = { more: false, again: false };
  let turn = Promise.resolve();

  function inTurn(what: keyof typeof asked, work: () => Promise<void>): Promise<void> {
    if (!asked[what]) {
      asked[what] = true;
      turn = turn.then(work);
    }
    return turn;
  }

  function next(): FoundPage | undefined {
    return isWanted ? waiting[0] : undefined;
  }

  async function takeBatch(): Promise<void> {
    const { pages, total } = await needs.list(batches + 1, BATCH_SIZE);
    batches += 1;
    waiting = pages;
    change({ total });
  }

  async function checkNext(page: FoundPage): Promise<void> {
    const problems = await needs.check(page);
    waiting = waiting.slice(1);
    const { found, checked } = state.get();
    change({ checked: checked + 1, ...(problems && { found: [...found, problems] }) });
    await needs.idle();
  }

  async function goOn(): Promise<void> {
    change({ status: 'running' });
    try {
      if (waiting.length === 0) await takeBatch();
      for (let page = next(); page; page = next()) await checkNext(page);
      change({ status: 'resting' });
    } catch (error) {
      logError('The pages could not be checked.', error);
      change({ status: 'failed' });
    } finally {
      asked.more = false;
    }
  }

  async function checkAgain(): Promise<void> {
    asked.again = false;
    const found: PageProblems[] = [];
    // Saved pages moved to the beginning: those of a batch that is not through stand in the same batches still.
    const known = new Set(waiting.map(({ id }) => id));
    let [checked, total] = [0, state.get().total];
    try {
      for (let batch = 1; batch <= batches; batch += 1) {
        const { pages, total: now } = await needs.list(batch, BATCH_SIZE);
        total = now;
        for (const page of pages.filter(({ id }) => !known.has(id))) {
          if (!isWanted) return;
          const problems = await needs.check(page);
          if (problems) found.push(problems);
          checked += 1;
          await needs.idle();
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
      isWanted = true;
      return inTurn('more', goOn);
    },
    again: () => inTurn('again', checkAgain),
    stop() {
      isWanted = false;
    },
  };
}

type Check = (page: FoundPage) => Promise<PageProblems | undefined>;

/** What was found in this tab, by page and save; another session knows nothing of it. */
const found = new WeakMap<Session, Map<string, PageProblems | undefined>>();

/** Checks a page once for each of its saves: whoever comes back waits only for what was saved since. */
export function rememberedCheck(session: Session, check: Check): Check {
  const known = found.get(session) ?? new Map<string, PageProblems | undefined>();
  found.set(session, known);
  return async (page) => {
    const save = `${page.id} ${page.savedAt}`;
    if (!known.has(save)) known.set(save, await check(page));
    return known.get(save);
  };
}
