import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../src/api/errors';
import type { FormData } from '../../../src/tree';
import { NOW, saved, setUp, stored } from './support/editingSession';

describe('restoring a draft', () => {
  const restored = vi.fn();
  beforeEach(() => restored.mockClear());

  it('applies it over the stored form', () => {
    const set = setUp({ save: (form) => saved(form) });
    set.editing.restoreDraft({ form: { title: 'Draft' }, base: { title: 'Old' }, at: NOW }, restored);
    expect(set.session()).toMatchObject({ current: { title: 'Draft' }, dirty: true });
    expect(restored).toHaveBeenCalledOnce();
  });

  it('merges it with input from before the offer was answered, and asks about conflicts', () => {
    const set = setUp({ save: (form) => saved(form) });
    set.type('Typed since');
    set.editing.restoreDraft({ form: { title: 'Old', subtitle: 'Draft' }, base: { title: 'Old' }, at: NOW }, restored);
    expect(set.session().current).toEqual({ title: 'Typed since', subtitle: 'Draft' });
    set.editing.restoreDraft({ form: { title: 'Draft' }, base: { title: 'Old' }, at: NOW }, restored);
    expect(set.editing.state.get().conflict).toMatchObject({
      text: 'The draft and what you typed since differ. Yours is what the draft has. Choose which values to keep.',
      conflicts: [{ base: 'Old', mine: 'Draft', theirs: 'Typed since' }],
    });
  });

  it('asks if the page was saved since with another value', () => {
    const set = setUp({ save: (form) => saved(form) });
    set.editing.restoreDraft({ form: { title: 'Draft' }, base: { title: 'Older' }, at: NOW }, restored);
    const { conflict } = set.editing.state.get();
    expect(conflict).toMatchObject({
      text: 'The page was saved since your draft. Choose which values to keep.',
      conflicts: [{ base: 'Older', mine: 'Draft', theirs: 'Old' }],
    });
    expect(restored).not.toHaveBeenCalled();
    conflict?.resolve({ title: 'Draft' });
    expect(set.session().current).toEqual({ title: 'Draft' });
    expect(restored).toHaveBeenCalledOnce();
  });
});

describe('restoring a version', () => {
  it('saves and shows it, and can be undone', async () => {
    const set = setUp({ save: (form) => saved(form), needs: {} });
    set.load.mockResolvedValue(stored({ title: 'Earlier' }));
    expect(await set.editing.restoreVersion({ title: 'Earlier' })).toMatchObject({ form: { title: 'Earlier' } });
    expect(set.session()).toMatchObject({ current: { title: 'Earlier' }, dirty: false });
    expect(set.events.onSaved).toHaveBeenCalledTimes(1);
    expect(set.session().past.at(-1)).toEqual({ title: 'Old' });
  });

  it('does not touch a form with unsaved changes, so that they stay a draft', async () => {
    const sent: FormData[] = [];
    const set = setUp({ save: (form) => (sent.push(form), saved(form)) });
    set.type('Unsaved');
    expect(await set.editing.restoreVersion({ title: 'Earlier' })).toMatchObject({ form: { title: 'Reloaded' } });
    expect(sent).toEqual([{ title: 'Earlier' }]);
    expect(set.session()).toMatchObject({ base: { title: 'Old' }, current: { title: 'Unsaved' }, dirty: true });
  });

  it('restores nothing if somebody saved concurrently, says who, and shows what they saved', async () => {
    const theirs = stored({ title: 'Theirs' });
    const conflict = { path: ['title'], base: 'Old', mine: 'Earlier', theirs: 'Theirs' };
    const set = setUp({ save: (form) => ({ kind: 'conflict', conflicts: [conflict], merged: form, theirs }) });
    set.load.mockResolvedValue(theirs);
    expect(await set.editing.restoreVersion({ title: 'Earlier' })).toBeUndefined();
    expect(set.events.toasts.error.mock.calls).toEqual([
      ['AVIDA Editor saved this page meanwhile, so nothing was restored. Look at its history again.'],
    ]);
    expect(set.session().current).toEqual({ title: 'Theirs' });
  });

  it('says why it failed, and leaves the form unchanged', async () => {
    const set = setUp({ save: () => new ServiceError('Page name is already exists!', 'BAD_USER_INPUT') });
    expect(await set.editing.restoreVersion({ title: 'Earlier' })).toBeUndefined();
    expect(set.events.toasts.error.mock.calls).toEqual([['Page name is already exists!']]);
    expect(set.session()).toMatchObject({ current: { title: 'Old' }, dirty: false, save: { kind: 'idle' } });
    expect(set.editing.state.get().isSaving).toBe(false);
  });
});
