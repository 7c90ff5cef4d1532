import { describe, expect, it, vi } from 'vitest';
import type { FoundPage } from '../../../src/api/foundPages';
import type { PageProblems } from '../../../src/app/home/pageCheck';
import { createProblemCheck } from '../../../src/app/home/problemCheck';

const PAGES = Array.from({ length: 30 }, (_, index): FoundPage => {
  return {
    id: `page-${index}`,
    name: `Page ${index}`,
    kind: 'page',
    of: 'SHOWROOM-ALP',
    slug: `page-${index}`,
    category: undefined,
    savedAt: '2026-02-01T00:00:00.000Z',
    savedBy: undefined,
  };
});

function problemsOf(page: FoundPage): PageProblems {
  const problem = { path: ['main', 'title'], labels: ['Title'], rule: 'required', message: 'Title is required' };
  return { page, area: 'Manage Showroom', path: `/manage-showroom/${page.slug}`, problems: [problem] };
}

function setUp(check: (page: FoundPage) => Promise<PageProblems | undefined>) {
  const list = vi.fn(async (batch: number, limit: number) => {
    return { pages: PAGES.slice((batch - 1) * limit, batch * limit), total: PAGES.length };
  });
  const idle = vi.fn(async () => undefined);
  return { list, idle, check: createProblemCheck({ list, check, idle }) };
}

describe('the check of the pages of a brand', () => {
  it('reads pages one by one in batches, and yields to the browser after each', async () => {
    const { list, idle, check } = setUp(async (page) => (page.name === 'Page 26' ? problemsOf(page) : undefined));
    expect(check.state.get()).toEqual({ found: [], checked: 0, total: undefined, status: 'running' });
    await check.more();
    expect(check.state.get()).toEqual({ found: [], checked: 25, total: 30, status: 'resting' });
    expect(idle).toHaveBeenCalledTimes(25);
    await check.more();
    expect(check.state.get()).toMatchObject({ checked: 30, status: 'resting' });
    expect(check.state.get().found.map(({ page }) => page.name)).toEqual(['Page 26']);
    expect(list.mock.calls).toEqual([
      [1, 25],
      [2, 25],
    ]);
  });

  it('resumes where it failed, and checks no page twice', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const seen: string[] = [];
    let isDown = true;
    const { check } = setUp(async ({ name }) => {
      if (name === 'Page 3' && isDown) throw new Error('down');
      seen.push(name);
      return undefined;
    });
    await check.more();
    expect(check.state.get()).toMatchObject({ checked: 3, status: 'failed' });
    isDown = false;
    await check.more();
    expect(seen).toEqual(PAGES.slice(0, 25).map(({ name }) => name));
    log.mockRestore();
  });

  it('checks pages again that were saved meanwhile, and shows the previous results until it is done', async () => {
    const wrong = new Set(['Page 3']);
    let isLost = false;
    const { check, list } = setUp(async (page) => {
      if (isLost) throw new Error('down');
      return wrong.has(page.name) ? problemsOf(page) : undefined;
    });
    const names = () => check.state.get().found.map(({ page }) => page.name);
    await check.again();
    expect(list).not.toHaveBeenCalled();
    await check.more();
    expect(names()).toEqual(['Page 3']);
    wrong.clear();
    wrong.add('Page 4').add('Page 27');
    const again = check.again();
    expect(names()).toEqual(['Page 3']);
    await again;
    expect(names()).toEqual(['Page 4']);
    expect(check.state.get()).toMatchObject({ checked: 25, total: 30, status: 'resting' });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    isLost = true;
    await check.again();
    expect(names()).toEqual(['Page 4']);
    log.mockRestore();
  });

  it('stops when its screen is left, and runs once however often it is requested', async () => {
    const { check, list } = setUp(async ({ name }) => {
      if (name === 'Page 1') check.stop();
      return undefined;
    });
    await Promise.all([check.more(), check.more()]);
    expect(check.state.get().checked).toBe(2);
    expect(list).toHaveBeenCalledTimes(1);
  });
});
