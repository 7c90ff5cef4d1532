import { describe, expect, it } from 'vitest';
import { saveBlocker } from '../../../src/form/saving';
import { interruptUploads, nextSession, startSession } from '../../../src/form/session';
import type { FormSession, SessionAction } from '../../../src/form/sessionState';
import type { FormData, FormItem, FormPath, Problem } from '../../../src/tree';

const FORM: FormData = { main: { title: 'One', bodies: [{ $id: 'a', web: 'A' }] } };

function after(actions: readonly SessionAction[], form: FormData = FORM): FormSession {
  return actions.reduce(nextSession, startSession(form));
}

function titled(title: string | undefined, form: FormData = FORM): FormData {
  return { ...form, main: { ...(form['main'] as FormData), title } };
}

function typed(title: string | undefined, at = 0): SessionAction {
  return { type: 'edit', form: titled(title), path: ['main', 'title'], at };
}

function problem(message: string): Problem {
  return { path: ['main', 'title'], message, rule: 'required', labels: ['Title'] };
}

describe('editing', () => {
  it('is dirty only while the form differs from what is stored', () => {
    expect(after([]).dirty).toBe(false);
    expect(after([typed('Two')]).dirty).toBe(true);
    expect(after([typed('Two'), typed('One')]).dirty).toBe(false);
  });

  it('does not count an emptied value that was absent before as a change', () => {
    const empty = { main: {} };
    const written: SessionAction = { type: 'edit', form: { main: { title: '' } }, path: ['main', 'title'], at: 0 };
    expect(after([written], empty).dirty).toBe(false);
  });

  it('stays the same object when an action changes nothing', () => {
    const session = after([]);
    expect(nextSession(session, { type: 'edit', form: FORM, path: [], at: 0 })).toBe(session);
    expect(nextSession(session, { type: 'undo' })).toBe(session);
    expect(nextSession(session, { type: 'redo' })).toBe(session);
  });
});

describe('undo', () => {
  it('reverts consecutive keystrokes in one field as one step', () => {
    const session = after([typed('T', 0), typed('Tw', 500), typed('Two', 1_000), { type: 'undo' }]);
    expect(session.current).toBe(FORM);
    expect(session.past).toHaveLength(0);
  });

  it('begins a new step after a pause of 800 ms', () => {
    const session = after([typed('T', 0), typed('Tw', 800), { type: 'undo' }]);
    expect(session.current).toEqual(titled('T'));
  });

  it('begins a new step in another field', () => {
    const other: SessionAction = { type: 'edit', form: { main: {} }, path: ['main', 'other'], at: 10 };
    expect(after([typed('T', 0), other, { type: 'undo' }]).current).toEqual(titled('T'));
  });

  it('makes each list operation a separate step', () => {
    const path = ['main', 'bodies'];
    const first: SessionAction = { type: 'edit', form: { main: { bodies: [] } }, path, at: 0, step: true };
    const second: SessionAction = { type: 'edit', form: { main: { bodies: [{}] } }, path, at: 1, step: true };
    expect(after([first, second, { type: 'undo' }]).current).toBe(first.form);
  });

  it('redoes an undone step, until something else is changed', () => {
    const redone = after([typed('Two'), { type: 'undo' }, { type: 'redo' }]);
    expect(redone.current).toEqual(titled('Two'));
    const changed = after([typed('Two'), { type: 'undo' }, typed('Three', 5_000), { type: 'redo' }]);
    expect(changed.current).toEqual(titled('Three'));
  });

  it('restores the identical objects, so that nothing is remounted', () => {
    expect(after([typed('Two'), { type: 'undo' }]).current).toBe(FORM);
  });
});

describe('problems', () => {
  it('are dropped if they were found in outdated data', () => {
    const late: SessionAction = { type: 'problemsFound', forData: FORM, problems: [problem('Late')] };
    expect(after([typed('Two'), late]).problems).toEqual([]);
    expect(after([late]).problems).toEqual([problem('Late')]);
  });

  it('that are found again stay identical objects', () => {
    const found = (): SessionAction => ({ type: 'problemsFound', forData: FORM, problems: [problem('Same')] });
    const session = after([found()]);
    expect(nextSession(session, found()).problems).toBe(session.problems);
  });
});

