import type { ServiceError } from '../api/errors';
import type { PlacedFields } from '../definition';
import { pairs } from '../lib/pairs';
import { merge, sameValue, type FormData, type FormPath } from '../tree';
import type { RejectedSave, LoadedEntry, SaveInput, SavedForm, SaveOutcome } from './saveOutcome';
import { idsFrom, type SaveAttempt } from './saveAttempt';

/** Result of one write. */
export type WriteResult = Pick<SavedForm, 'id' | 'isFirst' | 'form' | 'renamed'>;

/** The service rejects the value at one path of a form. */
export class RefusedValueError extends Error {
  /**
   * @param refusal the error of the service
   * @param index which of the forms that were written together
   */
  constructor(
    readonly path: FormPath,
    readonly refusal: ServiceError,
    readonly index = 0,
  ) {
    super(refusal.message);
    this.name = 'RefusedValueError';
  }
}

/** A form that is being saved, with the state that it is based on. */
export interface MergeableForm {
  /** The form to write; after a merge, the merged one. */
  readonly form: () => FormData;
  /** Counted from 1. Attempts after a merge have keys of their own. */
  readonly attempt: (number: number) => SaveAttempt;
  /** Whether a newer state was known from the start. */
  readonly isBehind: boolean;
  /** Merges with the newer state that is known. @returns why nothing can be saved; undefined if it can */
  readonly mergeNewer: () => RejectedSave | undefined;
  /** Loads the stored state and merges with it. @returns why nothing can be saved; undefined if it can */
  readonly reloadAndMerge: () => Promise<RejectedSave | undefined>;
  /** Whether a failed attempt means that somebody has saved since. */
  readonly isStale: (error: unknown) => boolean;
  /** The stored form if it already contains all changes; undefined while there is something to write. */
  readonly stored: () => SavedForm | undefined;
  readonly saved: (written: WriteResult) => SavedForm;
  /** @throws ServiceError if the rejected form is a merged one: its paths differ from those of the given form */
  readonly rejectionOf: (error: RefusedValueError) => RejectedSave;
}

/** Maximum number of attempts while others keep saving. */
const MAX_ATTEMPTS = 4;

/**
 * Prepares a form for saving, on top of the state that is stored by then.
 * @param given.fields of the form
 * @param given.newer a newer state that is already known: the first attempt is based on it
 * @param given.newId creates the ids of new nodes in an attempt without a key
 * @param given.isStale whether a failed attempt means that somebody has saved since
 */
export function createMergeableForm<State extends LoadedEntry>(
  given: SaveInput<State> & {
    readonly fields: PlacedFields;
    readonly newId: () => string;
    readonly newer?: State | undefined;
    readonly load: () => Promise<State>;
    readonly isStale: (error: unknown, base: State) => boolean;
  },
): MergeableForm & { readonly base: () => State } {
  const { fields, key, newId, newer, load, isStale } = given;
  let mine = given.form;
  let base = given.loaded;
  /** Somebody else's save of the same form; saves elsewhere on the page do not count. */
  let other: State | undefined;
  let stored: SavedForm | undefined;

  /** Merges mine into theirs. */
  function mergeWith(theirs: State): RejectedSave | undefined {
    if (!sameValue(base.form, theirs.form)) other = theirs;
    const merged = merge({ base: base.form, mine, theirs: theirs.form }, fields);
    if (merged.conflicts.length > 0) {
      return { kind: 'conflict', conflicts: merged.conflicts, merged: merged.form, theirs };
    }
    if (theirs.id !== undefined && sameValue(merged.form, theirs.form)) {
      const nothingToWrite = { id: theirs.id, isFirst: false, form: theirs.form, renamed: NOTHING_RENAMED };
      stored = { kind: 'saved', ...nothingToWrite, mergedWith: undefined, theirs: theirs.form };
      return undefined;
    }
    const problem = given.check?.(merged.form, { base: base.form, mine, theirs: theirs.form });
    if (problem) return { kind: 'refused', path: problem.path, message: problem.message, theirs };
    mine = merged.form;
    base = theirs;
    return undefined;
  }

  return {
    form: () => mine,
    base: () => base,
    attempt(number) {
      if (key === undefined) return { key, newId };
      return { key: number === 1 ? key : `${key} ${number}`, newId: idsFrom(key) };
    },
    isBehind: newer !== undefined,
    mergeNewer: () => newer && mergeWith(newer),
    reloadAndMerge: async () => mergeWith(await load()),
    isStale: (error) => isStale(error, base),
    stored: () => stored,
    saved: (written) => ({
      ...{ kind: 'saved', ...written },
      mergedWith: other ? (other.savedBy ?? '') : undefined,
      theirs: other?.form,
    }),
    rejectionOf({ path, message, refusal }) {
      if (mine !== given.form) throw refusal;
      return { kind: 'refused', path, message };
    },
  };
}

