import { describe, expect, it, vi } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import type { LoadedEntry } from '../../../src/stores/editorStore';
import { liveChange } from '../support/live';
import { saved, setUp as setUpSession, stored } from './support/editingSession';

/** An editing session of a form with a title; `store` sets what somebody else has saved. */
function setUp(given: Partial<Parameters<typeof setUpSession>[0]> = {}) {
  const set = setUpSession({ save: (form) => saved(form), ...given });
  const store = (title: string, revision = 2): void => {
    const theirs: LoadedEntry = { ...stored({ title }), savedBy: 'Nora', revision };
    set.load.mockResolvedValue(theirs);
  };
  return { ...set, store, receive: set.editing.handleNews, state: () => set.editing.state.get() };
}

describe('a form that is open while somebody else saves', () => {
  it('shows the stored values at once if it is unchanged', async () => {
    const { receive, store, state, session } = setUp();
    store('Theirs');
    await receive([liveChange()]);
    expect(session()).toMatchObject({ current: { title: 'Theirs' }, dirty: false, past: [] });
    expect(state()).toMatchObject({
      loaded: { savedBy: 'Nora', revision: 2 },
      notice: { kind: 'shown', text: expect.stringContaining('Nora saved this page') },
    });
  });

  it('keeps its changes, says who saved, and shows both on request', async () => {
    const { receive, store, state, session, type } = setUp();
    type('Mine');
    store('Theirs');
    await receive([liveChange()]);
    expect(session().current).toEqual({ title: 'Mine' });
    expect(state()).toMatchObject({
      conflict: undefined,
      notice: { kind: 'changed' },
      loaded: { savedBy: 'AVIDA Editor' },
    });
    state().notice?.merge?.();
    expect(state().conflict).toMatchObject({ conflicts: [{ mine: 'Mine', theirs: 'Theirs' }] });
    state().conflict?.resolve({ title: 'Mine' });
    expect(session()).toMatchObject({ current: { title: 'Mine' }, base: { title: 'Theirs' }, dirty: true });
    expect(state()).toMatchObject({ conflict: undefined, notice: undefined, loaded: { revision: 2 } });
  });

  it.each([
    ['the entry', 'Nora'],
    ['the event, as for a set of records', undefined],
  ])(
    'merges changes that do not overlap on request, without saving, and names who is named by %s',
    async (_by, savedBy) => {
      const { receive, load, state, session, type, events, attempts } = setUp();
      type('Mine');
      load.mockResolvedValue({ ...stored({ title: 'Old', text: 'Theirs' }), savedBy });
      await receive([liveChange({ by: savedBy === undefined ? 'Nora' : 'Somebody else' })]);
      state().notice?.merge?.();
      expect(session()).toMatchObject({ current: { title: 'Mine', text: 'Theirs' }, dirty: true });
      expect(state()).toMatchObject({ conflict: undefined, notice: undefined });
      expect(events.toasts.success).toHaveBeenCalledWith(expect.stringContaining('What Nora saved'));
      expect(attempts()).toBe(0);
    },
  );

  it('silently adopts a save that changes nothing for it as its base', async () => {
    const { receive, store, state, type } = setUp();
    type('Mine');
    store('Old', 7);
    await receive([liveChange({ revision: 7 })]);
    expect(state()).toMatchObject({ notice: undefined, loaded: { revision: 7 } });
  });

  it('does not refetch for known revisions, other pages or changes that no form shows', async () => {
    const { receive, store, load } = setUp();
    store('Theirs', 5);
    await receive([liveChange({ revision: 5 })]);
    expect(load).toHaveBeenCalledTimes(1);
    await receive([
      liveChange({ revision: 5 }),
      liveChange({ id: 'page-2', revision: 9 }),
      liveChange({ action: 'visited', revision: undefined }),
    ]);
    await receive([]);
    expect(load).toHaveBeenCalledTimes(1);
    await receive('anything');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('attributes no change to somebody else while the response to its own save is pending', async () => {
    const { editing, receive, store, state, session, type } = setUp({ save: () => new UnreachableError('content') });
    type('Mine');
    await editing.save();
    store('Mine');
    await receive([liveChange()]);
    expect(state().notice).toBeUndefined();
    expect(session()).toMatchObject({ base: { title: 'Old' }, current: { title: 'Mine' } });
  });

  it('reports its removal, and keeps its values', async () => {
    const { receive, load, state, session, type } = setUp();
    type('Mine');
    await receive([liveChange({ action: 'removed' })]);
    expect(state().notice).toMatchObject({ kind: 'removed', text: expect.stringContaining('Nora removed this page') });
    load.mockRejectedValue(new ServiceError('Page not found.', 'NOT_FOUND'));
    await receive('anything');
    expect(state().notice).toMatchObject({ kind: 'removed' });
    expect(session().current).toEqual({ title: 'Mine' });
  });

  it('shows the remaining rows if one record of its list was removed', async () => {
    const { receive, store, state, session } = setUp({ needs: { subject: { kind: 'rows', noun: 'list of links' } } });
    store('What is left');
    await receive([liveChange({ action: 'removed' })]);
    expect(session().current).toEqual({ title: 'What is left' });
    expect(state().notice).toMatchObject({ kind: 'shown' });
    // A removal that changes nothing here is not reported.
    await receive([liveChange({ action: 'removed', revision: 3 })]);
    expect(state().notice).toBeUndefined();
  });

  it('ignores a response that a later one has overtaken', async () => {
    const { receive, load, session } = setUp();
    let arrive: (loaded: LoadedEntry) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const first = receive([liveChange()]);
    load.mockResolvedValue({ ...stored({ title: 'Newest' }), revision: 3 });
    await receive([liveChange({ revision: 3 })]);
    arrive({ ...stored({ title: 'Older' }), revision: 2 });
    await first;
    expect(session().current).toEqual({ title: 'Newest' });
  });

  it('keeps what is typed while the request is in flight', async () => {
    const { receive, load, session, type, state } = setUp();
    let arrive: (loaded: LoadedEntry) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const handled = receive([liveChange()]);
    type('Typed meanwhile');
    arrive({ ...stored({ title: 'Theirs' }), revision: 2 });
    await handled;
    expect(session().current).toEqual({ title: 'Typed meanwhile' });
    expect(state().notice?.kind).toBe('changed');
  });
});

describe('during a save', () => {
  it('events wait, and are not reported if they announce that save', async () => {
    let answer: () => void = () => undefined;
    const { editing, receive, store, load, type, state } = setUp({
      delay: () => new Promise((resolve) => (answer = resolve)),
    });
    store('Mine', 2);
    type('Mine');
    const saving = editing.save();
    await receive([liveChange({ revision: 2 })]);
    expect(load).not.toHaveBeenCalled();
    await Promise.resolve();
    answer();
    await saving;
    expect(load).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ notice: undefined, isSaving: false });
  });
});

