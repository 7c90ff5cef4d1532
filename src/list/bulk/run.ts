import { wordsOf } from '../../api/errors';
import { createStore, type Store } from '../../lib/store';
import { logError } from '../../lib/log';
import { bulkTexts } from '../texts';

/** As many rows as one action is done with at most. */
export const MOST_ROWS = 500;

/** Takes back what was done. @throws the errors of src/api/errors.ts */
export type TakeBack = () => Promise<void>;

/** What is done with one row. */
export interface Step {
  readonly id: string;
  /** What the row is called. */
  readonly name: string;
  /** @returns what takes it back; undefined where nothing does @throws the errors of src/api/errors.ts */
  readonly run: () => Promise<TakeBack | undefined>;
}

/** What became of one row. */
export type Outcome =
  | { readonly kind: 'done'; readonly takeBack: TakeBack | undefined }
  /** Why not, in words for people. */
  | { readonly kind: 'failed'; readonly error: string };

/** How far the steps have come. A step without an outcome has not been done yet. */
export interface Progress {
  readonly isRunning: boolean;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** Steps that are done in their order; one that fails does not keep the others from being done. */
export interface Run {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly progress: Pick<Store<Progress>, 'get' | 'subscribe'>;
  /** Does nothing more after the steps that are under way. */
  stop(): void;
  /** Does what was not done, or failed. */
  goOn(): void;
}

/**
 * Starts with the first step at once.
 * @param atOnce so many are done together; those that were done together are tried again together
 */
export function startRun(title: string, steps: readonly Step[], atOnce = 1): Run {
  const progress = createStore<Progress>({ isRunning: false, outcomes: new Map() });
  let stopping = new AbortController();

  async function work(): Promise<void> {
    stopping = new AbortController();
    const { signal } = stopping;
    const isLeft = ({ id }: Step) => progress.get().outcomes.get(id)?.kind !== 'done';
    progress.set({ ...progress.get(), isRunning: true });
    for (let from = 0; from < steps.length && !signal.aborted; from += atOnce) {
      const left = steps.slice(from, from + atOnce).filter(isLeft);
      if (left.length === 0) continue;
      const done = await Promise.all(left.map(async (step) => [step.id, await outcomeOf(step, title)] as const));
      progress.set({ isRunning: true, outcomes: new Map([...progress.get().outcomes, ...done]) });
    }
    progress.set({ ...progress.get(), isRunning: false });
  }

  void work();
  return {
    ...{ title, steps, progress },
    stop: () => stopping.abort(),
    goOn: () => void work(),
  };
}

/** Takes back what a finished run has done. @param atOnce as for `startRun` */
export function startUndo(finished: Run, atOnce?: number): Run {
  return startRun(bulkTexts.undoing({ label: finished.title }), stepsBack(finished), atOnce);
}

async function outcomeOf({ id, run }: Step, title: string): Promise<Outcome> {
  try {
    return { kind: 'done', takeBack: await run() };
  } catch (error) {
    logError(`'${title}' failed for ${id}.`, error);
    return { kind: 'failed', error: wordsOf(error) ?? bulkTexts.failed };
  }
}

/** How many steps are done. */
export function countDone({ outcomes }: Progress): number {
  return [...outcomes.values()].filter(({ kind }) => kind === 'done').length;
}

/** The steps that take back what a run has done, the last one first; none where nothing can be taken back. */
export function stepsBack({ steps, progress }: Run): readonly Step[] {
  const { outcomes } = progress.get();
  return steps.toReversed().flatMap(({ id, name }): Step[] => {
    const outcome = outcomes.get(id);
    if (outcome?.kind !== 'done' || outcome.takeBack === undefined) return [];
    const { takeBack } = outcome;
    const run = async () => {
      await takeBack();
      return undefined;
    };
    return [{ id, name, run }];
  });
}
