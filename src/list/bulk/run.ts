import { ServiceError, UnreachableError } from '../../api/errors';
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

/** Steps that are done one after the other; one that fails does not keep the others from being done. */
export interface Run {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly progress: Pick<Store<Progress>, 'get' | 'subscribe'>;
  /** Does nothing more after the step that is under way. */
  stop(): void;
  /** Does what was not done, or failed. */
  goOn(): void;
}

/** Starts with the first step at once. */
export function startRun(title: string, steps: readonly Step[]): Run {
  const progress = createStore<Progress>({ isRunning: false, outcomes: new Map() });
  let stopping = new AbortController();

  async function work(): Promise<void> {
    stopping = new AbortController();
    const { signal } = stopping;
    const left = steps.filter(({ id }) => progress.get().outcomes.get(id)?.kind !== 'done');
    progress.set({ ...progress.get(), isRunning: true });
    for (const step of left) {
      if (signal.aborted) break;
      const outcome = await outcomeOf(step, title);
      progress.set({ isRunning: true, outcomes: new Map([...progress.get().outcomes, [step.id, outcome]]) });
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

async function outcomeOf({ id, run }: Step, title: string): Promise<Outcome> {
  try {
    return { kind: 'done', takeBack: await run() };
  } catch (error) {
    logError(`'${title}' failed for ${id}.`, error);
    const isKnown = error instanceof ServiceError || error instanceof UnreachableError;
    return { kind: 'failed', error: isKnown ? error.message : bulkTexts.failed };
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
