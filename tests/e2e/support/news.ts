import type { Page } from '@playwright/test';

/** Loads a page anew as with services that do not tell what others do: its forms stay as they were read, until a save finds out. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route('**/events', (route) => route.fulfill({ status: 404 }));
  await page.reload();
}
