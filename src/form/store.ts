import { fieldAt, valueAt, type CompiledEditor, type Validate } from '../compile';
import { isFileField, isFilesField, type PlacedField, type PlacedFields } from '../definition';
import { createUploadQueue, type UploadQueue } from '../fields/files/uploads';
import { afterChange, settleForm } from '../fields/shared/afterChange';
import type { GroupAt } from '../fields/shared/conditions';
import { createReveals, type Reveals } from '../fields/shared/formView';
import { writeAt } from '../fields/shared/path';
import { groupData } from '../fields/shared/rjsf';
import { sectionsOf, type FormSection } from '../fields/shared/sections';
import { fieldTexts } from '../fields/shared/texts';
import { groupFields, itemFields, kindOf } from '../kinds';
import { partOf } from '../kinds/tidy';
import { afterPause } from '../lib/afterPause';
import { createListeners } from '../lib/listeners';
import { isGroup, storedAt, type FormData, type FormPath, type FormValue, type Problem, type Sides } from '../tree';
import { isShown } from './isShown';
import { interruptUploads, nextSession, startSession } from './session';
import type { FormSession, SessionAction } from './sessionState';

/** Runs work once nothing more urgent is to be done; returns what calls it off. */
export type Later = (work: () => void) => () => void;

/** What a form store is made from. */
export interface FormStoreOptions {
  readonly compiled: CompiledEditor;
  readonly validate: Validate;
  /** The form as it is stored. */
  readonly form: FormData;
  /** The start of the ids of its elements, where a screen has several forms; `form` unless given. */
  readonly idPrefix?: string;
  /** Whether a field can only be read here: what nobody can change is not held against the form. None is unless given. */
  readonly isClosed?: (field: PlacedField) => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** When to look for problems after a change; by default 250 ms after the last one, in an idle moment. */
  readonly later?: Later;
}

/** One editing session, watched. It knows no React. */
export interface FormStore {
  readonly compiled: CompiledEditor;
  /** The start of the ids of its elements. */
  readonly idPrefix: string;
  readonly sections: readonly FormSection[];
  /** Opens what hides a place. */
  readonly reveals: Reveals;
  /** Places that somebody wants to be brought to. */
  readonly targets: Reveals;
  readonly uploads: UploadQueue;
  readonly getSnapshot: () => FormSession;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: SessionAction) => void;
  /** Writes a value that a person gave; fields that no longer count are emptied where their definition says so. */
  readonly write: (path: FormPath, value: FormValue) => void;
  /** Puts an earlier state of the form back, such as a draft, as one step that can be undone. */
  readonly restore: (form: FormData) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Looks for problems now. */
  readonly check: () => readonly Problem[];
  /** Tidies every field, looks for problems, for saving, and shows all of them at their fields. */
  readonly ask: () => readonly Problem[];
  /** The first problem of a form that two sides were put together to, and that neither of them has alone. */
  readonly problemTogether: (merged: FormData, sides: Sides<FormData>) => Problem | undefined;
  /** Shows the problem of a field from now on: the person who edits it went on to something else. */
  readonly leave: (path: FormPath, form: FormData) => void;
  /**
   * Gives what was typed in a field the form that is kept: without blanks around it. Formatted text waits for SAVE: who leaves it
   * for a tool or a dialog comes back to where a blank was typed.
   */
  readonly tidy: (path: FormPath) => void;
  /**
   * Shows at a place that the service does not take its value, until that, or one of those it was refused along with, is another one. Where
   * conditions hide the place, so that nobody could mend it, it is put back as it is stored.
   * @returns what the field is called whose value was put back
   */
  readonly refuse: (refusal: {
    readonly path: FormPath;
    readonly message: string;
    readonly along?: readonly FormPath[];
  }) => string | undefined;
  /** Opens whatever hides a place and puts the focus on it. */
  readonly reveal: (path: FormPath) => void;
  /** Ends uploads and waiting work; the store is not to be used any more. */
  readonly close: () => void;
}

