import { describe, expect, it, vi } from 'vitest';
import { createOpenForms } from '../../../src/app/openForms';
import { startSession } from '../../../src/form/session';
import type { FormSession } from '../../../src/form/sessionState';
import { createStore } from '../../../src/lib/store';

/** A form as a screen knows it: changed or not. */
function form({ isSavable = true } = {}) {
  const store = createStore<FormSession>(startSession({}));
  const change = (dirty: boolean) => store.set({ ...store.get(), dirty });
  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    change,
    save: vi.fn(async () => {
      if (isSavable) change(false);
    }),
    discard: () => change(false),
  };
}

describe('the forms of a screen', () => {
  it('are unsaved together: a change in any of them is told once, until it is saved', () => {
    const forms = createOpenForms();
    const [page, section] = [form(), form()];
    const heard = vi.fn();
    forms.add('page', page);
    forms.add('north amenities', section);
    forms.subscribe(heard);
    section.change(true);
    section.change(true);
    expect(forms.getSnapshot().dirty).toBe(true);
    expect([...forms.unsaved()]).toEqual(['north amenities']);
    expect(heard).toHaveBeenCalledTimes(1);
    section.change(false);
    expect(forms.getSnapshot().dirty).toBe(false);
  });

  it('that go away are not waited for', () => {
    const forms = createOpenForms();
    const section = form();
    const remove = forms.add('north amenities', section);
    section.change(true);
    remove();
    expect(forms.unsaved().size).toBe(0);
    section.change(false);
    section.change(true);
    expect(forms.unsaved().size).toBe(0);
  });

  it('are saved one after the other, up to the first that cannot be', async () => {
    const forms = createOpenForms();
    const [unchanged, page, failing, last] = [form(), form(), form({ isSavable: false }), form()];
    for (const [key, one] of Object.entries({ unchanged, page, failing, last })) forms.add(key, one);
    for (const one of [page, failing, last]) one.change(true);
    await forms.save();
    expect(unchanged.save).not.toHaveBeenCalled();
    expect([...forms.unsaved()]).toEqual(['failing', 'last']);
    expect(last.save).not.toHaveBeenCalled();
    forms.discard();
    expect(forms.getSnapshot().dirty).toBe(false);
  });

  it('take a shortcut one at a time: where somebody works, else what is unsaved, else the first', () => {
    const forms = createOpenForms();
    const [page, section] = [form(), form()];
    forms.add('page', page);
    const remove = forms.add('north amenities', section);
    const meant = () => ['page', 'north amenities'].filter(forms.isMeant);
    expect(meant()).toEqual(['page']);
    section.change(true);
    expect(meant()).toEqual(['north amenities']);
    forms.enter('page');
    expect(meant()).toEqual(['page']);
    forms.enter('north amenities');
    expect(meant()).toEqual(['north amenities']);
    remove();
    expect(meant()).toEqual(['page']);
  });
});
