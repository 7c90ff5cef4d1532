import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

async function expectSignInPage(page: Page): Promise<void> {
  await expect(page.getByRole('button')).toHaveText(['Sign In']);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('v1.2.5', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

test('[SIGN-001, SIGN-003, SIGN-004] the address of the console shows the sign-in page', async ({ page, running }) => {
  await page.goto(running.url);
  await expectSignInPage(page);
});

test('[SIGN-002] /admin/login shows the same page', async ({ page, running }) => {
  await page.goto(`${running.url}/admin/login`);
  await expectSignInPage(page);
});

for (const brand of ['alp', 'avida', 'amaia', 'alisi']) {
  test(`[SIGN-005, SIGN-006, SIGN-007, SIGN-010] staff of ${brand} signs in and comes to the first page of its menu`, async ({
    page,
    running,
  }) => {
    await signIn(page, { url: running.url, email: `${brand}.editor@demo.example` });
    await expect(page).toHaveURL(`${running.url}/manage-company-information`);
    const stored = await page.evaluate(() => [
      localStorage.getItem('ACCESS_TOKEN'),
      localStorage.getItem('REFRESH_TOKEN'),
    ]);
    expect(stored).toEqual([expect.stringMatching(/.+/), expect.stringMatching(/.+/)]);
  });
}
