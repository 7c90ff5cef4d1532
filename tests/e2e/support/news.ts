import type { Page } from '@playwright/test';

/**
 * From the next load of the page on, its console hears nothing of what others do: a form stays as it was read until a save finds
 * out, and the network comes to rest.
 */
export async function refuseNews(page: Page): Promise<void> {
  await page.route('**/events', (route) => route.fulfill({ status: 404 }));
}
