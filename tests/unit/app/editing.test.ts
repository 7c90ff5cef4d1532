import { describe, expect, it, vi } from 'vitest';
import { ServiceError, SessionEndedError, UnreachableError } from '../../../src/api/errors';
import type { SaveOutcome } from '../../../src/stores/editorStore';
import type { Problem } from '../../../src/tree';
import { saved, setUp, stored } from './support/editingSession';

describe('saving', () => {
  it("[CI-024, SHELL-016, CI-019] says 'Update success.', reads the page again after 500 ms and ends the spinner after 1 s", async () => {
    const set = setUp({ save: (form) => saved(form) });
    set.type('New');
    const spinner: boolean[] = [];
    set.editing.state.subscribe(() => spinner.push(set.editing.state.get().isSaving));
    await set.editing.save();
    expect(set.events.toasts.success.mock.calls).toEqual([['Update success.']]);
    expect(set.waits).toEqual([500, 1_000]);
    expect(set.load).toHaveBeenCalledTimes(1);
    expect(set.session()).toMatchObject({ current: { title: 'Reloaded' }, dirty: false, save: { kind: 'idle' } });
    expect([spinner[0], spinner.at(-1)]).toEqual([true, false]);
  });

  it("[CI-024] says 'Page successfully created' for a first save", async () => {
    const set = setUp({ save: (form) => saved(form, { isFirst: true }) });
    set.type('New');
    await set.editing.save();
    expect(set.events.toasts.success).toHaveBeenCalledWith('Page successfully created');
  });

  it('[CI-020] reads the page again after the delay of its definition', async () => {
    const set = setUp({ save: (form) => saved(form), needs: { reloadDelay: 1_000 } });
    set.type('New');
    await set.editing.save();
    expect(set.waits[0]).toBe(1_000);
  });

  it('does nothing for an unchanged form, and leads to the first problem of an invalid one', async () => {
    const problem: Problem = { path: ['title'], message: 'Title is required.', rule: 'required', labels: ['Title'] };
    const set = setUp({ save: (form) => saved(form), problems: [problem] });
    await set.editing.save();
    expect(set.reveal).not.toHaveBeenCalled();
    set.type('');
    await set.editing.save();
    expect(set.reveal).toHaveBeenCalledWith(['title']);
    expect(set.attempts()).toBe(0);
  });

  it('sends nothing for a second click while a save runs', async () => {
    const set = setUp({ save: (form) => saved(form) });
    set.type('New');
    await Promise.all([set.editing.save(), set.editing.save()]);
    expect(set.attempts()).toBe(1);
  });

  it('says who else saved when both changes were merged', async () => {
    const set = setUp({ save: (form) => saved(form, { mergedWith: 'AVIDA Editor', theirs: {} }) });
    set.type('New');
    await set.editing.save();
    expect(set.events.toasts.success).toHaveBeenCalledWith(
      'AVIDA Editor saved this page meanwhile. Both changes were put together and saved.',
    );
  });
});

describe('reading again after a save', () => {
  it('may fail: the next save is still based on what was saved', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const set = setUp({ save: (form) => saved(form) });
    set.load.mockRejectedValue(new UnreachableError('content'));
    set.type('New');
    await set.editing.save();
    expect(set.events.toasts.success).toHaveBeenCalledWith('Update success.');
    expect(set.editing.state.get().loaded).toMatchObject({ id: 'page-1', form: { title: 'New' } });
    log.mockRestore();
  });

  it('does not overwrite input with somebody else’s changes: the next save asks', async () => {
    const set = setUp({ save: (form) => saved(form) });
    set.load.mockImplementation(async () => {
      set.type('Newer');
      return stored({ title: 'Theirs' });
    });
    set.type('New');
    await set.editing.save();
    expect(set.editing.state.get().loaded.form).toEqual({ title: 'New' });
    expect(set.session()).toMatchObject({ base: { title: 'New' }, current: { title: 'Newer' }, dirty: true });
  });
});

