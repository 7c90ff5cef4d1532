import type { PlacedFields } from '../definition';
import type { FilePatch } from '../fields/files/uploads';
import { isGroup, merge, sameValue, type FormData, type FormPath, type FormValue, type Problem } from '../tree';
import { share } from './share';

/** Whether a save is running, and why the last one failed. */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly sent: FormData }
  /** `heldBy`: what the form is called that has to be settled first; the message holds as long as it is not. */
  | { readonly kind: 'failed'; readonly message: string; readonly heldBy?: string | undefined };

/** A save that was sent and not answered yet: it may be stored or not. */
export interface UnansweredSave {
  readonly form: FormData;
  /** With which it is sent again, so that it is stored once. */
  readonly key: string;
}

/** What the service does not take: values, at their places, that it refused together. */
export interface Refusal {
  readonly problem: Problem;
  readonly values: readonly { readonly path: FormPath; readonly value: FormValue }[];
}

/** Everything an editing session knows. Plain data; nothing in it knows React. */
export interface FormSession extends Steps {
  /** Of the form: merges keep to what their kinds say. */
  readonly fields: PlacedFields;
  /** The form as it is stored. */
  readonly base: FormData;
  readonly current: FormData;
  /** Whether `current` differs from `base`. */
  readonly dirty: boolean;
  /** The field whose keystrokes are being gathered into one step. */
  readonly typing: { readonly field: string; readonly at: number } | undefined;
  readonly problems: readonly Problem[];
  /** What the service refused, each until one of its values is another one. */
  readonly refusals: readonly Refusal[];
  /** The data that `problems` were found in. */
  readonly checked: FormData | undefined;
  /** The fields that were left, at their present places. One that has a problem when SAVE is pressed counts as left. */
  readonly left: readonly FormPath[];
  /** Whether SAVE was pressed since the form was opened or saved last: from then on every edited field counts as left. */
  readonly asked: boolean;
  /** The problems to show at their fields: those of fields that were left (MAIL-007, B-25). */
  readonly shown: readonly Problem[];
  readonly save: SaveState;
  readonly unanswered: UnansweredSave | undefined;
}

export type SessionAction =
  /** `form` is `current` with the value at `path` changed; `at` in milliseconds. A `step` is never gathered with another. */
  | {
      readonly type: 'edit';
      readonly form: FormData;
      readonly path: FormPath;
      readonly at: number;
      readonly step?: boolean;
    }
  /** What was typed, as its fields keep it; no step of undo. */
  | { readonly type: 'tidied'; readonly form: FormData }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Ignored when the form has changed since. */
  | { readonly type: 'problemsFound'; readonly forData: FormData; readonly problems: readonly Problem[] }
  /** SAVE was pressed: every problem is shown. */
  | { readonly type: 'problemsAsked' }
  /** The field that stood at `path` of `form` was left. */
  | { readonly type: 'left'; readonly path: FormPath; readonly form: FormData }
  /** Something about an upload; no step of undo, and true of every step. */
  | { readonly type: 'filePatched'; readonly uid: string; readonly change: FilePatch }
  | { readonly type: 'saveStarted' }
  /** Until it is answered, what was sent may be stored or not. */
  | { readonly type: 'saveSent'; readonly save: UnansweredSave }
  | { readonly type: 'saveAnswered' }
  | { readonly type: 'saveFailed'; readonly message: string; readonly heldBy?: string }
  /** No save is running, and why the last one failed is not true any more, or said elsewhere. */
  | { readonly type: 'saveEnded' }
  /** The service does not take the value at the problem's place, together with those at the places `along`. */
  | { readonly type: 'saveRefused'; readonly problem: Problem; readonly along?: readonly FormPath[] }
  /** `form` is what is stored now; `renamed` maps ids that changed with the save. `sent`: where it was an earlier save. */
  | {
      readonly type: 'saved';
      readonly form: FormData;
      readonly renamed: ReadonlyMap<string, string>;
      readonly sent?: FormData;
    }
  /** The stored form was read again; what was changed here meanwhile stays. */
  | { readonly type: 'reloaded'; readonly form: FormData }
  /** Somebody else's save (`theirs`) and the changes made here were put together. */
  | { readonly type: 'merged'; readonly form: FormData; readonly theirs: FormData }
  /** What was stored is gone: `form` is what a new one begins with, and everything here is not saved yet. */
  | { readonly type: 'gone'; readonly form: FormData };

/** What undo and redo lead to. */
interface Steps {
  /** The form before each step, the last one last. */
  readonly past: readonly FormData[];
  /** The forms that were taken back, the last one last. */
  readonly future: readonly FormData[];
}

/**
 * Steps as if they had been made on what is stored now: taking one back takes back nobody else's changes.
 * @param stored.base what they were made on
 * @param stored.theirs what is stored now
 */
export function onTopOf(
  steps: FormSession,
  { base, theirs }: { readonly base: FormData; readonly theirs: FormData },
): FormSession {
  if (sameValue(base, theirs)) return steps;
  const rebase = (form: FormData) => share(form, merge({ base, mine: form, theirs }, steps.fields).form);
  return { ...steps, past: steps.past.map(rebase), future: steps.future.map(rebase) };
}

/**
 * A form whose items have the ids that a save gave them.
 * @param renamed former id → the id it has now
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
