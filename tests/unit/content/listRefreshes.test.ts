import { describe, expect, it, vi } from 'vitest';
import { createListRefreshes } from '../../../server/content/listRefreshes';

/** Work that ends when the test says so. */
function work() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { begin: vi.fn(() => done), end: () => end() };
}

describe('lists that are brought up to date while they are asked for', () => {
  it('answer at once where there is nothing to do', async () => {
    await expect(createListRefreshes().wait('faq')).resolves.toBeUndefined();
  });

  it('answer when the work on them has ended, whatever comes after it', async () => {
    const refreshing = createListRefreshes();
    const [pages, records] = [work(), work()];
    refreshing.start('page', pages.begin);
    refreshing.start('faq', records.begin);
    const waiting = refreshing.wait('page');
    pages.end();
    await waiting;
    expect(records.begin).toHaveBeenCalledOnce();
    records.end();
    await refreshing.finished();
    await expect(refreshing.wait('faq')).resolves.toBeUndefined();
  });
});
