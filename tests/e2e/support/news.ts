import type { Page } from '@playwright/test';

/**
 * From the next load of the page on, its console hears nothing of what others do: a form stays as it was read until a save finds
 * out, and the network comes to rest.
 */
export async function refuseNews(page: Page): Promise<void> {
  // In the page: a route would have every request wait for the test, and the browser load all of the console anew.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (to, options) =>
      typeof to === 'string' && to.endsWith('/events')
        ? Promise.resolve(new Response(null, { status: 404 }))
        : send(to, options);
  });
}
