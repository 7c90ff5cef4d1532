import { merge, sameValue, type FormData } from '../tree';
import type { Loaded, SaveOutcome } from './editorStore';

/** What one attempt to save has stored. */
export interface Written {
  readonly id: string;
  readonly isFirst: boolean;
  readonly form: FormData;
  readonly renamed: ReadonlyMap<string, string>;
}

/** How often a save is repeated on top of other people's saves. */
const ATTEMPTS = 4;

/**
 * Saves a form. Where somebody saved since it was loaded, theirs is read, what is disjoint is put together and saved again;
 * the same value changed twice is a conflict, and then nothing is saved (C-16).
 * @param given.isStale whether a failed attempt means that somebody saved since
 * @throws what `write` and `load` throw otherwise
 */
export async function saveOnTop<State extends Loaded>(given: {
  readonly form: FormData;
  readonly loaded: State;
  readonly load: () => Promise<State>;
  readonly write: (form: FormData, base: State) => Promise<Written>;
  readonly isStale: (error: unknown, base: State) => boolean;
}): Promise<SaveOutcome> {
  const { load, write, isStale } = given;
  let mine = given.form;
  let base = given.loaded;
  /** Somebody else's save of this very form; what was saved elsewhere on the page concerns nobody here. */
  let other: State | undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      const written = await write(mine, base);
      return { kind: 'saved', ...written, mergedWith: other && (other.savedBy ?? ''), theirs: other?.form };
    } catch (error) {
      if (attempt === ATTEMPTS || !isStale(error, base)) throw error;
      const theirs = await load();
      if (!sameValue(base.form, theirs.form)) other = theirs;
      const merged = merge({ base: base.form, mine, theirs: theirs.form });
      if (merged.conflicts.length > 0) {
        return { kind: 'conflict', conflicts: merged.conflicts, merged: merged.form, theirs };
      }
      mine = merged.form;
      base = theirs;
    }
  }
}
