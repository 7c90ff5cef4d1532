import { describe, expect, it, vi } from 'vitest';
import { createOpenForms, type OpenForm } from '../../../src/app/parts/openForms';
import { startSession } from '../../../src/form/session';
import type { FormSession } from '../../../src/form/sessionState';
import { createStore } from '../../../src/lib/store';
import type { FormData } from '../../../src/tree';

/** A form with a dirty flag, as its screen sees it. */
function form(key: string, position: number) {
  const store = createStore<FormSession>(startSession({}));
  const change = (dirty: boolean) => store.set({ ...store.get(), dirty });
  const upload = (status: string | undefined) => {
    const image: FormData = status === undefined ? { uid: 'u', key: 'k' } : { uid: 'u', status };
    store.set({ ...store.get(), current: { image } });
  };
  const watched = { subscribe: store.subscribe, getSnapshot: store.get };
  const open = { key, position, name: key, store: watched, discard: () => change(false) } as unknown as OpenForm;
  return { open, change, upload };
}

function setUp() {
  const forms = createOpenForms('visit');
  const [page, section] = [form('page', 0), form('north amenities', 1)];
  return { forms, page, section };
}

describe('the forms of a screen', () => {
  it('are unsaved together: a change in any of them notifies once, until it is saved', () => {
    const { forms, page, section } = setUp();
    const listener = vi.fn();
    forms.add(page.open);
    forms.add(section.open);
    forms.subscribe(listener);
    section.change(true);
    section.change(true);
    expect(forms.getSnapshot().dirty).toBe(true);
    expect([...forms.unsaved()]).toEqual(['north amenities']);
    expect(listener).toHaveBeenCalledTimes(1);
    section.change(false);
    expect(forms.getSnapshot().dirty).toBe(false);
  });

  it('count their running uploads together, and notify when one ends', () => {
    const { forms, page, section } = setUp();
    for (const one of [page, section]) {
      forms.add(one.open);
      one.change(true);
      one.upload('uploading');
    }
    expect(forms.countUploading()).toBe(2);
    const listener = vi.fn();
    forms.subscribe(listener);
    page.upload(undefined);
    section.upload('failed');
    expect(forms.countUploading()).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('no longer count as unsaved after they are removed', () => {
    const { forms, section } = setUp();
    const remove = forms.add(section.open);
    section.change(true);
    remove();
    expect(forms.unsaved().size).toBe(0);
    section.change(false);
    section.change(true);
    expect(forms.unsaved().size).toBe(0);
  });

  it('are listed by position, in whatever order they are opened, and discarded together', () => {
    const { forms, page, section } = setUp();
    forms.add(section.open);
    forms.add(page.open);
    expect(forms.list()).toEqual([page.open, section.open]);
    expect(forms.list()).toBe(forms.list());
    for (const one of [page, section]) one.change(true);
    forms.discard();
    expect(forms.getSnapshot().dirty).toBe(false);
  });

  it('have one active form: the focused one, else an unsaved one, else the first', () => {
    const { forms, page, section } = setUp();
    forms.add(page.open);
    const remove = forms.add(section.open);
    expect(forms.current()).toBe(page.open);
    section.change(true);
    expect(forms.current()).toBe(section.open);
    forms.setFocused('page');
    expect(forms.current()).toBe(page.open);
    forms.setFocused('north amenities');
    remove();
    expect(forms.current()).toBe(page.open);
  });
});
