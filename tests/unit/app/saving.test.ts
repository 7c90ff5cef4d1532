import { describe, expect, it, vi } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import { createSaving, type NamedMember, type SavingDependencies } from '../../../src/app/saving';
import type { SaveAll } from '../../../src/app/sending';
import type { BatchSaveOutcome } from '../../../src/stores/saveWithMerge';
import type { SavedForm, SaveOutcome } from '../../../src/stores/editorStore';
import type { FormData } from '../../../src/tree';
import { saved, setUp, stored } from './support/editingSession';

/** Several forms of a screen, each with the title 'Old', with spies for notifications and shown forms. */
function setUpForms(
  names: readonly string[],
  given: {
    readonly together?: (titles: readonly unknown[]) => BatchSaveOutcome | Error;
    readonly needs?: Partial<SavingDependencies>;
    readonly save?: (form: FormData) => SaveOutcome | Error;
  },
) {
  const shown: string[] = [];
  const { save = saved } = given;
  const forms = names.map((name) => ({ name, ...setUp({ save: (form) => save(form) }) }));
  const members = forms.map(({ name, editing }): NamedMember => ({
    ...{ name, member: editing.member, show: () => void shown.push(name) },
  }));
  const saveRequests: (readonly unknown[])[] = [];
  const saveTogether: SaveAll<BatchSaveOutcome> = async (_stores, saves) => {
    const titles = saves.map(({ form }) => form['title']);
    saveRequests.push(titles);
    const outcome = given.together?.(titles) ?? {
      kind: 'saved' as const,
      saved: saves.map(({ form }) => saved(form) as SavedForm),
    };
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const events = { toasts: { success: vi.fn(), error: vi.fn() } };
  const saving = createSaving({
    ...{ forms: () => members, saveTogether, waitForSignIn: async () => undefined },
    ...{ isOnline: () => true, wait: async () => undefined, ...events },
    ...given.needs,
  });
  const dirty = () => forms.filter(({ session }) => session().dirty).map(({ name }) => name);
  return { saving, forms, members, saveRequests, events, shown, dirty };
}

describe('the forms of a screen', () => {
  it('are saved together if changed, with one message that names them', async () => {
    const { saving, forms, saveRequests, events, dirty } = setUpForms(['Property', 'Overview', 'Amenities'], {});
    forms[0]!.type('A');
    forms[2]!.type('C');
    await saving.save();
    expect(saveRequests).toEqual([['A', 'C']]);
    expect(events.toasts.success.mock.calls).toEqual([['Saved: Property, Amenities']]);
    expect(forms.map(({ load }) => load.mock.calls.length)).toEqual([1, 0, 1]);
    expect(dirty()).toEqual([]);
  });

  it('are saved with their own message if only one is changed', async () => {
    const { saving, forms, saveRequests, events } = setUpForms(['Property', 'Overview'], {});
    forms[1]!.type('B');
    await saving.save();
    expect(saveRequests).toEqual([]);
    expect(events.toasts.success.mock.calls).toEqual([['Update success.']]);
  });

  it('are not saved while one of them has a problem, which is then shown', async () => {
    const { saving, forms, saveRequests, shown } = setUpForms(['Property'], {});
    const problem = { path: ['title'], message: 'No.', rule: 'required', labels: ['Title'] } as const;
    const invalid = setUp({ save: (form) => saved(form), problems: [problem] });
    const show = vi.fn();
    const joint = createSaving({
      ...{ toasts: { success: vi.fn(), error: vi.fn() }, waitForSignIn: async () => undefined },
      ...{ isOnline: () => true, wait: async () => undefined },
      forms: () => [
        { name: 'Property', member: forms[0]!.editing.member, show: () => void shown.push('Property') },
        { name: 'Overview', member: invalid.editing.member, show },
      ],
    });
    forms[0]!.type('A');
    invalid.type('B');
    await joint.save();
    expect([saveRequests, shown, forms[0]!.attempts()]).toEqual([[], [], 0]);
    expect(show).toHaveBeenCalledOnce();
    expect(invalid.reveal).toHaveBeenCalledWith(['title']);
    await saving.save();
    expect(forms[0]!.session().dirty).toBe(false);
  });

  it('wait until the conflict of one of them is resolved, and are then saved together', async () => {
    const conflict = {
      ...{ kind: 'conflict' as const, merged: { title: 'B' }, theirs: stored({ title: 'Theirs' }) },
      conflicts: [{ path: ['title'], base: 'Old', mine: 'B', theirs: 'Theirs' }],
    };
    const outcomes: BatchSaveOutcome[] = [{ kind: 'rejected', index: 1, rejection: conflict }];
    const { saving, forms, saveRequests, events, shown, dirty } = setUpForms(['Property', 'Overview'], {
      together: (titles) =>
        outcomes.shift() ?? {
          kind: 'saved',
          saved: titles.map((title) => saved({ title: String(title) }) as SavedForm),
        },
    });
    forms[0]!.type('A');
    forms[1]!.type('B');
    await saving.save();
    expect([shown, dirty()]).toEqual([['Overview'], ['Property', 'Overview']]);
    expect(forms[0]!.session().save).toEqual({
      ...{ kind: 'failed', message: 'Not saved yet: Overview has to be settled first.', blockedBy: 'Overview' },
    });
    forms[1]!.editing.state.get().conflict?.resolve({ title: 'Both' });
    await vi.waitFor(() => expect(events.toasts.success).toHaveBeenCalledWith('Saved: Property, Overview'));
    expect(saveRequests).toEqual([
      ['A', 'B'],
      ['A', 'Both'],
    ]);
  });

  it('all stay unsaved if the save fails, which is reported once', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { saving, forms, events, dirty } = setUpForms(['Property', 'Overview'], {
      together: () => new ServiceError('The disk is full.', 'INTERNAL_SERVER_ERROR'),
    });
    forms[0]!.type('A');
    forms[1]!.type('B');
    await saving.save();
    expect(events.toasts.error).not.toHaveBeenCalled();
    expect(forms.map((form) => form.events.toasts.error.mock.calls.length)).toEqual([1, 0]);
    expect(dirty()).toEqual(['Property', 'Overview']);
    expect(forms.map(({ session }) => session().save)).toEqual([
      { kind: 'failed', message: 'The disk is full.' },
      { kind: 'failed', message: 'The disk is full.' },
    ]);
  });

  it('name the deleted one if that is why the save fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const gone = new ServiceError('Not found.', 'NOT_FOUND');
    const { saving, forms } = setUpForms(['Property', 'Overview'], { together: () => gone });
    forms[1]!.load.mockRejectedValue(gone);
    forms[0]!.type('A');
    forms[1]!.type('B');
    await saving.save();
    expect(forms.map((form) => form.events.toasts.error.mock.calls.length)).toEqual([0, 1]);
  });

  it('are saved one by one if the service cannot store them together, and the progress is reported', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const failing = setUp({ save: () => new ServiceError('No.', 'INTERNAL_SERVER_ERROR') });
    const [first, last] = [setUp({ save: (form) => saved(form) }), setUp({ save: (form) => saved(form) })];
    const forms = [
      ['Property', first],
      ['Overview', failing],
      ['Amenities', last],
    ] as const;
    const failed = vi.fn();
    const saving = createSaving({
      ...{ toasts: { success: vi.fn(), error: failed }, waitForSignIn: async () => undefined },
      ...{ isOnline: () => true, wait: async () => undefined },
      forms: () => forms.map(([name, { editing }]) => ({ name, member: editing.member, show: () => undefined })),
    });
    for (const [, form] of forms) form.type('New');
    await saving.save();
    expect(failed.mock.calls).toEqual([['Saved: Property. Not saved: Overview, Amenities.']]);
    expect(forms.map(([, { session }]) => session().dirty)).toEqual([false, true, true]);
    expect(last.attempts()).toBe(0);
  });

  it('wait for the connection if a save was requested, without the other forms', async () => {
    let isOnline = false;
    const { forms, members, dirty } = setUpForms(['Property', 'Overview', 'Amenities'], {
      save: (form) => (isOnline ? saved(form) : new UnreachableError('content')),
    });
    const saving = createSaving({
      ...{ forms: () => members, toasts: { success: vi.fn(), error: vi.fn() }, waitForSignIn: async () => undefined },
      ...{ isOnline: () => isOnline, wait: async () => undefined },
    });
    forms[0]!.type('A');
    forms[1]!.type('B');
    await saving.save();
    forms[2]!.type('C');
    isOnline = true;
    await saving.resume();
    expect(dirty()).toEqual(['Amenities']);
  });
});
