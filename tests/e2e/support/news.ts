import type { Page } from '@playwright/test';

/**
 * From the next load on, the page receives no live updates: a form stays as it was loaded until a save detects the change, and
 * the network becomes idle.
 */
export async function blockLiveEvents(page: Page): Promise<void> {
  // In the page: a route would make every request wait for the test, and the browser load all of the console again.
  await page.addInitScript(() => {
    const originalFetch = window.fetch;
    window.fetch = (input, options) =>
      typeof input === 'string' && input.endsWith('/events')
        ? Promise.resolve(new Response(null, { status: 404 }))
        : originalFetch(input, options);
  });
}
