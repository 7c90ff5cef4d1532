import { describe, expect, it, vi } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import type { LoadedEntry } from '../../../src/stores/editorStore';
import { liveChange } from '../support/live';
import { saved, setUp as setUpSession, stored } from './support/editingSession';

/** A form of one title, and what is stored by now. */
function setUp(given: Partial<Parameters<typeof setUpSession>[0]> = {}) {
  const set = setUpSession({ save: (form) => saved(form), ...given });
  const store = (title: string, revision = 2): void => {
    const theirs: LoadedEntry = { ...stored({ title }), savedBy: 'Nora', revision };
    set.load.mockResolvedValue(theirs);
  };
  return { ...set, store, hear: set.editing.handleNews, state: () => set.editing.state.get() };
}

describe('a form that is open while somebody else saves', () => {
  it('shows at once what is stored where nothing was changed in it', async () => {
    const { hear, store, state, session } = setUp();
    store('Theirs');
    await hear([liveChange()]);
    expect(session()).toMatchObject({ current: { title: 'Theirs' }, dirty: false, past: [] });
    expect(state()).toMatchObject({
      loaded: { savedBy: 'Nora', revision: 2 },
      notice: { kind: 'shown', text: expect.stringContaining('Nora saved this page') },
    });
  });

  it('keeps what was changed in it, says who saved, and shows both when asked', async () => {
    const { hear, store, state, session, type } = setUp();
    type('Mine');
    store('Theirs');
    await hear([liveChange()]);
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

  it('puts together at a word what does not overlap, unsaved', async () => {
    const { hear, load, state, session, type, events, attempts } = setUp();
    type('Mine');
    load.mockResolvedValue({ ...stored({ title: 'Old', text: 'Theirs' }), savedBy: 'Nora' });
    await hear([liveChange()]);
    state().notice?.merge?.();
    expect(session()).toMatchObject({ current: { title: 'Mine', text: 'Theirs' }, dirty: true });
    expect(state()).toMatchObject({ conflict: undefined, notice: undefined });
    expect(events.notifySuccess).toHaveBeenCalledWith(expect.stringContaining('What Nora saved'));
    expect(attempts()).toBe(0);
  });

  it('rests on a save that is no change for it, without a word', async () => {
    const { hear, store, state, type } = setUp();
    type('Mine');
    store('Old', 7);
    await hear([liveChange({ revision: 7 })]);
    expect(state()).toMatchObject({ notice: undefined, loaded: { revision: 7 } });
  });

  it('asks for nothing that it knows, of other pages, or that no form shows', async () => {
    const { hear, store, load } = setUp();
    store('Theirs', 5);
    await hear([liveChange({ revision: 5 })]);
    expect(load).toHaveBeenCalledTimes(1);
    await hear([
      liveChange({ revision: 5 }),
      liveChange({ id: 'page-2', revision: 9 }),
      liveChange({ action: 'visited', revision: undefined }),
    ]);
    await hear([]);
    expect(load).toHaveBeenCalledTimes(1);
    await hear('anything');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('takes nothing for somebody else’s while the answer to a save of its own is missing', async () => {
    const { editing, hear, store, state, session, type } = setUp({ save: () => new UnreachableError('content') });
    type('Mine');
    await editing.save();
    store('Mine');
    await hear([liveChange()]);
    expect(state().notice).toBeUndefined();
    expect(session()).toMatchObject({ base: { title: 'Old' }, current: { title: 'Mine' } });
  });

  it('says that it was removed, and keeps what it holds', async () => {
    const { hear, load, state, session, type } = setUp();
    type('Mine');
    await hear([liveChange({ action: 'removed' })]);
    expect(state().notice).toMatchObject({ kind: 'removed', text: expect.stringContaining('Nora removed this page') });
    load.mockRejectedValue(new ServiceError('Page not found.', 'NOT_FOUND'));
    await hear('anything');
    expect(state().notice).toMatchObject({ kind: 'removed' });
    expect(session().current).toEqual({ title: 'Mine' });
  });

  it('is a set from which one record was removed, and shows what is left of it', async () => {
    const { hear, store, state, session } = setUp({ needs: { subject: { kind: 'rows', noun: 'list of links' } } });
    store('What is left');
    await hear([liveChange({ action: 'removed' })]);
    expect(session().current).toEqual({ title: 'What is left' });
    expect(state().notice).toMatchObject({ kind: 'shown' });
    // Of its own removal nothing is told.
    await hear([liveChange({ action: 'removed', revision: 3 })]);
    expect(state().notice).toBeUndefined();
  });

  it('takes nothing from an answer that a later one has overtaken', async () => {
    const { hear, load, session } = setUp();
    let arrive: (loaded: LoadedEntry) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const first = hear([liveChange()]);
    load.mockResolvedValue({ ...stored({ title: 'Newest' }), revision: 3 });
    await hear([liveChange({ revision: 3 })]);
    arrive({ ...stored({ title: 'Older' }), revision: 2 });
    await first;
    expect(session().current).toEqual({ title: 'Newest' });
  });

  it('keeps what is typed while the answer is on its way', async () => {
    const { hear, load, session, type, state } = setUp();
    let arrive: (loaded: LoadedEntry) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const heard = hear([liveChange()]);
    type('Typed meanwhile');
    arrive({ ...stored({ title: 'Theirs' }), revision: 2 });
    await heard;
    expect(session().current).toEqual({ title: 'Typed meanwhile' });
    expect(state().notice?.kind).toBe('changed');
  });
});

describe('while something is saved', () => {
  it('what is heard waits, and is no news where it is that save', async () => {
    let answer: () => void = () => undefined;
    const { editing, hear, store, load, type, state } = setUp({
      delay: () => new Promise((resolve) => (answer = resolve)),
    });
    store('Mine', 2);
    type('Mine');
    const saving = editing.save();
    await hear([liveChange({ revision: 2 })]);
    expect(load).not.toHaveBeenCalled();
    await Promise.resolve();
    answer();
    await saving;
    expect(load).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ notice: undefined, isSaving: false });
  });
});

describe('a question that is open', () => {
  const conflict = (theirs: string) => ({
    kind: 'conflict' as const,
    conflicts: [{ path: ['title'], base: 'Old', mine: 'Mine', theirs }],
    merged: { title: 'Mine' },
    theirs: { ...stored({ title: theirs }), savedBy: 'Nora', revision: 2 },
  });

  it('always holds the newest', async () => {
    const { editing, hear, store, type, state, session, attempts } = setUp({
      save: (form, attempt) => (attempt === 1 ? conflict('Theirs') : saved(form)),
    });
    type('Mine');
    await editing.save();
    store('Newest', 3);
    await hear([liveChange({ revision: 3 })]);
    expect(state().conflict?.conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Newest' }]);
    state().conflict?.resolve({ title: 'Mine' });
    expect(session().base).toEqual({ title: 'Newest' });
    await expect.poll(attempts).toBe(2);
  });

  it('is closed where nothing is left to be chosen', async () => {
    const { editing, hear, store, type, state, session } = setUp({ save: () => conflict('Theirs') });
    type('Mine');
    await editing.save();
    store('Mine', 3);
    await hear([liveChange({ revision: 3 })]);
    expect(state()).toMatchObject({ conflict: undefined, notice: undefined });
    expect(session()).toMatchObject({ current: { title: 'Mine' }, dirty: false });
  });

  it('is closed where theirs was taken back', async () => {
    const { editing, hear, store, type, state, session } = setUp({ save: () => conflict('Theirs') });
    type('Mine');
    await editing.save();
    store('Old', 3);
    await hear([liveChange({ revision: 3 })]);
    expect(state()).toMatchObject({ conflict: undefined, loaded: { revision: 3 } });
    // Nothing asks any more to choose.
    expect(session()).toMatchObject({ current: { title: 'Mine' }, base: { title: 'Old' }, save: { kind: 'idle' } });
  });

  it('of a draft is asked anew, too', async () => {
    const { editing, hear, store, state, session } = setUp();
    store('Theirs', 2);
    await hear([liveChange()]);
    const draft = { visit: 'v', base: { title: 'Old' }, form: { title: 'Draft' }, at: 0, unanswered: undefined };
    const restored = vi.fn();
    editing.restoreDraft(draft, restored);
    expect(state().conflict?.conflicts).toMatchObject([{ mine: 'Draft', theirs: 'Theirs' }]);
    store('Newest', 3);
    await hear([liveChange({ revision: 3 })]);
    expect(state().conflict?.conflicts).toMatchObject([{ mine: 'Draft', theirs: 'Newest' }]);
    expect(restored).not.toHaveBeenCalled();
    state().conflict?.resolve({ title: 'Draft' });
    expect(session()).toMatchObject({ current: { title: 'Draft' }, base: { title: 'Newest' } });
    expect(restored).toHaveBeenCalledOnce();
  });
});
