import { wordsOf } from '../../api/errors';
import { createStore, type Store } from '../../lib/store';
import { logError } from '../../lib/log';
import { bulkTexts } from '../texts';

/** Maximum number of rows of one bulk action. */
export const MOST_ROWS = 500;

/** Undoes a step. @throws the errors of src/api/errors.ts */
export type TakeBack = () => Promise<void>;

/** The action on one row. */
export interface Step {
  readonly id: string;
  /** Name of the row. */
  readonly name: string;
  /** @returns undoes it; undefined if it cannot be undone @throws the errors of src/api/errors.ts */
  readonly run: () => Promise<TakeBack | undefined>;
}

/** Outcome of the action on one row. */
export type Outcome =
  | { readonly kind: 'done'; readonly takeBack: TakeBack | undefined }
  /** `error`: a message for the user. */
  | { readonly kind: 'failed'; readonly error: string };

/** Outcomes by row id. A step without one has not been executed yet. */
export interface Progress {
  readonly isRunning: boolean;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** Executes steps in order; a failed step does not stop the others. */
export interface Run {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly progress: Pick<Store<Progress>, 'get' | 'subscribe'>;
  /** Stops after the steps that are currently running. */
  stop(): void;
  /** Executes the steps that have not been executed, or have failed. */
  goOn(): void;
}

/**
 * Starts immediately.
 * @param atOnce number of steps that run concurrently; they are also retried in the same groups
 */
export function startRun(title: string, steps: readonly Step[], atOnce = 1): Run {
  const progress = createStore<Progress>({ isRunning: false, outcomes: new Map() });
  let controller = new AbortController();

  async function work(): Promise<void> {
    controller = new AbortController();
    const { signal } = controller;
    const isOpen = ({ id }: Step) => progress.get().outcomes.get(id)?.kind !== 'done';
    progress.set({ ...progress.get(), isRunning: true });
    for (let from = 0; from < steps.length && !signal.aborted; from += atOnce) {
      const open = steps.slice(from, from + atOnce).filter(isOpen);
      if (open.length === 0) continue;
      const done = await Promise.all(open.map(async (step) => [step.id, await outcomeOf(step, title)] as const));
      progress.set({ isRunning: true, outcomes: new Map([...progress.get().outcomes, ...done]) });
    }
    progress.set({ ...progress.get(), isRunning: false });
  }

  void work();
  return {
    ...{ title, steps, progress },
    stop: () => controller.abort(),
    goOn: () => void work(),
  };
}

/** Undoes a finished run. @param atOnce as for `startRun` */
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

/** Number of successful steps. */
export function countDone({ outcomes }: Progress): number {
  return [...outcomes.values()].filter(({ kind }) => kind === 'done').length;
}

/** The steps that undo a run, in reverse order; empty if nothing can be undone. */
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
