import { valueAt } from '../compile';
import type { PlacedFields } from '../definition';
import { mapFiles } from '../fields/files/filesInForm';
import { uploadTexts } from '../fields/files/texts';
import { pathKey } from '../fields/shared/path';
import { followPaths, merge, sameValue, type FileItem, type FormData, type FormPath, type Problem } from '../tree';
import { onTopOf, withNewIds, type FormSession, type SaveState, type SessionAction } from './sessionState';
import { share } from './share';

/** Keystrokes in one field belong to one undo step while they follow each other within this many milliseconds. */
const GROUP_MILLISECONDS = 800;
/** Steps kept for undo. */
const HISTORY_LENGTH = 200;

/** A session on a stored form, with nothing changed. */
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
    checked: undefined,
    left: [],
    asked: false,
    shown: [],
    save: { kind: 'idle' },
    unanswered: undefined,
  };
}

/** What a session becomes by an action. Pure; what does not change stays the same object. */
export function nextSession(session: FormSession, action: SessionAction): FormSession {
  const next = acted(session, action);
  if (next.problems === session.problems && next.left === session.left) return next;
  return { ...next, shown: share(session.shown, problemsAt(next.left, next.problems)) };
}

function acted(session: FormSession, action: SessionAction): FormSession {
  switch (action.type) {
    case 'edit':
      return edited(session, action);
    case 'tidied':
      return action.form === session.current ? session : withCurrent(session, action.form);
    case 'undo':
      return travelled(session, 'past');
    case 'redo':
      return travelled(session, 'future');
    case 'problemsFound':
      if (action.forData !== session.current) return session;
      return withProblems(session, action.problems);
    case 'problemsAsked':
      return { ...withLeft(session, pathsOf(session.problems)), asked: true };
    case 'left': {
      const change = { before: action.form, after: session.current };
      return withLeft(session, followPaths([action.path], change));
    }
    case 'filePatched':
      return everywhere(session, (form) => mapFiles(form, (file) => patched(file, action)));
    case 'saveStarted':
      return { ...session, save: { kind: 'saving', sent: session.current }, typing: undefined };
    case 'saveSent':
      return { ...session, unanswered: action.save };
    case 'saveAnswered':
      return { ...session, unanswered: undefined };
    case 'saveFailed': {
      const { message, heldBy } = action;
      return { ...session, save: { kind: 'failed', message, heldBy } };
    }
    case 'saveEnded':
      return { ...session, save: { kind: 'idle' } };
    case 'saveRefused':
      return refused(session, action);
    case 'saved':
      return saved(session, action);
    case 'reloaded':
      return reloaded(session, action.form);
    case 'merged':
      return merged(session, action);
    case 'gone':
      return { ...withCurrent({ ...session, base: action.form }, session.current), save: { kind: 'idle' } };
    default:
      return unreachable(action);
  }
}

/** A file that was being sent when its form went away is sent no more: it says so, and can be sent again or removed. */
export function interruptUploads(form: FormData): FormData {
  return mapFiles(form, (file) =>
    file.status === 'uploading' ? { ...file, status: 'failed', error: uploadTexts.interrupted } : file,
  );
}

/** The problems that were found, and the refusals that still hold. */
function withProblems(session: FormSession, found: readonly Problem[]): FormSession {
  const { current } = session;
  const refusals = session.refusals.filter(({ values }) =>
    values.every(({ path, value }) => Object.is(valueAt(current, path), value)),
  );
  const problems = share(session.problems, [...found, ...refusals.map(({ problem }) => problem)]);
  return { ...session, problems, refusals: share(session.refusals, refusals), checked: current };
}

function refused(
  session: FormSession,
  { problem, along = [] }: Extract<SessionAction, { type: 'saveRefused' }>,
): FormSession {
  const others = session.problems.filter(({ path }) => pathKey(path) !== pathKey(problem.path));
  const values = [problem.path, ...along].map((path) => ({ path, value: valueAt(session.current, path) }));
  return {
    ...session,
    problems: [...others, problem],
    refusals: [...session.refusals, { problem, values }],
    left: withPaths(session.left, [problem.path]),
    save: { kind: 'idle' },
  };
}

function edited(session: FormSession, { form, path, at, step }: Extract<SessionAction, { type: 'edit' }>): FormSession {
  if (form === session.current) return session;
  const field = pathKey(path);
  const { typing } = session;
  const goesOn = step !== true && typing?.field === field && at - typing.at < GROUP_MILLISECONDS;
  const past = goesOn ? session.past : [...session.past, session.current].slice(-HISTORY_LENGTH);
  const next = { ...session, past, future: [], typing: step === true ? undefined : { field, at } };
  const written = withCurrent(next, form);
  // What is picked, added or removed is done with.
  return session.asked || step === true ? withLeft(written, [path]) : written;
}

