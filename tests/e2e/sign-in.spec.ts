import type { Page } from '@playwright/test';
import { createBrowser } from '../services/support/browser';
import { chooseAccount as chooseAccountPastConsole } from '../services/support/signIn';
import { chooseAccount, signIn } from './support/signIn';
import { blockLiveEvents } from './support/news';
import { holdRequests } from './support/rest';
import { expect, hideSplash, test } from './support/test';

function storedTokens(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() => [localStorage.getItem('ACCESS_TOKEN'), localStorage.getItem('REFRESH_TOKEN')]);
}

test('the staff of a brand signs in and arrives at the first page of its menu', async ({ page, running }) => {
  await page.addInitScript(hideSplash);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await test.step('[SIGN-005, SIGN-006, SIGN-008] through the provider', async () => {
    await signIn(page, { url: running.url, email: 'avida.editor@demo.example' });
    const expectedPaths = [
      'GET /iam/social/azure/login',
      'GET /redirect',
      'POST /iam/oauth/token',
      'GET /iam/users/me',
    ];
    expect(requestedPaths.filter((one) => expectedPaths.includes(one))).toEqual(expectedPaths);
  });

  await test.step('[SIGN-007] the tokens are stored', async () => {
    expect(await storedTokens(page)).toEqual([expect.stringMatching(/.+/), expect.stringMatching(/.+/)]);
  });

  await test.step('[SIGN-010, NAV-004] to the first page', async () => {
    await expect(page).toHaveURL(`${running.url}/manage-company-information`);
    await expect(menu.getByRole('link', { name: 'Manage Company Information' })).toHaveAttribute(
      'href',
      '/manage-company-information',
    );
    await expect(page.getByRole('row', { name: 'About Us AVIDA' })).toBeVisible();
  });
});

test('[SIGN-011] a rejected user sees the reason, and no token stays', async ({ page, running }) => {
  await page.goto(running.url);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Accounts that the console refuses').click();
  await chooseAccount(page, 'amaia.pending@demo.example');
  await expect(page.getByRole('alert')).toHaveText(
    'This account is not verified yet. Open the link in your verification email first.',
  );
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(await storedTokens(page)).toEqual([null, null]);
});

test("somebody else's code signs nobody in, and a signed-in user stays signed in", async ({ page, running }) => {
  await page.addInitScript(hideSplash);
  const exchanged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/iam/oauth/token')) exchanged.push(request.url());
  });
  const browser = createBrowser();
  const { url: foreignUrl } = await chooseAccountPastConsole(running.url, 'alp.reader@demo.example', browser);
  const notice = page.getByRole('heading', { name: 'This sign-in did not begin here' });

  await test.step('in a tab in which nobody is signed in', async () => {
    await page.goto(foreignUrl);
    await expect(notice).toBeVisible();
    expect(await storedTokens(page)).toEqual([null, null]);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await chooseAccount(page, 'avida.editor@demo.example');
    await expect(page).toHaveURL(`${running.url}/manage-company-information`);
  });

  await test.step('in a tab in which somebody is signed in', async () => {
    const before = await storedTokens(page);
    await page.goto(foreignUrl);
    await expect(notice).toBeVisible();
    expect(await storedTokens(page)).toEqual(before);
    await page.getByRole('button', { name: 'Back to the console' }).click();
    await expect(page.getByRole('row', { name: 'About Us AVIDA' })).toBeVisible();
  });
  expect(exchanged).toHaveLength(1);
});

test('[SESS-001, SESS-014] logout ends the session in every tab, at the provider too', async ({ page, running }) => {
  await page.addInitScript(hideSplash);
  await signIn(page, { url: running.url, email: 'alp.editor@demo.example' });
  const second = await page.context().newPage();
  await second.addInitScript(hideSplash);
  await second.goto(`${running.url}/manage-company-information`);
  await expect(second.getByRole('row', { name: 'About Us ALP' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${running.url}/admin/login`);
  expect(await storedTokens(page)).toEqual([null, null]);
  await expect(second).toHaveURL(/\/admin\/login/);
  await page.goto(`${running.url}/manage-company-information`);
  await expect(page).toHaveURL(`${running.url}/admin/login`);

  // The provider asks for the account again.
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'alp.editor@demo.example' })).toBeVisible();
});

test('a page elsewhere signs nobody out: the address only asks', async ({ page, running }) => {
  await page.addInitScript(hideSplash);
  await signIn(page, { url: running.url, email: 'alp.editor@demo.example' });
  const redirect = encodeURIComponent(`${running.url}/admin/login`);
  const address = `${running.url}/iam/social/azure/logout?redirect=${redirect}`;
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Sign out?' })).toBeVisible();
  // With live updates it would learn that the session is over, perhaps before the reload.
  await blockLiveEvents(page);
  await page.reload();
  await expect(page.getByRole('row', { name: 'About Us ALP' })).toBeVisible();

  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(`${running.url}/admin/login`);
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login\?notice=ended$/);
});

test('a console whose code is still on its way says so', async ({ page, running }) => {
  const gate = await holdRequests(page, '**/assets/*.js');
  await page.goto(running.url, { waitUntil: 'commit' });
  const notice = page.getByRole('status', { name: 'Loading…' });
  await expect(notice).toHaveText('Brand Console');
  await expect(notice).toHaveCSS('background-color', 'rgb(21, 26, 34)');
  gate.open();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('[SHELL-006] a splash covers the console for about 4 seconds after it is entered', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', withSplash: true, before: (one) => one.clock.install() });
  const splash = page.getByTestId('splash');
  await expect(splash).toBeVisible();
  await expect(page.getByRole('row', { name: 'About Us ALP' })).toBeVisible();
  await expect(splash).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(splash).toBeHidden();
});
