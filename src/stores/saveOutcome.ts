import type { Conflict, FormData, FormPath, Problem, MergeSides } from '../tree';

/** The stored state of an editor's page or record, with its form. */
export interface LoadedEntry {
  /** Undefined while it has never been saved. */
  readonly id: string | undefined;
  readonly form: FormData;
  /** ISO 8601; absent while it has never been saved. */
  readonly savedAt: string | undefined;
  readonly savedBy: string | undefined;
  /** Number of saves, where the service counts them. */
  readonly revision?: number | undefined;
  /** Pages only. */
  readonly slug?: string;
  /** Pages only. */
  readonly name?: string;
  /** Pages only: whether the website does not show it. */
  readonly isHidden?: boolean;
}

/** A form that is stored. */
export interface SavedForm {
  readonly kind: 'saved';
  readonly id: string;
  /** Whether this save created it (CI-024). */
  readonly isFirst: boolean;
  /** The form as stored now, with the ids of the new nodes. */
  readonly form: FormData;
  readonly renamed: ReadonlyMap<string, string>;
  /** Who else had saved, if both changes were merged; '' if the service does not say. */
  readonly mergedWith: string | undefined;
  /** Their form, in that case. */
  readonly theirs: FormData | undefined;
}

/** Why nothing was saved; to be resolved by the user. */
export type RejectedSave =
  /** The same values were changed by somebody else. */
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly Conflict[];
      /** Both changes merged; conflicting values are mine. */
      readonly merged: FormData;
      readonly theirs: LoadedEntry;
    }
  /**
   * The value at `path` is rejected, together with those at `along`, if any: by the service, or because it breaks a rule in
   * combination with what somebody else has saved (`theirs`).
   */
  | {
      readonly kind: 'refused';
      readonly path: FormPath;
      readonly message: string;
      readonly along?: readonly FormPath[];
      readonly theirs?: LoadedEntry;
    };

/** Outcome of a save. */
export type SaveOutcome = SavedForm | RejectedSave;

/** A form to save, and the state that it is based on. */
export interface SaveInput<State extends LoadedEntry> {
  readonly form: FormData;
  readonly loaded: State;
  /** Returns the first rule that the merged form breaks, although neither side does by itself. */
  readonly check?: ((merged: FormData, sides: MergeSides<FormData>) => Problem | undefined) | undefined;
  readonly key?: string | undefined;
  /** Whether it was sent before with this key, without a response. */
  readonly isRepeated?: boolean;
}