describe('an open question', () => {
  const conflict = (theirs: string) => ({
    kind: 'conflict' as const,
    conflicts: [{ path: ['title'], base: 'Old', mine: 'Mine', theirs }],
    merged: { title: 'Mine' },
    theirs: { ...stored({ title: theirs }), savedBy: 'Nora', revision: 2 },
  });

  it('always shows the newest values', async () => {
    const { editing, receive, store, type, state, session, attempts } = setUp({
      save: (form, attempt) => (attempt === 1 ? conflict('Theirs') : saved(form)),
    });
    type('Mine');
    await editing.save();
    store('Newest', 3);
    await receive([liveChange({ revision: 3 })]);
    expect(state().conflict?.conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Newest' }]);
    state().conflict?.resolve({ title: 'Mine' });
    expect(session().base).toEqual({ title: 'Newest' });
    await expect.poll(attempts).toBe(2);
  });

  it('is closed if nothing is left to choose', async () => {
    const { editing, receive, store, type, state, session } = setUp({ save: () => conflict('Theirs') });
    type('Mine');
    await editing.save();
    store('Mine', 3);
    await receive([liveChange({ revision: 3 })]);
    expect(state()).toMatchObject({ conflict: undefined, notice: undefined });
    expect(session()).toMatchObject({ current: { title: 'Mine' }, dirty: false });
  });

  it('is closed if their change was reverted', async () => {
    const { editing, receive, store, type, state, session } = setUp({ save: () => conflict('Theirs') });
    type('Mine');
    await editing.save();
    store('Old', 3);
    await receive([liveChange({ revision: 3 })]);
    expect(state()).toMatchObject({ conflict: undefined, loaded: { revision: 3 } });
    // There is no choice left.
    expect(session()).toMatchObject({ current: { title: 'Mine' }, base: { title: 'Old' }, save: { kind: 'idle' } });
  });

  it('about a draft is updated as well', async () => {
    const { editing, receive, store, state, session } = setUp();
    store('Theirs', 2);
    await receive([liveChange()]);
    const draft = { visit: 'v', base: { title: 'Old' }, form: { title: 'Draft' }, at: 0, unanswered: undefined };
    const restored = vi.fn();
    editing.restoreDraft(draft, restored);
    expect(state().conflict?.conflicts).toMatchObject([{ mine: 'Draft', theirs: 'Theirs' }]);
    store('Newest', 3);
    await receive([liveChange({ revision: 3 })]);
    expect(state().conflict?.conflicts).toMatchObject([{ mine: 'Draft', theirs: 'Newest' }]);
    expect(restored).not.toHaveBeenCalled();
    state().conflict?.resolve({ title: 'Draft' });
    expect(session()).toMatchObject({ current: { title: 'Draft' }, base: { title: 'Newest' } });
    expect(restored).toHaveBeenCalledOnce();
  });
});