/** Makes the store of one editing session. */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { compiled, validate, form, idPrefix = 'form', now = Date.now, later = afterPause, isClosed } = options;
  const { fields, stored, title, rulesApply } = compiled.editor;
  const { tell, subscribe } = createListeners();
  const reveals = createReveals();
  const targets = createReveals();
  let session = startSession(form, fields);
  let callOff: (() => void) | undefined;

  function dispatch(action: SessionAction): void {
    const before = session;
    session = nextSession(before, action);
    if (session === before) return;
    if (session.current !== before.current) checkLater();
    tell();
  }

  function look({ isForSave }: { readonly isForSave: boolean }): readonly Problem[] {
    callOff?.();
    callOff = undefined;
    const { current, base } = session;
    const problems = problemsOf(current, base).filter((problem) => isForSave || counts(problem));
    dispatch({ type: 'problemsFound', forData: current, problems });
    return session.problems;
  }

  /** The problems of a form that can be mended here. */
  function problemsOf(form: FormData, base: FormData): readonly Problem[] {
    return validate(form, base).filter((problem) => canBeMended(problem, form));
  }

  function problemTogether(merged: FormData, { base, mine, theirs }: Sides<FormData>): Problem | undefined {
    const known = new Set([
      ...problemsOf(mine, base).map((problem) => printPlace(problem, mine)),
      ...problemsOf(theirs, theirs).map((problem) => printPlace(problem, theirs)),
    ]);
    return problemsOf(merged, theirs).find((problem) => !known.has(printPlace(problem, merged)));
  }

  function check(): readonly Problem[] {
    return look({ isForSave: session.asked });
  }

  /** Before the first SAVE an editor may have no rules yet; what is the matter with a file counts all the same (UPL-018). */
  function counts({ path }: Problem): boolean {
    return rulesApply !== 'fromFirstSave' || (isOfFile(path) && valueAt(session.current, path) !== undefined);
  }

  /** Whether no field on the way to a problem can only be read. */
  function canBeMended({ path }: Problem, form: FormData): boolean {
    if (!isClosed) return true;
    return path.every((_, index) => {
      const { field } = fieldAt(fields, path.slice(0, index + 1), form);
      return field === undefined || !isClosed(field);
    });
  }

  function isOfFile(path: FormPath): boolean {
    const { field } = fieldAt(fields, path, session.current);
    return field !== undefined && (isFileField(field) || isFilesField(field));
  }

  function leave(path: FormPath, form: FormData): void {
    dispatch({ type: 'left', path, form });
  }

  function tidy(path: FormPath): void {
    const { current, base } = session;
    const value = valueAt(tidied(fields, current, base), path);
    if (Object.is(value, valueAt(current, path))) return;
    dispatch({ type: 'tidied', form: writeAt(current, path, value) });
  }

  function checkLater(): void {
    callOff?.();
    callOff = later(check);
  }

  const uploads = createUploadQueue((uid, change) => dispatch({ type: 'filePatched', uid, change }));
  checkLater();

  return {
    compiled,
    idPrefix,
    sections: sectionsOf(fields, { idPrefix, title: 'collection' in stored ? title : fieldTexts.page }),
    reveals,
    targets,
    uploads,
    getSnapshot: () => session,
    subscribe,
    dispatch,
    write(path, value) {
      const edited = writeAt(session.current, path, value);
      if (edited === session.current) return;
      const written = settleAt(compiled, { edited, before: session.current }, path);
      dispatch({ type: 'edit', form: written, path, at: now(), step: typeof value === 'object' && value !== null });
      // A file comes and goes without the focus.
      if (isOfFile(path)) leave(path, written);
    },
    restore(draft) {
      dispatch({ type: 'edit', form: interruptUploads(draft), path: [], at: now(), step: true });
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    check,
    ask() {
      tidy([]);
      const problems = look({ isForSave: true });
      dispatch({ type: 'problemsAsked' });
      return problems;
    },
    problemTogether,
    leave,
    tidy(path) {
      const { field } = fieldAt(fields, path, session.current);
      const { nested, tidiedWithForm } = field ? kindOf(field) : {};
      if (field && !nested && !tidiedWithForm) tidy(path);
    },
    refuse({ path, message, along }) {
      const { current, base } = session;
      const { labels } = fieldAt(fields, path, current);
      if (!isShown(compiled, current, path)) {
        const form = writeAt(current, path, storedAt(path, { current, base }));
        dispatch({ type: 'edit', form, path, at: now(), step: true });
        return labels.at(-1);
      }
      const problem = { path, message, rule: 'refused', labels } as const;
      dispatch({ type: 'saveRefused', problem, ...(along && { along }) });
      return undefined;
    },
    reveal(path) {
      leave(path, session.current);
      targets.ask(path);
    },
    close() {
      callOff?.();
      uploads.close();
    },
  };
}

/** A rule at a place, wherever the items that hold it stand. */
function printPlace({ path, rule }: Problem, form: FormData): string {
  const place = path.map((key, index) => {
    const part = valueAt(form, path.slice(0, index + 1));
    return typeof key === 'number' && isGroup(part) ? (part['$id'] ?? key) : key;
  });
  return JSON.stringify([place, rule]);
}

/**
 * Settles every group on the way to the changed value, where links look at siblings only, and what hangs on it elsewhere: whoever
 * changes something in a group or in an item has changed the group or the list beside others.
 */
function settleAt(
  { editor, conditions }: CompiledEditor,
  { edited, before }: { readonly edited: FormData; readonly before: FormData },
  path: FormPath,
): FormData {
  const { fields } = editor;
  const changed = path.length === 0 ? [] : groupsOnTheWay({ fields, path: [], data: edited }, path);
  const form = changed.reduceRight<FormData>((settled, { fields: inside, path: place }) => {
    const group = groupData(valueAt(settled, place));
    return writeAt(settled, place, afterChange({ fields: inside, group, key: String(path[place.length]) }));
  }, edited);
  return settleForm(form, { fields, conditions, before, changed });
}

/** The groups and items that a path leads through, from the outside to the inside. */
function groupsOnTheWay(form: GroupAt, path: FormPath): readonly GroupAt[] {
  const groups = [form];
  let inside: PlacedFields = form.fields;
  let field: PlacedField | undefined;
  for (const [index, key] of path.slice(0, -1).entries()) {
    const place = path.slice(0, index + 1);
    const value = valueAt(form.data, place);
    if (typeof key === 'number') inside = (field && itemFields(field, value)) ?? {};
    else {
      field = inside[key];
      inside = (field && groupFields(field)) ?? {};
    }
    if (isGroup(value)) groups.push({ fields: inside, path: place, data: value });
  }
  return groups;
}

/**
 * A form as it is kept once its fields were left: no text that was changed has blanks around it, and links have the form that
 * their field asks for. What stands as it is stored stays as it is stored.
 * @param base the form as it is stored
 * @returns the very same form where nothing is to be tidied
 */
export function tidied<Group extends FormData>(fields: PlacedFields, form: Group, base: FormValue): Group {
  if (form === base) return form;
  return Object.entries(fields).reduce<Group>(
    (group, [key, field]) => writeAt(group, [key], tidiedValue(field, group[key], partOf(base, key))) as Group,
    form,
  );
}

function tidiedValue(field: PlacedField, value: FormValue, base: FormValue): FormValue {
  if (value === base) return value;
  const { tidied: tidy } = kindOf(field);
  return tidy ? tidy(field, value, { base, ofFields: tidied }) : value;
}
