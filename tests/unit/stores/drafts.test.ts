import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftKeeper, type DraftState } from '../../../src/stores/draftKeeper';
import { keyText, type Draft, type DraftKey, type DraftStorage } from '../../../src/stores/drafts';

const KEY: DraftKey = { userId: 'user-1', brandId: 'brand-alp', editor: 'about-us', id: 'page-1' };
const BASE = { title: 'Old' };

function memoryDrafts(): DraftStorage & { readonly kept: Map<string, Draft> } {
  const kept = new Map<string, Draft>();
  return {
    kept,
    read: async (key) => kept.get(keyText(key)),
    write: async (key, draft) => void kept.set(keyText(key), draft),
    remove: async (key) => void kept.delete(keyText(key)),
    ids: async () => new Set(),
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
    return { storage, keeper: createDraftKeeper({ storage, key: KEY, clock: () => 42 }) };
  }

  it('is written within a second of the last key, with what it was made on', async () => {
    const { storage, keeper } = setUp();
    keeper.note(changed('N'));
    keeper.note(changed('New'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...storage.kept.values()]).toEqual([{ form: { title: 'New' }, base: BASE, at: 42 }]);
  });

  it('goes once the form is saved or changed back', async () => {
    const { storage, keeper } = setUp();
    keeper.note(changed('New'));
    await keeper.flush();
    keeper.note(SAVED);
    await keeper.flush();
    expect(storage.kept.size).toBe(0);
  });

  it('of an earlier visit stays while the form is only looked at', async () => {
    const { storage, keeper } = setUp();
    const earlier: Draft = { form: { title: 'Earlier' }, base: BASE, at: 1 };
    await storage.write(KEY, earlier);
    keeper.note(SAVED);
    await keeper.flush();
    expect(await storage.read(KEY)).toBe(earlier);
  });

  it('is written at once when the page is left', async () => {
    const { storage, keeper } = setUp();
    keeper.note(changed('New'));
    await keeper.flush();
    expect(storage.kept.size).toBe(1);
  });

  it('that cannot be kept stops nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const storage = { ...memoryDrafts(), write: () => Promise.reject(new Error('full')) };
    const keeper = createDraftKeeper({ storage, key: KEY, clock: () => 42 });
    keeper.note(changed('New'));
    await expect(keeper.flush()).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

it('keeps drafts of users, brands, editors and pages apart', () => {
  const keys = [
    KEY,
    { ...KEY, userId: 'user-2' },
    { ...KEY, brandId: 'brand-avida' },
    { ...KEY, editor: 'facts' },
    { ...KEY, id: undefined },
    { ...KEY, userId: 'user-1","brand-alp' },
  ];
  expect(new Set(keys.map(keyText)).size).toBe(keys.length);
});
