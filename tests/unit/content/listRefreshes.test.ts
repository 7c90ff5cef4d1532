import { describe, expect, it, vi } from 'vitest';
import { createListRefreshes } from '../../../server/content/listRefreshes';

/** Work that ends on demand. */
function work() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { begin: vi.fn(() => done), end: () => end() };
}

describe('lists that are refreshed while requested', () => {
  it('answer immediately if there is nothing to refresh', async () => {
    await expect(createListRefreshes().wait('faq')).resolves.toBeUndefined();
  });

  it('answer when their own refresh has ended, whatever follows it', async () => {
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