describe('a save that fails', () => {
  it.each([
    [new ServiceError('Not allowed.', 'FORBIDDEN'), 'Something went wrong!'],
    [
      new ServiceError('Unit not found.', 'NOT_FOUND'),
      'The unit does not exist any more. What you entered stays here.',
    ],
  ])('[ERR-007] of a section keeps what was typed: %s', async (error, message) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const set = setUp({ save: () => error, needs: { subject: { kind: 'section', noun: 'unit' } } });
    set.type('New');
    await set.editing.save();
    expect(set.events.toasts.error).toHaveBeenCalledWith(message);
    expect(set.session()).toMatchObject({ current: { title: 'New' }, dirty: true, save: { kind: 'failed' } });
    expect(set.events.onPageDeleted).not.toHaveBeenCalled();
  });

  it.each([
    [new ServiceError('Not allowed.', 'FORBIDDEN'), 'Not allowed.'],
    [new UnreachableError('content'), 'The content service does not answer.'],
    [new TypeError('x is undefined'), 'Something went wrong!'],
  ])(
    "[CI-025, ERR-005, ERR-011] says 'Something went wrong!', keeps what was typed and why: %s",
    async (error, why) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const set = setUp({ save: () => error });
      set.type('New');
      await set.editing.save();
      expect(set.events.toasts.error).toHaveBeenCalledWith('Something went wrong!');
      expect(set.session()).toMatchObject({
        current: { title: 'New' },
        dirty: true,
        save: { kind: 'failed', message: why },
      });
      expect(set.editing.state.get().isSaving).toBe(false);
      log.mockRestore();
    },
  );

  it("[ERR-007] because the page was removed says 'Page not found.' and goes to the list", async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const set = setUp({ save: () => new ServiceError('Page not found.', 'NOT_FOUND') });
    set.type('New');
    await set.editing.save();
    expect(set.events.toasts.error).toHaveBeenCalledWith('Page not found.');
    expect(set.events.onPageDeleted).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('because the session has ended resumes after the next sign-in', async () => {
    const signedInAgain = vi.fn(async () => undefined);
    const set = setUp({
      save: (form, attempt) => (attempt === 1 ? new SessionEndedError() : saved(form)),
      needs: { waitForSignIn: signedInAgain },
    });
    set.type('New');
    await set.editing.save();
    expect(signedInAgain).toHaveBeenCalledTimes(1);
    expect(set.events.toasts.success).toHaveBeenCalledWith('Update success.');
  });

  it('to be read again after it was stored does not revert the save', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const set = setUp({ save: (form) => saved(form) });
    set.load.mockRejectedValue(new UnreachableError('content'));
    set.type('New');
    await set.editing.save();
    expect(set.session()).toMatchObject({ current: { title: 'New' }, dirty: false, save: { kind: 'idle' } });
    log.mockRestore();
  });

  it('waits for the connection while offline', async () => {
    let isOnline = false;
    const { editing, events, type, session, attempts } = setUp({
      save: (form, attempt) => (attempt === 1 ? new UnreachableError('content') : saved(form)),
      needs: { isOnline: () => isOnline },
    });
    type('New');
    await editing.save();
    expect(session().save).toEqual({ kind: 'failed', message: expect.stringContaining('connection') });
    expect(events.toasts.error).not.toHaveBeenCalled();
    expect(session().unansweredSave?.key).toBe('key-1');
    await editing.resume();
    expect(events.onSaved).not.toHaveBeenCalled();
    isOnline = true;
    await editing.resume();
    expect(events.onSaved).toHaveBeenCalledOnce();
    await editing.resume();
    expect(attempts()).toBe(2);
  });

  it('does not save what was typed while it waited, and says so', async () => {
    let isOnline = false;
    const { editing, type, session, attempts } = setUp({
      save: () => new UnreachableError('content'),
      needs: { isOnline: () => isOnline },
    });
    type('Wanted');
    await editing.save();
    type('Old');
    expect(session()).toMatchObject({ dirty: false, save: { kind: 'idle' } });
    type('Half of a sen');
    isOnline = true;
    await editing.resume();
    expect(attempts()).toBe(1);
    expect(session().save).toEqual({ kind: 'failed', message: expect.stringContaining('changed since') });
  });
});

