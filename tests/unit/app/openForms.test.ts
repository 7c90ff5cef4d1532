import { describe, expect, it, vi } from 'vitest';
import { createOpenForms } from '../../../src/app/openForms';
import { startSession } from '../../../src/form/session';
import type { FormSession } from '../../../src/form/sessionState';
import { createStore } from '../../../src/lib/store';

/** A form as a screen knows it: changed or not. */
function form() {
  const store = createStore<FormSession>(startSession({}));
  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    change: (dirty: boolean) => store.set({ ...store.get(), dirty }),
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
