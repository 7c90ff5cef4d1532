import type { ServiceError } from '../api/errors';
import type { PlacedFields } from '../definition';
import { pairs } from '../lib/pairs';
import { merge, sameValue, type FormData, type FormPath } from '../tree';
import type { HeldSave, Loaded, SaveAsked, SavedForm, SaveOutcome } from './saveOutcome';
import { idsFrom, type SaveAttempt } from './saveAttempt';

/** What one attempt to save has stored. */
export interface Written {
  readonly id: string;
  readonly isFirst: boolean;
  readonly form: FormData;
  readonly renamed: ReadonlyMap<string, string>;
}

/** The service refuses the value at one place of the form that was to be written. */
export class RefusedValueError extends Error {
  /**
   * @param refusal of the service
   * @param index of the form, of those that were written together
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

/** A form on its way into the store, with what it is written on. */
export interface FormOnTop {
  /** As it is to be written; another one once it was put together with somebody else's. */
  readonly form: () => FormData;
  /** Of the first attempt; those on top of another save have keys of their own. */
  readonly attempt: (number: number) => SaveAttempt;
  /** Whether a later state was known from the start. */
  readonly isBehind: boolean;
  /** Puts it on top of the later state that is known. @returns why nothing can be saved, else nothing */
  readonly startOnNewer: () => HeldSave | undefined;
  /** Reads what is stored and puts it on top of that. @returns why nothing can be saved, else nothing */
  readonly catchUp: () => Promise<HeldSave | undefined>;
  /** Whether a failed attempt means that somebody saved since. */
  readonly isStale: (error: unknown) => boolean;
  /** What is stored already, so that there is nothing left to write; undefined while there is. */
  readonly stored: () => SavedForm | undefined;
  readonly saved: (written: Written) => SavedForm;
  /** @throws ServiceError where the refused form is not the one that was given: that has other places */
  readonly refused: (error: RefusedValueError) => HeldSave;
}

/** How often a save is repeated on top of other people's saves. */
const ATTEMPTS = 4;

/**
 * Puts a form on top of what is stored.
 * @param given.fields of the form
 * @param given.newer a later state that is known already: the first attempt is made on top of that
 * @param given.newId of what an attempt without a key adds
 * @param given.isStale whether a failed attempt means that somebody saved since
 */
export function putOnTop<State extends Loaded>(
  given: SaveAsked<State> & {
    readonly fields: PlacedFields;
    readonly newId: () => string;
    readonly newer?: State | undefined;
    readonly load: () => Promise<State>;
    readonly isStale: (error: unknown, base: State) => boolean;
  },
): FormOnTop & { readonly base: () => State } {
  const { fields, key, newId, newer, load, isStale } = given;
  let mine = given.form;
  let base = given.loaded;
  /** Somebody else's save of this very form; what was saved elsewhere on the page concerns nobody here. */
  let other: State | undefined;
  let stored: SavedForm | undefined;

  /** Puts mine on top of theirs. */
  function putOn(theirs: State): HeldSave | undefined {
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
    startOnNewer: () => newer && putOn(newer),
    catchUp: async () => putOn(await load()),
    isStale: (error) => isStale(error, base),
    stored: () => stored,
    saved: (written) => ({
      ...{ kind: 'saved', ...written },
      mergedWith: other ? (other.savedBy ?? '') : undefined,
      theirs: other?.form,
    }),
    refused({ path, message, refusal }) {
      if (mine !== given.form) throw refusal;
      return { kind: 'refused', path, message };
    },
  };
}

/** What became of forms that are saved together: all are stored, or none, for the sake of one of them. */
export type SavedTogether =
  | { readonly kind: 'saved'; readonly saved: readonly SavedForm[] }
  | { readonly kind: 'held'; readonly index: number; readonly by: HeldSave };

/**
 * Saves forms together. Where somebody saved since they were loaded, theirs is read, what is disjoint is put together and saved
 * again; the same value changed twice is a conflict, and then nothing is saved (C-16). Where theirs holds all that mine does,
 * such as after a save of one's own whose answer was lost, there is nothing left to save.
 * @param write writes those that are not stored yet, whole or not at all; may throw a RefusedValueError
 * @throws what `write` and the reading of what is stored throw otherwise
 */
export async function saveOnTop<Form extends FormOnTop>(
  forms: readonly Form[],
  write: (forms: readonly Form[], attempt: number) => Promise<readonly Written[]>,
): Promise<SavedTogether> {
  const held = forms.map((form) => form.startOnNewer());
  for (let attempt = forms.some(({ isBehind }) => isBehind) ? 2 : 1; ; attempt++) {
    const index = held.findIndex((one) => one !== undefined);
    if (held[index]) return { kind: 'held', index, by: held[index] };
    const open = forms.filter((form) => !form.stored());
    try {
      const written = open.length > 0 ? await write(open, attempt) : [];
      const saved = new Map(pairs(open, written).map(([form, one]) => [form, form.saved(one)]));
      return { kind: 'saved', saved: forms.flatMap((form) => form.stored() ?? saved.get(form) ?? []) };
    } catch (error) {
      const refused = error instanceof RefusedValueError ? open[error.index] : undefined;
      if (refused) {
        return { kind: 'held', index: forms.indexOf(refused), by: refused.refused(error as RefusedValueError) };
      }
      if (attempt === ATTEMPTS || !open.some((form) => form.isStale(error))) throw error;
      for (const form of open) held[forms.indexOf(form)] = await form.catchUp();
    }
  }
}

/** Saves one form (`saveOnTop`). @param given.write may throw a RefusedValueError */
export async function saveOneOnTop<State extends Loaded>(
  given: Parameters<typeof putOnTop<State>>[0] & {
    readonly write: (form: FormData, base: State, attempt: SaveAttempt) => Promise<Written>;
  },
): Promise<SaveOutcome> {
  const form = putOnTop(given);
  const together = await saveOnTop([form], async (_open, attempt) => [
    await given.write(form.form(), form.base(), form.attempt(attempt)),
  ]);
  return outcomeOfOne(together);
}

/** The outcome of one save, as that of forms that are saved together. */
export function togetherAlone(outcome: SaveOutcome): SavedTogether {
  return outcome.kind === 'saved' ? { kind: 'saved', saved: [outcome] } : { kind: 'held', index: 0, by: outcome };
}

/** What became of the only form that was saved. */
export function outcomeOfOne(together: SavedTogether): SaveOutcome {
  if (together.kind === 'held') return together.by;
  const [only] = together.saved;
  if (!only) throw new RangeError('There was nothing to save.');
  return only;
}

/** Where no id changed with a save. */
export const NOTHING_RENAMED: ReadonlyMap<string, string> = new Map();