describe('a conflict', () => {
  const theirs = stored({ title: 'Theirs' });
  const outcome: SaveOutcome = {
    kind: 'conflict',
    conflicts: [{ path: ['title'], base: 'Old', mine: 'New', theirs: 'Theirs' }],
    merged: { title: 'New' },
    theirs,
  };

  it('says who saved and when, and saves the chosen values', async () => {
    const set = setUp({ save: (form, attempt) => (attempt === 1 ? outcome : saved(form)) });
    set.type('New');
    await set.editing.save();
    const { conflict } = set.editing.state.get();
    expect(conflict?.text).toBe('AVIDA Editor saved this page at 10:00 AM. Choose which values to keep.');
    expect(set.events.toasts.success).not.toHaveBeenCalled();
    conflict?.resolve({ title: 'New' });
    await vi.waitFor(() => expect(set.events.toasts.success).toHaveBeenCalledWith('Update success.'));
    expect(set.attempts()).toBe(2);
  });

  it('leaves the form unchanged and unsaved if nothing is decided', async () => {
    const set = setUp({ save: () => outcome });
    set.type('New');
    await set.editing.save();
    set.editing.state.get().conflict?.dismiss();
    expect(set.editing.state.get().conflict).toBeUndefined();
    expect(set.session()).toMatchObject({ current: { title: 'New' }, dirty: true });
  });
});

describe('saving a record', () => {
  const record = { subject: { kind: 'record', noun: 'user' } } as const;

  it('shows a rejection at the field and in a message', async () => {
    const set = setUp({
      save: () => ({ kind: 'refused', path: ['email'], message: 'Email is already taken.' }),
      needs: record,
    });
    set.type('New');
    await set.editing.save();
    const refusal = { path: ['email'], message: 'Email is already taken.' };
    expect(set.rejectValue).toHaveBeenCalledWith(expect.objectContaining(refusal));
    expect(set.reveal).toHaveBeenCalledWith(['email']);
    expect(set.events.toasts.error).toHaveBeenCalledWith('Email is already taken.');
    expect(set.session()).toMatchObject({ current: { title: 'New' }, dirty: true });
    expect(set.events.onSaved).not.toHaveBeenCalled();
  });

  it('says which hidden field was reset', async () => {
    const set = setUp({
      save: () => ({ kind: 'refused', path: ['email'], message: 'Invalid email format.' }),
      needs: record,
    });
    set.rejectValue.mockReturnValue('Email');
    set.type('New');
    await set.editing.save();
    const failureMessage =
      'Email, which is hidden or locked now, was not saved: Invalid email format. It is again as it was stored. Save once more.';
    expect(set.events.toasts.error.mock.calls).toEqual([[failureMessage]]);
    expect(set.reveal).not.toHaveBeenCalled();
    expect(set.session()).toMatchObject({ dirty: true, save: { kind: 'failed', message: failureMessage } });
  });

  it.each([
    [new ServiceError('At least one administrator must be able to sign in.', '400')],
    [new UnreachableError('identity')],
  ])('[ROLE-015] says why the service did not save it, and keeps the input: %s', async (error) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const set = setUp({ save: () => error, needs: record });
    set.type('New');
    await set.editing.save();
    expect(set.events.toasts.error).toHaveBeenCalledWith(error.message);
    expect(set.session()).toMatchObject({
      current: { title: 'New' },
      dirty: true,
      save: { kind: 'failed', message: error.message },
    });
  });

  it('stays open with the input if the record was deleted', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const set = setUp({ save: () => new ServiceError('The user does not exist.', 'NOT_FOUND'), needs: record });
    set.type('New');
    await set.editing.save();
    const text = 'The user does not exist any more. What you entered stays here.';
    expect(set.events.toasts.error).toHaveBeenCalledWith(text);
    expect(set.events.onPageDeleted).not.toHaveBeenCalled();
    expect(set.session()).toMatchObject({ current: { title: 'New' }, dirty: true });
  });

  it("[ERR-007] says 'Page not found.' and leaves if a failure leaves the form", async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const unsaved = vi.fn();
    const messages = { failed: 'Something went wrong.' };
    const gone = new ServiceError('Page not found.', 'NOT_FOUND');
    const set = setUp({ save: () => gone, needs: { ...record, messages, onSaveFailed: unsaved } });
    set.type('New');
    await set.editing.save();
    expect(set.events.toasts.error).toHaveBeenCalledWith('Page not found.');
    expect(unsaved).toHaveBeenCalledTimes(1);
  });

  it('reports the id of the record once everything is stored and read again', async () => {
    const set = setUp({ save: (form) => saved(form, { id: 'user-2', isFirst: true }), needs: record });
    set.type('New');
    await set.editing.save();
    expect(set.events.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 'user-2', isFirst: true }));
    expect(set.load).toHaveBeenCalledTimes(1);
  });
});