describe('visible problems', () => {
  const ROWS: FormData = { rows: [{ $id: 'a' }, { $id: 'b' }] };
  const missing = (index: number, key = 'name'): Problem => ({
    ...{ path: ['rows', index, key], message: 'Missing', rule: 'required', labels: [] },
  });
  const found = (session: FormSession, problems: readonly Problem[]) =>
    nextSession(session, { type: 'problemsFound', forData: session.current, problems });
  const left = (session: FormSession, index: number, key = 'name') =>
    nextSession(session, { type: 'left', path: ['rows', index, key], form: session.current });
  const edited = (session: FormSession, form: FormData, path: FormPath = ['rows']) =>
    nextSession(session, { type: 'edit', form, path, at: 0, step: path.length === 1 });
  const rowsOf = (session: FormSession) => session.current['rows'] as readonly FormItem[];

  it('are none in an untouched form, nor at a field that is being edited', () => {
    const typedIn = edited(startSession(ROWS), { rows: [{ $id: 'a', name: ' ' }, { $id: 'b' }] }, ['rows', 0, 'name']);
    const session = found(typedIn, [missing(0)]);
    expect(session.visibleProblems).toEqual([]);
    expect(session.problems).toEqual([missing(0)]);
  });

  it('are those of fields that were left, even if they are found later', () => {
    const session = left(found(startSession(ROWS), [missing(0), missing(1)]), 1);
    expect(session.visibleProblems).toEqual([missing(1)]);
    expect(found(session, [missing(1), missing(1, 'link')]).visibleProblems).toEqual([missing(1)]);
  });

  it('are all when SAVE is pressed, and then also those of fields being edited', () => {
    const attempted = nextSession(found(startSession(ROWS), [missing(0), missing(1)]), { type: 'problemsAsked' });
    expect(attempted.visibleProblems).toEqual([missing(0), missing(1)]);
    const emptied = edited(attempted, { rows: [{ $id: 'a' }, { $id: 'b', link: '' }] }, ['rows', 1, 'link']);
    const live = found(emptied, [missing(1), missing(1, 'link')]);
    expect(live.visibleProblems).toEqual([missing(1), missing(1, 'link')]);
  });

  it('do not include those of a row that is added after SAVE was pressed', () => {
    const attempted = nextSession(found(startSession(ROWS), [missing(0)]), { type: 'problemsAsked' });
    const session = edited(attempted, { rows: [...rowsOf(attempted), {}] });
    expect(found(session, [missing(0), missing(2)]).visibleProblems).toEqual([missing(0)]);
  });

  it('are reset after a save', () => {
    const attempted = nextSession(found(edited(startSession({}), ROWS), []), { type: 'problemsAsked' });
    const saved = nextSession(nextSession(attempted, { type: 'saveStarted' }), {
      ...{ type: 'saved', form: ROWS, renamed: new Map() },
    });
    expect(saved.saveAttempted).toBe(false);
    const more = edited(saved, { rows: [{ $id: 'a', name: '' }, { $id: 'b' }] }, ['rows', 0, 'name']);
    expect(found(more, [missing(0)]).visibleProblems).toEqual([]);
  });

  it('follow their row when others are added, moved and removed, and disappear with it', () => {
    const start = left(startSession(ROWS), 1);
    const [first = {}, second = {}] = rowsOf(start);
    const added = edited(start, { rows: [{}, first, second] });
    expect(found(added, [missing(0), missing(1), missing(2)]).visibleProblems).toEqual([missing(2)]);
    const moved = edited(added, { rows: [second, first] });
    expect(found(moved, [missing(0), missing(1)]).visibleProblems).toEqual([missing(0)]);
    const typedIn = edited(moved, { rows: [{ ...second, link: 'x' }, first] }, ['rows', 0, 'link']);
    expect(found(typedIn, [missing(0), missing(1)]).visibleProblems).toEqual([missing(0)]);
    const removed = edited(typedIn, { rows: [first] });
    expect(found(removed, [missing(0)]).visibleProblems).toEqual([]);
  });

  it('stay visible after a save with new ids', () => {
    const start = left(startSession(ROWS), 1);
    const stored = { rows: [{ $id: 'c' }, { $id: 'd' }] };
    const renamed = new Map([
      ['a', 'c'],
      ['b', 'd'],
    ]);
    const saving = nextSession(edited(start, { rows: [{ $id: 'a', name: 'A' }, { $id: 'b' }] }), {
      type: 'saveStarted',
    });
    const typedOn = edited(saving, { rows: [{ $id: 'a', name: 'B' }, { $id: 'b' }] }, ['rows', 0, 'name']);
    const session = nextSession(typedOn, { type: 'saved', form: stored, renamed });
    expect(found(session, [missing(0), missing(1)]).visibleProblems).toEqual([missing(1)]);
  });

  it("of a row that was left before another one was removed are that row's", () => {
    const start = startSession(ROWS);
    const [, second = {}] = rowsOf(start);
    const removed = edited(start, { rows: [second] });
    const session = nextSession(removed, { type: 'left', path: ['rows', 1, 'name'], form: start.current });
    expect(found(session, [missing(0)]).visibleProblems).toEqual([missing(0)]);
  });

  it('include those of the items of a left list of files or links', () => {
    const part = { ...missing(0), path: ['videos', 0] };
    const start = startSession({ videos: [{ url: 'x' }] });
    const session = nextSession(start, { type: 'left', path: ['videos'], form: start.current });
    expect(found(session, [part]).visibleProblems).toEqual([part]);
  });
});

