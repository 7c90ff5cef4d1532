import type { Conflict, FormData, FormPath, Problem, Sides } from '../tree';

/** What an editor works on, a page or a record, as it is stored. */
export interface Loaded {
  /** Undefined while it has never been saved. */
  readonly id: string | undefined;
  readonly form: FormData;
  /** ISO 8601; absent while it has never been saved. */
  readonly savedAt: string | undefined;
  readonly savedBy: string | undefined;
  /** How often it was saved, where the service counts that. */
  readonly revision?: number | undefined;
  /** Of a page: what its address says. */
  readonly slug?: string;
  /** Of a page: what it is called. */
  readonly name?: string;
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
  /** Who had saved meanwhile, when both changes were put together; '' when the service does not say. */
  readonly mergedWith: string | undefined;
  /** What the other one had saved, in that case. */
  readonly theirs: FormData | undefined;
}

/** Why nothing was saved, to be mended by who edits. */
export type HeldSave =
  /** The same values were changed by somebody else. */
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly Conflict[];
      /** Both changes together; conflicts hold mine. */
      readonly merged: FormData;
      readonly theirs: Loaded;
    }
  /**
   * The value at one place of the form is not taken, where there are such `along` with those: the service refuses it, or it breaks a
   * rule together with what somebody else saved (`theirs`).
   */
  | {
      readonly kind: 'refused';
      readonly path: FormPath;
      readonly message: string;
      readonly along?: readonly FormPath[];
      readonly theirs?: Loaded;
    };

/** What became of a save. */
export type SaveOutcome = SavedForm | HeldSave;

/** What is to be saved, on top of what. */
export interface SaveAsked<State extends Loaded> {
  readonly form: FormData;
  readonly loaded: State;
  /** The first rule that a form breaks which was put together of both sides, and neither breaks alone. */
  readonly check?: ((merged: FormData, sides: Sides<FormData>) => Problem | undefined) | undefined;
  readonly key?: string | undefined;
  /** Whether it was sent before, with this key, and not answered. */
  readonly isRepeated?: boolean;
}
