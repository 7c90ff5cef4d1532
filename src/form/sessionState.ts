import type { PlacedFields } from '../definition';
import type { FilePatch } from '../fields/files/uploads';
import { isGroup, merge, sameValue, type FormData, type FormPath, type FormValue, type Problem } from '../tree';
import { share } from './share';

/** The state of the current or last save. */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly sent: FormData }
  /** `blockedBy`: the name of the form that has to be resolved first; the message applies until then. */
  | { readonly kind: 'failed'; readonly message: string; readonly blockedBy?: string | undefined };

/** A save without a response yet: it may or may not be stored. */
export interface UnansweredSave {
  readonly form: FormData;
  /** The idempotency key for retries. */
  readonly key: string;
}

/** A problem reported by the service, with the values that it rejected together. */
export interface Refusal {
  readonly problem: Problem;
  readonly values: readonly { readonly path: FormPath; readonly value: FormValue }[];
}

/** The state of an editing session, as plain data. */
export interface FormSession extends UndoHistory {
  /** The fields of the form, for merges. */
  readonly fields: PlacedFields;
  /** The stored form. */
  readonly base: FormData;
  readonly current: FormData;
  /** Whether `current` differs from `base`. */
  readonly dirty: boolean;
  /** The field whose keystrokes are being grouped into one undo step, and the time of the last one. */
  readonly typing: { readonly field: string; readonly at: number } | undefined;
  readonly problems: readonly Problem[];
  /** Problems reported by the service; each applies until one of its values changes. */
  readonly refusals: readonly Refusal[];
  /** The form data that was validated for `problems`. */
  readonly validated: FormData | undefined;
  /** The current paths of touched fields: those that lost the focus, or had a problem when SAVE was pressed. */
  readonly touched: readonly FormPath[];
  /** Whether SAVE was pressed since the form was opened or last saved: from then on every edited field is touched. */
  readonly saveAttempted: boolean;
  /** The problems to show at their fields: those of touched fields (MAIL-007, B-25). */
  readonly visibleProblems: readonly Problem[];
  readonly save: SaveState;
  readonly unansweredSave: UnansweredSave | undefined;
}

export type SessionAction =
  /** `form` is `current` with the value at `path` changed; `at` in milliseconds. A `step` is never grouped with another. */
  | {
      readonly type: 'edit';
      readonly form: FormData;
      readonly path: FormPath;
      readonly at: number;
      readonly step?: boolean;
    }
  /** The form with normalized values; not an undo step. */
  | { readonly type: 'tidied'; readonly form: FormData }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Ignored if the form has changed since. */
  | { readonly type: 'problemsFound'; readonly forData: FormData; readonly problems: readonly Problem[] }
  /** SAVE was pressed: shows every problem. */
  | { readonly type: 'problemsAsked' }
  /** The field at `path` of `form` lost the focus. */
  | { readonly type: 'left'; readonly path: FormPath; readonly form: FormData }
  /** The progress or outcome of an upload; not an undo step, but applied to all of them. */
  | { readonly type: 'filePatched'; readonly uid: string; readonly change: FilePatch }
  | { readonly type: 'saveStarted' }
  /** Until the response, the save may or may not be stored. */
  | { readonly type: 'saveSent'; readonly save: UnansweredSave }
  | { readonly type: 'saveAnswered' }
  | { readonly type: 'saveFailed'; readonly message: string; readonly blockedBy?: string }
  /** No save is running, and the last failure no longer applies or is reported elsewhere. */
  | { readonly type: 'saveEnded' }
  /** The service rejected the value at the problem's path, together with those at the paths `along`. */
  | { readonly type: 'saveRefused'; readonly problem: Problem; readonly along?: readonly FormPath[] }
  /** `form` is the stored form; `renamed` maps ids that the save changed. `sent`: the form that was sent, if by an earlier save. */
  | {
      readonly type: 'saved';
      readonly form: FormData;
      readonly renamed: ReadonlyMap<string, string>;
      readonly sent?: FormData;
    }
  /** The stored form was re-fetched; local changes are kept. */
  | { readonly type: 'reloaded'; readonly form: FormData }
  /** Somebody else's save (`theirs`) was merged with the local changes. */
  | { readonly type: 'merged'; readonly form: FormData; readonly theirs: FormData }
  /** The stored entry was deleted: `form` is the initial form of a new one, and all local content is unsaved. */
  | { readonly type: 'gone'; readonly form: FormData };

interface UndoHistory {
  /** The form before each step, oldest first. */
  readonly past: readonly FormData[];
  /** The undone forms; the next redo is last. */
  readonly future: readonly FormData[];
}

/**
 * Rebases the undo history onto the form that is stored now, so that undo does not revert anybody else's changes.
 * @param stored.base the previous base
 * @param stored.theirs the form that is stored now
 */
export function rebaseHistory(
  session: FormSession,
  { base, theirs }: { readonly base: FormData; readonly theirs: FormData },
): FormSession {
  if (sameValue(base, theirs)) return session;
  const rebase = (form: FormData) => share(form, merge({ base, mine: form, theirs }, session.fields).form);
  return { ...session, past: session.past.map(rebase), future: session.future.map(rebase) };
}

/**
 * Replaces the ids of items that a save changed.
 * @param renamed old id → new id
 */
export function withNewIds<Value extends FormValue>(value: Value, renamed: ReadonlyMap<string, string>): Value {
  if (renamed.size === 0) return value;
  if (Array.isArray(value)) {
    const items = (value as readonly FormValue[]).map((item) => withNewIds(item, renamed));
    return items as unknown as Value;
  }
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === '$id' && typeof part === 'string' ? (renamed.get(part) ?? part) : withNewIds(part, renamed),
  ]);
  return Object.fromEntries(entries) as Value;
}
