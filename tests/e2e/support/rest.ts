import type { Page, Request } from '@playwright/test';
import { createGate, type Gate } from '../../support/gate';

/** The pending requests of each page. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Tracks the requests of a page from now on, for `untilIdle`. */
export function followRequests(page: Page): void {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
}

/**
 * Waits until the screen is idle: everything requested has arrived, and nothing was requested since. Playwright's `networkidle` waits
 * half a second more. The event stream would never become idle: a test that waits here blocks it with `blockLiveEvents`.
 * @param page one that was passed to `followRequests`
 */
export async function untilIdle(page: Page): Promise<void> {
  const pending = pendingRequests.get(page);
  if (!pending) throw new Error('Nobody has followed the requests of this page.');
  for (let idleChecks = 0; idleChecks < IDLE_CHECKS;) {
    await page.locator('.MuiSkeleton-root, [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(afterFrames);
    idleChecks = pending.size === 0 ? idleChecks + 1 : 0;
  }
  await page.evaluate(() => document.fonts.ready);
}

/** Rendering a response may trigger further requests. */
const IDLE_CHECKS = 2;

/** Runs in the browser: waits until pending updates are rendered and their effects have run. */
async function afterFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Holds the requests whose address matches until the gate is opened. */
export async function holdRequests(page: Page, address: string | RegExp, gate = createGate()): Promise<Gate> {
  await page.route(address, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}
