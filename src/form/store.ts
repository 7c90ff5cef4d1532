import { fieldAt, valueAt, type CompiledEditor, type Validate } from '../compile';
import { isFileField, isFilesField, type BrandEditor, type PlacedField, type PlacedFields } from '../definition';
import { createUploadQueue, type UploadQueue } from '../fields/files/uploads';
import { updateDependentValues, clearHiddenValues } from '../fields/shared/dependentValues';
import type { GroupAt } from '../fields/shared/conditions';
import { createRevealChannel, type RevealChannel } from '../fields/shared/formView';
import { writeAt } from '../fields/shared/path';
import { groupData } from '../fields/shared/rjsf';
import { sectionsOf, type FormSection } from '../fields/shared/sections';
import { fieldTexts } from '../fields/shared/texts';
import { kindOf } from '../kinds';
import { scheduleIdleWork } from '../lib/scheduleIdleWork';
import { createListeners } from '../lib/listeners';
import {
  isGroup,
  storedAt,
  type FormData,
  type FormPath,
  type FormValue,
  type Problem,
  type MergeSides,
} from '../tree';
import { everyField, isPathUnlocked } from './isPathVisible';
import { interruptUploads, nextSession, startSession } from './session';
import type { FormSession, SessionAction } from './sessionState';

/** Schedules work for an idle moment; returns a function that cancels it. */
export type Scheduler = (work: () => void) => () => void;

export interface FormStoreOptions {
  readonly compiled: CompiledEditor;
  readonly validate: Validate;
  /** The stored form. */
  readonly form: FormData;
  /** Prefix of element ids, for screens with several forms; `form` by default. */
  readonly idPrefix?: string;
  /** Whether a field is read-only here: its problems are ignored, because nobody could fix them. None is by default. */
  readonly isReadOnly?: (field: PlacedField) => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Schedules validation after a change; by default 250 ms after the last one, in an idle moment. */
  readonly schedule?: Scheduler;
}

/** An observable editing session, independent of React. */
export interface FormStore {
  readonly compiled: CompiledEditor;
  /** Prefix of element ids. */
  readonly idPrefix: string;
  readonly sections: readonly FormSection[];
  /** Opens whatever hides a path. */
  readonly reveals: RevealChannel;
  /** Paths to scroll to and focus. */
  readonly focusRequests: RevealChannel;
  readonly uploads: UploadQueue;
  readonly getSnapshot: () => FormSession;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: SessionAction) => void;
  /** Writes a person's input; also clears dependent fields as their definitions say. */
  readonly write: (path: FormPath, value: FormValue) => void;
  /** Restores an earlier state of the form, such as a draft, as one undo step. */
  readonly restore: (form: FormData) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Validates now. */
  readonly check: () => readonly Problem[];
  /** Tidies every field, validates for a save, and shows all problems at their fields. */
  readonly validateForSave: () => readonly Problem[];
  /** The first problem of a merged form that neither side has on its own. */
  readonly mergeProblem: (merged: FormData, sides: MergeSides<FormData>) => Problem | undefined;
  /** Marks a field as touched after it lost the focus: its problem is shown from now on. */
  readonly markTouched: (path: FormPath, form: FormData) => void;
  /**
   * Normalizes the value of a field, such as trimming whitespace. Formatted text is tidied only on SAVE: a person who returns from a
   * toolbar or dialog must find the blank that was typed.
   */
  readonly tidy: (path: FormPath) => void;
  /**
   * Shows at a path that the service rejected its value, until that value or one of those rejected along with it changes. If conditions
   * hide or lock the path, so that nobody could fix it, the stored value is restored.
   * @returns the label of the field whose value was restored
   */
  readonly rejectValue: (refusal: {
    readonly path: FormPath;
    readonly message: string;
    readonly along?: readonly FormPath[];
  }) => string | undefined;
  /** Opens whatever hides a path and focuses it. */
  readonly reveal: (path: FormPath) => void;
  /** Cancels uploads and scheduled work; the store must not be used afterwards. */
  readonly close: () => void;
}

