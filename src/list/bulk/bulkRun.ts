import { errorMessage } from '../../api/errors';
import { createStore, type Store } from '../../lib/store';
import { logError } from '../../lib/log';
import { bulkTexts } from '../texts';

/** Maximum number of rows of one bulk action. */
export const MAX_BULK_ROWS = 500;

/** Undoes a step. @throws the errors of src/api/errors.ts */
export type UndoAction = () => Promise<void>;

/** The action on one row. */
export interface BulkStep {
  readonly id: string;
  /** Name of the row. */
  readonly name: string;
  /** @returns undoes it; undefined if it cannot be undone @throws the errors of src/api/errors.ts */
  readonly run: () => Promise<UndoAction | undefined>;
}

/** Outcome of the action on one row. */
export type StepOutcome =
  | { readonly kind: 'done'; readonly undo: UndoAction | undefined }
  /** `error`: a message for the user. */
  | { readonly kind: 'failed'; readonly error: string };

/** Outcomes by row id. A step without one has not been executed yet. */
export interface BulkProgress {
  readonly isRunning: boolean;
  readonly outcomes: ReadonlyMap<string, StepOutcome>;
}

/** Executes steps in order; a failed step does not stop the others. */
export interface BulkRun {
  readonly title: string;
  readonly steps: readonly BulkStep[];
  readonly progress: Pick<Store<BulkProgress>, 'get' | 'subscribe'>;
  /** Stops after the steps that are currently running. */
  stop(): void;
  /** Executes the steps that have not been executed, or have failed. */
  resume(): void;
}

/**
 * Starts immediately.
 * @param batchSize number of steps that run concurrently; they are also retried in the same groups
 */
export function startBulkRun(title: string, steps: readonly BulkStep[], batchSize = 1): BulkRun {
  const progress = createStore<BulkProgress>({ isRunning: false, outcomes: new Map() });
  let controller = new AbortController();

  async function work(): Promise<void> {
    controller = new AbortController();
    const { signal } = controller;
    const isOpen = ({ id }: BulkStep) => progress.get().outcomes.get(id)?.kind !== 'done';
    progress.set({ ...progress.get(), isRunning: true });
    for (let from = 0; from < steps.length && !signal.aborted; from += batchSize) {
      const open = steps.slice(from, from + batchSize).filter(isOpen);
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
    resume: () => void work(),
  };
}

/** Undoes a finished run. @param batchSize as for `startBulkRun` */
export function startBulkUndo(finished: BulkRun, batchSize?: number): BulkRun {
  return startBulkRun(bulkTexts.undoing({ label: finished.title }), undoSteps(finished), batchSize);
}

async function outcomeOf({ id, run }: BulkStep, title: string): Promise<StepOutcome> {
  try {
    return { kind: 'done', undo: await run() };
  } catch (error) {
    logError(`'${title}' failed for ${id}.`, error);
    return { kind: 'failed', error: errorMessage(error) ?? bulkTexts.failed };
  }
}

/** Number of successful steps. */
export function countDone({ outcomes }: BulkProgress): number {
  return [...outcomes.values()].filter(({ kind }) => kind === 'done').length;
}

/** The steps that undo a run, in reverse order; empty if nothing can be undone. */
export function undoSteps({ steps, progress }: BulkRun): readonly BulkStep[] {
  const { outcomes } = progress.get();
  return steps.toReversed().flatMap(({ id, name }): BulkStep[] => {
    const outcome = outcomes.get(id);
    if (outcome?.kind !== 'done' || outcome.undo === undefined) return [];
    const { undo } = outcome;
    const run = async () => {
      await undo();
      return undefined;
    };
    return [{ id, name, run }];
  });
}
