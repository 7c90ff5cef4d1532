import { valueAt } from '../compile';
import type { PlacedFields } from '../definition';
import { mapFiles } from '../fields/files/filesInForm';
import { uploadTexts } from '../fields/files/texts';
import { pathKey } from '../fields/shared/path';
import { followPaths, merge, sameValue, type FileItem, type FormData, type FormPath, type Problem } from '../tree';
import { rebaseHistory, withNewIds, type FormSession, type SaveState, type SessionAction } from './sessionState';
import { share } from './share';

/** Maximum pause between keystrokes in one field that belong to the same undo step. */
const MAX_PAUSE_MILLISECONDS = 800;
/** Maximum number of undo steps. */
const MAX_HISTORY_LENGTH = 200;

/** A session for a stored form, without changes. */
export function startSession(form: FormData, fields: PlacedFields = {}): FormSession {
  return {
    fields,
    base: form,
    current: form,
    dirty: false,
    past: [],
    future: [],
    typing: undefined,
    problems: [],
    refusals: [],
    validated: undefined,
    touched: [],
    saveAttempted: false,
    visibleProblems: [],
    save: { kind: 'idle' },
    unansweredSave: undefined,
  };
}

/** The reducer of sessions. Pure; unchanged parts keep their identity. */
export function nextSession(session: FormSession, action: SessionAction): FormSession {
  const next = applyAction(session, action);
  if (next.problems === session.problems && next.touched === session.touched) return next;
  return { ...next, visibleProblems: share(session.visibleProblems, problemsAt(next.touched, next.problems)) };
}

function applyAction(session: FormSession, action: SessionAction): FormSession {
  switch (action.type) {
    case 'edit':
      return applyEdit(session, action);
    case 'tidied':
      return action.form === session.current ? session : withCurrent(session, action.form);
    case 'undo':
      return moveInHistory(session, 'past');
    case 'redo':
      return moveInHistory(session, 'future');
    case 'problemsFound':
      if (action.forData !== session.current) return session;
      return withProblems(session, action.problems);
    case 'problemsAsked':
      return { ...withTouched(session, pathsOf(session.problems)), saveAttempted: true };
    case 'left': {
      const change = { before: action.form, after: session.current };
      return withTouched(session, followPaths([action.path], change));
    }
    case 'filePatched':
      return mapForms(session, (form) => mapFiles(form, (file) => patchFile(file, action)));
    case 'saveStarted':
      return { ...session, save: { kind: 'saving', sent: session.current }, typing: undefined };
    case 'saveSent':
      return { ...session, unansweredSave: action.save };
    case 'saveAnswered':
      return { ...session, unansweredSave: undefined };
    case 'saveFailed': {
      const { message, blockedBy } = action;
      return { ...session, save: { kind: 'failed', message, blockedBy } };
    }
    case 'saveEnded':
      return { ...session, save: { kind: 'idle' } };
    case 'saveRefused':
      return applyRefusal(session, action);
    case 'saved':
      return applySaved(session, action);
    case 'reloaded':
      return applyReload(session, action.form);
    case 'merged':
      return applyMerge(session, action);
    case 'gone':
      return { ...withCurrent({ ...session, base: action.form }, session.current), save: { kind: 'idle' } };
    default:
      return action satisfies never;
  }
}

/**
 * Marks the uploads of a restored form that did not succeed: their files have to be chosen again, or removed.
 * @param hasFile whether a file is still available here, so that its upload goes on or can be retried
 */
export function interruptUploads(form: FormData, hasFile: (uid: string) => boolean): FormData {
  return mapFiles(form, (file) => {
    const isUploaded = file.status !== 'uploading' && file.status !== 'failed';
    return isUploaded || hasFile(file.uid ?? '') ? file : { ...file, status: 'failed', error: uploadTexts.lost };
  });
}

/** Sets the found problems, and those of refusals that still apply. */
function withProblems(session: FormSession, found: readonly Problem[]): FormSession {
  const { current } = session;
  const refusals = session.refusals.filter(({ values }) =>
    values.every(({ path, value }) => Object.is(valueAt(current, path), value)),
  );
  const problems = share(session.problems, [...found, ...refusals.map(({ problem }) => problem)]);
  return { ...session, problems, refusals: share(session.refusals, refusals), validated: current };
}

function applyRefusal(
  session: FormSession,
  { problem, along = [] }: Extract<SessionAction, { type: 'saveRefused' }>,
): FormSession {
  const others = session.problems.filter(({ path }) => pathKey(path) !== pathKey(problem.path));
  const values = [problem.path, ...along].map((path) => ({ path, value: valueAt(session.current, path) }));
  return {
    ...session,
    problems: [...others, problem],
    refusals: [...session.refusals, { problem, values }],
    touched: withPaths(session.touched, [problem.path]),
    save: { kind: 'idle' },
  };
}