export function createFormStore(options: FormStoreOptions): FormStore {
  const {
    compiled,
    validate,
    form,
    idPrefix = 'form',
    now = Date.now,
    schedule = scheduleIdleWork,
    isReadOnly,
  } = options;
  const { fields, rulesApply } = compiled.editor;
  const { notify, subscribe } = createListeners();
  const reveals = createRevealChannel();
  const focusRequests = createRevealChannel();
  let session = startSession(form, fields);
  let cancelCheck: (() => void) | undefined;

  function dispatch(action: SessionAction): void {
    const before = session;
    session = nextSession(before, action);
    if (session === before) return;
    if (session.current !== before.current) scheduleCheck();
    notify();
  }

  function runCheck({ isForSave }: { readonly isForSave: boolean }): readonly Problem[] {
    cancelCheck?.();
    cancelCheck = undefined;
    const { current, base } = session;
    const problems = problemsOf(current, base).filter((problem) => isForSave || isRelevant(problem));
    dispatch({ type: 'problemsFound', forData: current, problems });
    return session.problems;
  }

  /** The problems of a form that can be fixed here. */
  function problemsOf(form: FormData, base: FormData): readonly Problem[] {
    return validate(form, base).filter((problem) => canBeFixed(problem, form));
  }

  function mergeProblem(merged: FormData, { base, mine, theirs }: MergeSides<FormData>): Problem | undefined {
    const known = new Set([
      ...problemsOf(mine, base).map((problem) => problemKey(problem, mine)),
      ...problemsOf(theirs, theirs).map((problem) => problemKey(problem, theirs)),
    ]);
    return problemsOf(merged, theirs).find((problem) => !known.has(problemKey(problem, merged)));
  }

  function check(): readonly Problem[] {
    return runCheck({ isForSave: session.saveAttempted });
  }

  /** An editor's rules may apply only from the first SAVE on; problems of files always do (UPL-018). */
  function isRelevant({ path }: Problem): boolean {
    return rulesApply !== 'fromFirstSave' || (isOfFile(path) && valueAt(session.current, path) !== undefined);
  }

  /** Whether no field along the path of a problem is read-only. */
  function canBeFixed({ path }: Problem, form: FormData): boolean {
    return !isReadOnly || everyField(compiled, { form, path }, (field) => !isReadOnly(field));
  }

  function isOfFile(path: FormPath): boolean {
    const { field } = fieldAt(fields, path, session.current);
    return field !== undefined && (isFileField(field) || isFilesField(field));
  }

  function markTouched(path: FormPath, form: FormData): void {
    dispatch({ type: 'left', path, form });
  }

  function tidy(path: FormPath): void {
    const { current, base } = session;
    const value = valueAt(tidyForm(fields, current, base), path);
    if (Object.is(value, valueAt(current, path))) return;
    dispatch({ type: 'tidied', form: writeAt(current, path, value) });
  }

  function scheduleCheck(): void {
    cancelCheck?.();
    cancelCheck = schedule(check);
  }

  const uploads = createUploadQueue((uid, change) => dispatch({ type: 'filePatched', uid, change }));
  scheduleCheck();

  return {
    compiled,
    idPrefix,
    sections: sectionsOf(fields, { idPrefix, title: cardTitleOf(compiled.editor) }),
    reveals,
    focusRequests,
    uploads,
    getSnapshot: () => session,
    subscribe,
    dispatch,
    write(path, value) {
      const edited = writeAt(session.current, path, value);
      if (edited === session.current) return;
      const written = settleAt(compiled, { edited, before: session.current }, path);
      dispatch({ type: 'edit', form: written, path, at: now(), step: typeof value === 'object' && value !== null });
      // Files change without the field having the focus, so there is no blur.
      if (isOfFile(path)) markTouched(path, written);
    },
    restore(draft) {
      dispatch({ type: 'edit', form: interruptUploads(draft, uploads.canRetry), path: [], at: now(), step: true });
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    check,
    validateForSave() {
      tidy([]);
      const problems = runCheck({ isForSave: true });
      dispatch({ type: 'problemsAsked' });
      return problems;
    },
    mergeProblem,
    markTouched,
    tidy(path) {
      const { field } = fieldAt(fields, path, session.current);
      const { nested, tidyOnSaveOnly } = field ? kindOf(field) : {};
      if (field && !nested && !tidyOnSaveOnly) tidy(path);
    },
    rejectValue({ path, message, along }) {
      const { current, base } = session;
      const { labels } = fieldAt(fields, path, current);
      if (!isPathUnlocked(compiled, current, path)) {
        const form = writeAt(current, path, storedAt(path, { current, base }));
        dispatch({ type: 'edit', form, path, at: now(), step: true });
        return labels.at(-1);
      }
      const problem = { path, message, rule: 'refused', labels } as const;
      dispatch({ type: 'saveRefused', problem, ...(along && { along }) });
      return undefined;
    },
    reveal(path) {
      markTouched(path, session.current);
      focusRequests.request(path);
    },
    close() {
      cancelCheck?.();
      uploads.close();
    },
  };
}

/** Title of the card of the values outside of any group. */
function cardTitleOf({ stored, title }: BrandEditor): string {
  if ('collection' in stored) return title;
  return 'record' in stored ? fieldTexts.general : fieldTexts.page;
}

/** Identifies a broken rule by path with item ids, independent of item positions. */
function problemKey({ path, rule }: Problem, form: FormData): string {
  const stablePath = path.map((key, index) => {
    const part = valueAt(form, path.slice(0, index + 1));
    return typeof key === 'number' && isGroup(part) ? (part['$id'] ?? key) : key;
  });
  return JSON.stringify([stablePath, rule]);
}

/**
 * Updates dependent values after an edit: in every group along the changed path, where links refer to siblings only (a change inside a
 * group or item also changes that group or list for its siblings), then elsewhere in the form.
 */
function settleAt(
  { editor, conditions }: CompiledEditor,
  { edited, before }: { readonly edited: FormData; readonly before: FormData },
  path: FormPath,
): FormData {
  const { fields } = editor;
  const changed = path.length === 0 ? [] : groupsAlong({ fields, path: [], data: edited }, path);
  const form = changed.reduceRight<FormData>((settled, { fields: inside, path: place }) => {
    const group = groupData(valueAt(settled, place));
    return writeAt(settled, place, updateDependentValues({ fields: inside, group, key: String(path[place.length]) }));
  }, edited);
  return clearHiddenValues(form, { fields, conditions, before, changed });
}

/** The groups and items along a path, outermost first. */
function groupsAlong(form: GroupAt, path: FormPath): readonly GroupAt[] {
  const inner = path.slice(0, -1).flatMap((_, index): readonly GroupAt[] => {
    const place = path.slice(0, index + 1);
    const data = valueAt(form.data, place);
    return isGroup(data) ? [{ fields: fieldAt(form.fields, place, form.data).fields, path: place, data }] : [];
  });
  return [form, ...inner];
}

/**
 * Normalizes changed values as their kinds define: texts are trimmed, links completed. Unchanged values stay as stored.
 * @param base the stored form
 * @returns the same object if nothing changes
 */
export function tidyForm<Group extends FormData>(fields: PlacedFields, form: Group, base: FormValue): Group {
  if (form === base) return form;
  return Object.entries(fields).reduce<Group>(
    (group, [key, field]) => writeAt(group, [key], tidyValue(field, group[key], valueAt(base, [key]))) as Group,
    form,
  );
}

function tidyValue(field: PlacedField, value: FormValue, base: FormValue): FormValue {
  if (value === base) return value;
  const { tidy } = kindOf(field);
  return tidy ? tidy(field, value, { base, ofFields: tidyForm }) : value;
}