/** Outcome of saving forms together: all are stored, or none, because one of them is rejected. */
export type BatchSaveOutcome =
  | { readonly kind: 'saved'; readonly saved: readonly SavedForm[] }
  | { readonly kind: 'rejected'; readonly index: number; readonly rejection: RejectedSave };

/**
 * Saves forms together. If somebody has saved since they were loaded, the newer state is loaded, disjoint changes are merged and
 * saved again; the same value changed twice is a conflict, and then nothing is saved (C-16). If the newer state already contains
 * all changes, such as after an earlier save whose response was lost, there is nothing left to save.
 * @param write writes the forms that are not stored yet, atomically; may throw a RefusedValueError
 * @throws any other error of `write`, and errors of loading the stored state
 */
export async function saveWithMerge<Form extends MergeableForm>(
  forms: readonly Form[],
  write: (forms: readonly Form[], attempt: number) => Promise<readonly WriteResult[]>,
): Promise<BatchSaveOutcome> {
  const rejections = forms.map((form) => form.mergeNewer());
  for (let attempt = forms.some(({ isBehind }) => isBehind) ? 2 : 1; ; attempt++) {
    const index = rejections.findIndex((rejection) => rejection !== undefined);
    if (rejections[index]) return { kind: 'rejected', index, rejection: rejections[index] };
    const open = forms.filter((form) => !form.stored());
    try {
      const written = open.length > 0 ? await write(open, attempt) : [];
      const saved = new Map(pairs(open, written).map(([form, one]) => [form, form.saved(one)]));
      return { kind: 'saved', saved: forms.flatMap((form) => form.stored() ?? saved.get(form) ?? []) };
    } catch (error) {
      const refused = error instanceof RefusedValueError ? open[error.index] : undefined;
      if (refused) {
        return {
          kind: 'rejected',
          index: forms.indexOf(refused),
          rejection: refused.rejectionOf(error as RefusedValueError),
        };
      }
      if (attempt === MAX_ATTEMPTS || !open.some((form) => form.isStale(error))) throw error;
      for (const form of open) rejections[forms.indexOf(form)] = await form.reloadAndMerge();
    }
  }
}

/** Saves one form (`saveWithMerge`). @param given.write may throw a RefusedValueError */
export async function saveOneWithMerge<State extends LoadedEntry>(
  given: Parameters<typeof createMergeableForm<State>>[0] & {
    readonly write: (form: FormData, base: State, attempt: SaveAttempt) => Promise<WriteResult>;
  },
): Promise<SaveOutcome> {
  const form = createMergeableForm(given);
  const outcome = await saveWithMerge([form], async (_open, attempt) => [
    await given.write(form.form(), form.base(), form.attempt(attempt)),
  ]);
  return singleOutcome(outcome);
}

/** The outcome of a single save, as an outcome of forms saved together. */
export function asBatchOutcome(outcome: SaveOutcome): BatchSaveOutcome {
  return outcome.kind === 'saved'
    ? { kind: 'saved', saved: [outcome] }
    : { kind: 'rejected', index: 0, rejection: outcome };
}

/** The outcome of the only form that was saved. */
export function singleOutcome(outcome: BatchSaveOutcome): SaveOutcome {
  if (outcome.kind === 'rejected') return outcome.rejection;
  const [only] = outcome.saved;
  if (!only) throw new RangeError('There was nothing to save.');
  return only;
}

/** For saves that changed no ids. */
export const NOTHING_RENAMED: ReadonlyMap<string, string> = new Map();