describe('saving', () => {
  const stored: FormData = { main: { title: 'Two', bodies: [{ $id: 'b', web: 'A' }] } };
  const renamed = new Map([['a', 'b']]);

  it('leaves nothing to save, and adopts the new ids', () => {
    const session = after([typed('Two'), { type: 'saveStarted' }, { type: 'saved', form: stored, renamed }]);
    expect(session.dirty).toBe(false);
    expect(session.current).toEqual(stored);
    expect(session.save).toEqual({ kind: 'idle' });
  });

  it('keeps what was typed while the save was running', () => {
    const more: SessionAction = { type: 'edit', form: titled('Two and more'), path: ['main', 'title'], at: 0 };
    const session = after([typed('Two'), { type: 'saveStarted' }, more, { type: 'saved', form: stored, renamed }]);
    expect(session.dirty).toBe(true);
    expect(session.current).toEqual({ main: { title: 'Two and more', bodies: [{ $id: 'b', web: 'A' }] } });
  });

  it('applies the new ids to the undo steps too', () => {
    const session = after([
      typed('Two'),
      { type: 'saveStarted' },
      { type: 'saved', form: stored, renamed },
      { type: 'undo' },
    ]);
    expect(session.current).toEqual({ main: { title: 'One', bodies: [{ $id: 'b', web: 'A' }] } });
  });

  it('[ERR-011] keeps the values and leaves the saving state when it fails', () => {
    const session = after([typed('Two'), { type: 'saveStarted' }, { type: 'saveFailed', message: 'No' }]);
    expect(session.current).toEqual(titled('Two'));
    expect(session.dirty).toBe(true);
    expect(session.save).toEqual({ kind: 'failed', message: 'No' });
  });
});

describe('a value that the service rejects', () => {
  const refusal = { path: ['title'], message: 'Taken.', rule: 'refused', labels: ['Title'] };
  const refusedAt = (session: FormSession) =>
    nextSession(nextSession(session, { type: 'saveStarted' }), { type: 'saveRefused', problem: refusal });
  const typed = (session: FormSession, title: string) =>
    nextSession(session, { type: 'edit', form: { ...session.current, title }, path: ['title'], at: 0 });
  const checked = (session: FormSession) =>
    nextSession(session, { type: 'problemsFound', forData: session.current, problems: [] });

  it('is a problem at its field until the value is changed', () => {
    const session = refusedAt(typed(startSession({ title: 'a' }), 'b'));
    expect(session).toMatchObject({ problems: [refusal], visibleProblems: [refusal], save: { kind: 'idle' } });
    expect(checked(session).problems).toEqual([refusal]);
    expect(checked(typed(session, 'c')).problems).toEqual([]);
  });

  it('stays a problem while something else is changed', () => {
    const session = refusedAt(typed(startSession({ title: 'a' }), 'b'));
    const other = nextSession(session, {
      type: 'edit',
      form: { ...session.current, body: 'x' },
      path: ['body'],
      at: 0,
    });
    expect(checked(other).problems).toEqual([refusal]);
  });

  it('is no longer a problem once a value that it was rejected together with is changed', () => {
    const action = { type: 'saveRefused', problem: refusal, along: [['year']] } as const;
    const session = nextSession(startSession({ title: 'a', year: '2025' }), action);
    const form = { ...session.current, year: '2026' };
    const other = nextSession(session, { type: 'edit', form, path: ['year'], at: 0 });
    expect(checked(session).problems).toEqual([refusal]);
    expect(checked(other).problems).toEqual([]);
  });
});

