import type { ServiceError } from '../api/errors';
import { merge, sameValue, type FormData, type FormPath } from '../tree';
import type { Loaded, SaveOutcome } from './editorStore';
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
  /** @param refusal of the service */
  constructor(
    readonly path: FormPath,
    readonly refusal: ServiceError,
  ) {
    super(refusal.message);
    this.name = 'RefusedValueError';
  }
}

/** How often a save is repeated on top of other people's saves. */
const ATTEMPTS = 4;

/**
 * Saves a form. Where somebody saved since it was loaded, theirs is read, what is disjoint is put together and saved again;
 * the same value changed twice is a conflict, and then nothing is saved (C-16). Where theirs holds all that mine does,
 * such as after a save of one's own whose answer was lost, there is nothing left to save.
 * @param given.write may throw a RefusedValueError
 * @param given.key of the first attempt; those on top of another save have keys of their own
 * @param given.newer a later state that is known already: the first attempt is made on top of that
 * @param given.newId of what an attempt without a key adds
 * @param given.isStale whether a failed attempt means that somebody saved since
 * @throws what `write` and `load` throw otherwise
 */
export async function saveOnTop<State extends Loaded>(given: {
  readonly form: FormData;
  readonly loaded: State;
  readonly key: string | undefined;
  readonly newId: () => string;
  readonly newer?: State | undefined;
  readonly load: () => Promise<State>;
  readonly write: (form: FormData, base: State, attempt: SaveAttempt) => Promise<Written>;
  readonly isStale: (error: unknown, base: State) => boolean;
}): Promise<SaveOutcome> {
  const { key, newId, newer, load, write, isStale } = given;
  let mine = given.form;
  let base = given.loaded;
  /** Somebody else's save of this very form; what was saved elsewhere on the page concerns nobody here. */
  let other: State | undefined;
  const known = newer && putOn(newer);
  if (known) return known;
  for (let attempt = newer ? 2 : 1; ; attempt++) {
    try {
      const written = await write(mine, base, attemptOf(attempt));
      return { kind: 'saved', ...written, mergedWith: other ? (other.savedBy ?? '') : undefined, theirs: other?.form };
    } catch (error) {
      if (error instanceof RefusedValueError) return refusedAt(error);
      if (attempt === ATTEMPTS || !isStale(error, base)) throw error;
      const outcome = putOn(await load());
      if (outcome) return outcome;
    }
  }

  /** What was put together with theirs has other places than the form that was given. */
  function refusedAt({ path, message, refusal }: RefusedValueError): SaveOutcome {
    if (mine !== given.form) throw refusal;
    return { kind: 'refused', path, message };
  }

  /** Puts mine on top of theirs. @returns the outcome where nothing is left to write, or nothing can be */
  function putOn(theirs: State): SaveOutcome | undefined {
    if (!sameValue(base.form, theirs.form)) other = theirs;
    const merged = merge({ base: base.form, mine, theirs: theirs.form });
    if (merged.conflicts.length > 0) {
      return { kind: 'conflict', conflicts: merged.conflicts, merged: merged.form, theirs };
    }
    if (theirs.id !== undefined && sameValue(merged.form, theirs.form)) {
      return { kind: 'saved', ...nothingToWrite(theirs, theirs.id), mergedWith: undefined, theirs: theirs.form };
    }
    mine = merged.form;
    base = theirs;
    return undefined;
  }

  function attemptOf(number: number): SaveAttempt {
    if (key === undefined) return { key, newId };
    return { key: number === 1 ? key : `${key} ${number}`, newId: idsFrom(key) };
  }
}

function nothingToWrite({ form }: Loaded, id: string): Written {
  return { id, isFirst: false, form, renamed: NOTHING_RENAMED };
}

const NOTHING_RENAMED: ReadonlyMap<string, string> = new Map();
