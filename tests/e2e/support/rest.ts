import type { Page, Request } from '@playwright/test';

/** The pending requests of each page. */
const waitedFor = new WeakMap<Page, Set<Request>>();

/** Tracks the requests of a page from now on, for `atRest`. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  waitedFor.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until nothing on the screen is on its way any more: what was asked for is there, and nothing was asked for since. The state
 * `networkidle` of Playwright waits half a second more. The stream of news would never come to rest: a test that waits here refuses it.
 * @param page one that `followRequests` knows
 */
export async function atRest(page: Page): Promise<void> {
  const open = waitedFor.get(page);
  if (!open) throw new Error('Nobody has followed the requests of this page.');
  for (let quiet = 0; quiet < TIMES_QUIET;) {
    await page.locator('.MuiSkeleton-root, [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(afterFrames);
    quiet = open.size === 0 ? quiet + 1 : 0;
  }
  await page.evaluate(() => document.fonts.ready);
}

/** What an answer changes on the screen may ask for more. */
const TIMES_QUIET = 2;

/** Runs in the browser: what was to be rendered is, and its effects have run. */
async function afterFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