describe('the stored form read again', () => {
  it('replaces an unchanged form and keeps the objects that are equal', () => {
    const session = after([{ type: 'reloaded', form: structuredClone(titled('Changed elsewhere')) }]);
    expect(session.current).toEqual(titled('Changed elsewhere'));
    expect((session.current['main'] as FormData)['bodies']).toBe((FORM['main'] as FormData)['bodies']);
    expect(session.dirty).toBe(false);
  });

  it('changes nothing if it is equal', () => {
    const session = after([]);
    expect(nextSession(session, { type: 'reloaded', form: structuredClone(FORM) })).toBe(session);
  });

  it('keeps changes made here', () => {
    const elsewhere = { main: { title: 'One', bodies: [{ $id: 'a', web: 'B' }] } };
    const session = after([typed('Mine'), { type: 'reloaded', form: elsewhere }]);
    expect(session.current).toEqual({ main: { title: 'Mine', bodies: [{ $id: 'a', web: 'B' }] } });
    expect(session.dirty).toBe(true);
  });

  it('merged with local changes is compared with what somebody else saved', () => {
    const theirs = titled('Theirs');
    const session = after([typed('Mine'), { type: 'merged', form: theirs, theirs }]);
    expect(session.dirty).toBe(false);
  });
});

describe('undo after a concurrent save by somebody else', () => {
  const body = (web: string) => ({ main: { title: 'One', bodies: [{ $id: 'a', web }] } });
  const both = (title: string, web: string) => ({ main: { title, bodies: [{ $id: 'a', web }] } });
  const undone = (session: FormSession) => nextSession(session, { type: 'undo' }).current;

  it('reverts local changes only, after the form was read again', () => {
    const session = after([typed('Mine'), { type: 'reloaded', form: body('Theirs') }]);
    expect(session.current).toEqual(both('Mine', 'Theirs'));
    expect(undone(session)).toEqual(both('One', 'Theirs'));
  });

  it('reverts local changes only, after the save merged both', () => {
    const saved = { type: 'saved', form: both('Mine', 'Theirs'), renamed: new Map<string, string>() } as const;
    const session = after([typed('Mine'), { type: 'saveStarted' }, saved]);
    expect(session.dirty).toBe(false);
    expect(undone(session)).toEqual(both('One', 'Theirs'));
  });

  it('restores local changes after theirs were chosen', () => {
    const theirs = titled('Theirs');
    const session = after([typed('Mine'), { type: 'merged', form: theirs, theirs }]);
    expect(undone(session)).toEqual(titled('Mine'));
    expect(nextSession(nextSession(session, { type: 'undo' }), { type: 'redo' }).current).toEqual(theirs);
  });

  it('has no additional step if all local changes were kept', () => {
    const session = after([typed('Mine'), { type: 'merged', form: titled('Mine'), theirs: titled('Theirs') }]);
    expect(session.past).toHaveLength(1);
    expect(session.dirty).toBe(true);
  });

  it('keeps everything if the stored entry was deleted', () => {
    const session = after([typed('Mine'), { type: 'gone', form: { main: {} } }]);
    expect(session).toMatchObject({ current: titled('Mine'), dirty: true });
    expect(undone(session)).toEqual(FORM);
  });
});

describe('files', () => {
  const uploading: FormData = { images: [{ uid: 'u', status: 'uploading', fileName: 'a.png' }] };

  it('that are uploaded are so in every undo step', () => {
    const added: SessionAction = { type: 'edit', form: uploading, path: ['images'], at: 0, step: true };
    const captioned: SessionAction = {
      type: 'edit',
      form: { images: [{ uid: 'u', status: 'uploading', fileName: 'a.png', caption: 'A' }] },
      path: ['images', 0, 'caption'],
      at: 5_000,
    };
    const done: SessionAction = { type: 'filePatched', uid: 'u', change: { key: 'k', status: undefined } };
    const session = after([added, captioned, done, { type: 'undo' }], { images: [] });
    expect(session.current).toEqual({ images: [{ uid: 'u', fileName: 'a.png', key: 'k' }] });
    expect(session.past).toHaveLength(1);
  });

  it('that failed do not count as uploaded', () => {
    const images = [
      { uid: 'u', status: 'uploading', fileName: 'a.png' },
      { uid: 'v', status: 'failed', fileName: 'b.png' },
      { uid: 'w', key: 'k', fileName: 'c.png' },
    ] as const;
    const session = after([{ type: 'edit', form: { images }, path: ['images'], at: 0 }], { images: [] });
    expect(saveBlocker(session)).toMatchObject({ kind: 'uploading', progress: '1 of 3 uploaded' });
  });

  it('that were being uploaded when the form was closed are marked as failed', () => {
    const [image] = interruptUploads(uploading, () => false)['images'] as readonly FormData[];
    expect(image).toMatchObject({ status: 'failed', fileName: 'a.png' });
  });

  it('that are being uploaded here go on when the form is restored', () => {
    expect(interruptUploads(uploading, () => true)).toBe(uploading);
  });
});