function travelled(session: FormSession, from: 'past' | 'future'): FormSession {
  const target = session[from].at(-1);
  if (target === undefined) return session;
  const to = from === 'past' ? 'future' : 'past';
  const steps = { [from]: session[from].slice(0, -1), [to]: [...session[to], session.current] };
  return withCurrent({ ...session, ...steps, typing: undefined }, target);
}

function saved(session: FormSession, action: Extract<SessionAction, { type: 'saved' }>): FormSession {
  const { form, renamed } = action;
  const sent = action.sent ?? (session.save.kind === 'saving' ? session.save.sent : session.current);
  const isUntouched = session.current === sent;
  const current = isUntouched ? form : merge({ base: sent, mine: session.current, theirs: form }, session.fields).form;
  const renaming = onTopOf(
    everywhere(session, (data) => withNewIds(data, renamed)),
    {
      base: withNewIds(sent, renamed),
      theirs: form,
    },
  );
  const base = share(sent, form);
  return {
    ...withCurrent({ ...renaming, base }, share(session.current, current)),
    ...(isUntouched && { left: [], asked: false }),
    typing: undefined,
    save: { kind: 'idle' },
  };
}

function reloaded(session: FormSession, form: FormData): FormSession {
  const base = share(session.base, form);
  if (base === session.base) return session;
  const { base: before, current: mine, fields } = session;
  const current = session.dirty ? merge({ base: before, mine, theirs: form }, fields).form : base;
  const rebased = onTopOf(session, { base: before, theirs: form });
  return withCurrent({ ...rebased, base }, share(session.current, current));
}

/** The choice between both sides is a step: undo gives the values that were typed here. */
function merged(session: FormSession, { form, theirs }: Extract<SessionAction, { type: 'merged' }>): FormSession {
  const { base: before, current: mine, fields } = session;
  const rebased = onTopOf(session, { base: before, theirs });
  const own = merge({ base: before, mine, theirs }, fields).form;
  const past = sameValue(own, form) ? rebased.past : [...rebased.past, own].slice(-HISTORY_LENGTH);
  const next = { ...rebased, past, future: [], typing: undefined, base: share(before, theirs) };
  return { ...withCurrent(next, share(mine, form)), save: { kind: 'idle' } };
}

function withCurrent(session: FormSession, current: FormData): FormSession {
  const left = followPaths(session.left, { before: session.current, after: current });
  const dirty = !sameValue(session.base, current);
  // Where nothing is unsaved, nothing is left to say of a save that failed.
  const save: SaveState = !dirty && session.save.kind === 'failed' ? { kind: 'idle' } : session.save;
  return { ...session, current, left, dirty, save };
}

function withLeft(session: FormSession, paths: readonly FormPath[]): FormSession {
  const left = withPaths(session.left, paths);
  return left === session.left ? session : { ...session, left };
}

function pathsOf(problems: readonly Problem[]): readonly FormPath[] {
  return problems.map(({ path }) => path);
}

/** The same change made to every form of the session, past and future included. */
function everywhere(session: FormSession, change: (form: FormData) => FormData): FormSession {
  const current = change(session.current);
  return {
    ...withCurrent({ ...session, base: change(session.base) }, current),
    past: session.past.map(change),
    future: session.future.map(change),
    save: session.save.kind === 'saving' ? { kind: 'saving', sent: change(session.save.sent) } : session.save,
  };
}

function patched(file: FileItem, { uid, change }: Extract<SessionAction, { type: 'filePatched' }>): FileItem {
  if (file.uid !== uid) return file;
  const kept = Object.entries({ ...file, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept);
}

function unreachable(action: never): never {
  throw new TypeError(`Unknown action: ${JSON.stringify(action)}`);
}

/**
 * The problems of fields that were left. One of a file or link in a list is a problem of the field that holds them.
 * @param left where the fields stand
 */
function problemsAt(left: readonly FormPath[], problems: readonly Problem[]): readonly Problem[] {
  const keys = new Set(left.map(pathKey));
  return problems.filter(({ path }) => keys.has(pathKey(fieldPath(path))));
}

/** Paths with others added that are not among them. */
function withPaths(paths: readonly FormPath[], added: readonly FormPath[]): readonly FormPath[] {
  const known = new Set(paths.map(pathKey));
  const others = added.map(fieldPath).filter((path) => path.length > 0 && !known.has(pathKey(path)));
  return others.length > 0 ? [...paths, ...others] : paths;
}

function fieldPath(path: FormPath): FormPath {
  return typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
}
