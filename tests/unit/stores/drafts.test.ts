import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftAutosave, type DraftState } from '../../../src/stores/draftAutosave';
import { placeText, type Draft, type DraftPlace, type DraftStorage } from '../../../src/stores/drafts';

const PLACE: DraftPlace = {
  userId: 'user-1',
  brandId: 'brand-alp',
  editor: 'about-us',
  id: 'page-1',
  visit: 'visit-1',
};
const BASE = { title: 'Old' };
const SCREEN = { path: '/manage-company-information/about-us/1', title: 'About Us' };

function memoryDrafts(): DraftStorage & { readonly entries: Map<string, Draft> } {
  const entries = new Map<string, Draft>();
  return {
    entries,
    read: async () => [],
    write: async (place, draft) => void entries.set(placeText(place), draft),
    remove: async (place) => void entries.delete(placeText(place)),
    ids: async () => new Set(),
    list: async () => [],
    prune: async () => undefined,
    encryptExisting: async () => undefined,
    removeForUser: async () => undefined,
    settled: async () => undefined,
  };
}

function changed(title: string): DraftState {
  return { current: { title }, base: BASE, dirty: true };
}

const SAVED: DraftState = { current: BASE, base: BASE, dirty: false };

describe('the draft of a form', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp() {
    const storage = memoryDrafts();
    return { storage, keeper: createDraftAutosave({ storage, place: PLACE, screen: () => SCREEN, clock: () => 42 }) };
  }

  it('is written within a second of the last key, with its base', async () => {
    const { storage, keeper } = setUp();
    keeper.update(changed('N'));
    keeper.update(changed('New'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...storage.entries.values()]).toEqual([{ form: { title: 'New' }, base: BASE, at: 42, screen: SCREEN }]);
  });

  it('is deleted once the form is saved or changed back', async () => {
    const { storage, keeper } = setUp();
    keeper.update(changed('New'));
    await keeper.flush();
    keeper.update(SAVED);
    await keeper.flush();
    expect(storage.entries.size).toBe(0);
  });

  it('of an earlier visit stays, whatever is typed', async () => {
    const { storage, keeper } = setUp();
    const earlier: Draft = { form: { title: 'Earlier' }, base: BASE, at: 1 };
    await storage.write({ ...PLACE, visit: 'visit-0' }, earlier);
    keeper.update(SAVED);
    await keeper.flush();
    keeper.update(changed('New'));
    await keeper.flush();
    keeper.update(SAVED);
    await keeper.flush();
    expect([...storage.entries.values()]).toEqual([earlier]);
  });

  it('is written immediately when the page is left', async () => {
    const { storage, keeper } = setUp();
    keeper.update(changed('New'));
    await keeper.flush();
    expect(storage.entries.size).toBe(1);
  });

  it('that another tab has discarded is stored again when the form is left with the changes', async () => {
    const { storage, keeper } = setUp();
    keeper.update(changed('New'));
    await keeper.flush();
    storage.entries.clear();
    await keeper.flush();
    expect(storage.entries.size).toBe(0);
    await keeper.keep();
    expect([...storage.entries.values()]).toEqual([{ form: { title: 'New' }, base: BASE, at: 42, screen: SCREEN }]);
    keeper.update(SAVED);
    await keeper.keep();
    expect(storage.entries.size).toBe(0);
    await keeper.keep();
    expect(storage.entries.size).toBe(0);
  });

  it('records an in-flight save at once', () => {
    const { storage, keeper } = setUp();
    const unanswered = { form: { title: 'New' }, key: 'key-1' };
    keeper.update({ ...changed('New'), unanswered });
    expect([...storage.entries.values()]).toEqual([
      { form: { title: 'New' }, base: BASE, at: 42, screen: SCREEN, unanswered },
    ]);
  });

  it('is written synchronously, even while another one is still being written', () => {
    const written: Draft[] = [];
    const storage: DraftStorage = {
      ...memoryDrafts(),
      write: (_, draft) => (written.push(draft), new Promise(() => undefined)),
    };
    const keeper = createDraftAutosave({ storage, place: PLACE, screen: () => SCREEN, clock: () => 42 });
    for (const title of ['First', 'Second']) {
      keeper.update(changed(title));
      void keeper.flush();
    }
    expect(written.map(({ form }) => form['title'])).toEqual(['First', 'Second']);
  });

  it('reports when it was stored, and clears that with the last change', async () => {
    const onStatus = vi.fn();
    const keeper = createDraftAutosave({
      storage: memoryDrafts(),
      place: PLACE,
      screen: () => SCREEN,
      clock: () => 42,
      onStatus,
    });
    keeper.update(changed('New'));
    await keeper.flush();
    expect(onStatus).toHaveBeenLastCalledWith({ kind: 'kept', at: 42 });
    keeper.update(SAVED);
    await keeper.flush();
    expect(onStatus).toHaveBeenLastCalledWith(undefined);
  });

  it('that cannot be stored reports it, and does not throw', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const onStatus = vi.fn();
    const storage = { ...memoryDrafts(), write: () => Promise.reject(new Error('full')) };
    const keeper = createDraftAutosave({ storage, place: PLACE, screen: () => SCREEN, clock: () => 42, onStatus });
    keeper.update(changed('New'));
    await expect(keeper.flush()).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    expect(onStatus).toHaveBeenCalledExactlyOnceWith({ kind: 'notKept' });
    log.mockRestore();
  });
});

it('separates drafts of users, brands, editors, pages and visits', () => {
  const places = [
    PLACE,
    { ...PLACE, userId: 'user-2' },
    { ...PLACE, brandId: 'brand-avida' },
    { ...PLACE, editor: 'facts' },
    { ...PLACE, id: undefined },
    { ...PLACE, visit: 'visit-2' },
    { ...PLACE, userId: 'user-1","brand-alp' },
  ];
  expect(new Set(places.map(placeText)).size).toBe(places.length);
});