function applyEdit(
  session: FormSession,
  { form, path, at, step }: Extract<SessionAction, { type: 'edit' }>,
): FormSession {
  if (form === session.current) return session;
  const field = pathKey(path);
  const { typing } = session;
  const continuesStep = step !== true && typing?.field === field && at - typing.at < MAX_PAUSE_MILLISECONDS;
  const past = continuesStep ? session.past : [...session.past, session.current].slice(-MAX_HISTORY_LENGTH);
  const next = { ...session, past, future: [], typing: step === true ? undefined : { field, at } };
  const written = withCurrent(next, form);
  // A picked, added or removed value is complete at once.
  return session.saveAttempted || step === true ? withTouched(written, [path]) : written;
}

function moveInHistory(session: FormSession, from: 'past' | 'future'): FormSession {
  const target = session[from].at(-1);
  if (target === undefined) return session;
  const to = from === 'past' ? 'future' : 'past';
  const steps = { [from]: session[from].slice(0, -1), [to]: [...session[to], session.current] };
  return withCurrent({ ...session, ...steps, typing: undefined }, target);
}

function applySaved(session: FormSession, action: Extract<SessionAction, { type: 'saved' }>): FormSession {
  const { form, renamed } = action;
  const sent = action.sent ?? (session.save.kind === 'saving' ? session.save.sent : session.current);
  const isUntouched = session.current === sent;
  const current = isUntouched ? form : merge({ base: sent, mine: session.current, theirs: form }, session.fields).form;
  const rebased = rebaseHistory(
    mapForms(session, (data) => withNewIds(data, renamed)),
    {
      base: withNewIds(sent, renamed),
      theirs: form,
    },
  );
  const base = share(sent, form);
  return {
    ...withCurrent({ ...rebased, base }, share(session.current, current)),
    ...(isUntouched && { touched: [], saveAttempted: false }),
    typing: undefined,
    save: { kind: 'idle' },
  };
}

function applyReload(session: FormSession, form: FormData): FormSession {
  const base = share(session.base, form);
  if (base === session.base) return session;
  const { base: before, current: mine, fields } = session;
  const current = session.dirty ? merge({ base: before, mine, theirs: form }, fields).form : base;
  const rebased = rebaseHistory(session, { base: before, theirs: form });
  return withCurrent({ ...rebased, base }, share(session.current, current));
}

/** Resolving conflicts is a step of its own: undo restores the values typed here. */
function applyMerge(session: FormSession, { form, theirs }: Extract<SessionAction, { type: 'merged' }>): FormSession {
  const { base: before, current: mine, fields } = session;
  const rebased = rebaseHistory(session, { base: before, theirs });
  const unresolved = merge({ base: before, mine, theirs }, fields).form;
  const past = sameValue(unresolved, form) ? rebased.past : [...rebased.past, unresolved].slice(-MAX_HISTORY_LENGTH);
  const next = { ...rebased, past, future: [], typing: undefined, base: share(before, theirs) };
  return { ...withCurrent(next, share(mine, form)), save: { kind: 'idle' } };
}

function withCurrent(session: FormSession, current: FormData): FormSession {
  const touched = followPaths(session.touched, { before: session.current, after: current });
  const dirty = !sameValue(session.base, current);
  // Without unsaved changes, a failed save no longer matters.
  const save: SaveState = !dirty && session.save.kind === 'failed' ? { kind: 'idle' } : session.save;
  return { ...session, current, touched, dirty, save };
}

function withTouched(session: FormSession, paths: readonly FormPath[]): FormSession {
  const touched = withPaths(session.touched, paths);
  return touched === session.touched ? session : { ...session, touched };
}

function pathsOf(problems: readonly Problem[]): readonly FormPath[] {
  return problems.map(({ path }) => path);
}

/** Applies a change to every form of the session, including past and future ones. */
function mapForms(session: FormSession, change: (form: FormData) => FormData): FormSession {
  const current = change(session.current);
  return {
    ...withCurrent({ ...session, base: change(session.base) }, current),
    past: session.past.map(change),
    future: session.future.map(change),
    save: session.save.kind === 'saving' ? { kind: 'saving', sent: change(session.save.sent) } : session.save,
  };
}

function patchFile(file: FileItem, { uid, change }: Extract<SessionAction, { type: 'filePatched' }>): FileItem {
  if (file.uid !== uid) return file;
  const kept = Object.entries({ ...file, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept);
}

/**
 * The problems of touched fields. A problem of a file or link in a list belongs to the list's field.
 * @param touched the paths of touched fields
 */
function problemsAt(touched: readonly FormPath[], problems: readonly Problem[]): readonly Problem[] {
  const keys = new Set(touched.map(pathKey));
  return problems.filter(({ path }) => keys.has(pathKey(fieldPath(path))));
}

/** Adds paths that are not yet included. */
function withPaths(paths: readonly FormPath[], added: readonly FormPath[]): readonly FormPath[] {
  const known = new Set(paths.map(pathKey));
  const others = added.map(fieldPath).filter((path) => path.length > 0 && !known.has(pathKey(path)));
  return others.length > 0 ? [...paths, ...others] : paths;
}

function fieldPath(path: FormPath): FormPath {
  return typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
}
