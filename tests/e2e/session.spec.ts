import type { BrowserContext, Page, Request } from '@playwright/test';
import { card, editorPath, expectIdle, save, saveButton } from './support/editor';
import { createGate } from '../support/gate';
import { askIdentity } from './support/identity';
import { sentSaves } from './support/sent';
import { brandId, fieldsOf, readStoredPage } from './support/service';
import { chooseAccount, signIn } from './support/signIn';
import { expect, hideSplash, test } from './support/test';
import { uploadImage } from './support/uploads';

const PATH = editorPath('privacy-policy', 'ALISI');
const OWN_SESSION = { account: 'alisi.editor', ownSession: true } as const;

/** Replaces stored tokens by ones that no service accepts. */
function invalidateTokens(page: Page, ...names: readonly ('ACCESS_TOKEN' | 'REFRESH_TOKEN')[]): Promise<void> {
  return page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, `${localStorage.getItem(key) ?? ''}x`);
  }, names);
}

function storedTokens(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() => [localStorage.getItem('ACCESS_TOKEN'), localStorage.getItem('REFRESH_TOKEN')]);
}

/** The stored title of the page at `PATH`. */
async function storedTitle(url: string, token: string): Promise<unknown> {
  const stored = fieldsOf(await readStoredPage({ url, token, brand: 'ALISI', kind: 'privacy-policy' }));
  return stored.find(({ name }) => name === 'PRIVACY-POLICY-TITLE')?.value;
}

/** The token refreshes that a browser requests; the list grows. */
function refreshesOf(context: BrowserContext): readonly Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/iam/oauth/token')) requests.push(request);
  });
  return requests;
}

/** Holds back every refresh until that many calls were answered with 401. */
async function holdRefreshes(context: BrowserContext, { until }: { readonly until: number }): Promise<void> {
  const gate = createGate();
  let rejectedCalls = 0;
  context.on('response', (response) => {
    if (response.status() === 401 && ++rejectedCalls === until) gate.open();
  });
  await context.route('**/iam/oauth/token', async (route) => {
    await gate.opened;
    await route.continue();
  });
}

test('[SESS-003, SESS-008, SESS-010] a 401 during a save leads to one refresh, and the save continues unnoticed', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ ...OWN_SESSION, path: PATH });
  const refreshes = refreshesOf(page.context());
  const saves: number[] = [];
  page.on('response', (response) => {
    if (response.request().postData()?.includes('mutation Save')) saves.push(response.status());
  });
  await page.getByLabel('Title', { exact: true }).fill('Privacy, refreshed');
  await invalidateTokens(page, 'ACCESS_TOKEN');
  const before = await storedTokens(page);

  await save(page);
  expect(saves).toEqual([401, 200]);
  expect(refreshes.map((request): unknown => request.postDataJSON())).toMatchObject([{ grantType: 'refresh_token' }]);
  const [access, refresh] = await storedTokens(page);
  expect([access, refresh]).not.toContain(null);
  expect(access).not.toBe(before[0]);
  expect(refresh).not.toBe(before[1]);
  expect(await storedTitle(running.url, access!)).toBe('Privacy, refreshed');
});

test('[SESS-004] calls that are rejected concurrently, in one tab or in several, share one refresh', async ({
  enter,
  running,
}) => {
  const { page } = await enter(OWN_SESSION);
  const context = page.context();
  const refreshes = refreshesOf(context);
  await expect(page.getByRole('row', { name: 'Facts ALISI' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${running.url}/manage-company-information`);
  await expect(second.getByRole('row', { name: 'Facts ALISI' })).toBeVisible();

  await invalidateTokens(page, 'ACCESS_TOKEN');
  // Each tab requests the search result and all existing pages.
  await holdRefreshes(context, { until: 4 });
  for (const tab of [page, second]) await tab.getByRole('searchbox').fill('About');
  for (const tab of [page, second]) {
    await expect(tab.getByRole('row', { name: 'About Us ALISI' })).toBeVisible();
    await expect(tab.getByRole('row', { name: 'Facts ALISI' })).toHaveCount(0);
  }
  expect(refreshes).toHaveLength(1);
});

test('[SESS-009] when the refresh fails, people sign in again without leaving the form, and the save continues', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ ...OWN_SESSION, path: PATH });
  await page.getByLabel('Title', { exact: true }).fill('Typed before the end');
  await invalidateTokens(page, 'ACCESS_TOKEN', 'REFRESH_TOKEN');
  await saveButton(page).click();

  const ended = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(ended).toBeVisible();
  expect(await storedTokens(page)).toEqual([null, null]);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    ended.getByRole('button', { name: 'Sign In' }).click(),
  ]);
  await chooseAccount(popup, 'alisi.editor@demo.example');

  await expect(ended).toBeHidden();
  await expect(page.getByText('Update success.')).toBeVisible();
  await expectIdle(page);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before the end');
  const [access] = await storedTokens(page);
  expect(await storedTitle(running.url, access!)).toBe('Typed before the end');
});

test('a sign-in as somebody else in another tab stops this one; its draft stays with the person who typed it', async ({
  enter,
  running,
}) => {
  const path = editorPath('terms-and-conditions', 'ALISI');
  const { page } = await enter({ ...OWN_SESSION, path });
  const saves = sentSaves(page);
  const title = page.getByLabel('Title', { exact: true });
  const replaced = page.getByRole('alertdialog', { name: 'Somebody else is signed in now' });
  await title.fill('Typed by the first person');

  await test.step('it shows who signed in, and saves nothing', async () => {
    const other = await page.context().newPage();
    await other.goto(running.url);
    await other.getByRole('button', { name: 'Sign In' }).click();
    await chooseAccount(other, 'avida.editor@demo.example');
    await expect(other).toHaveURL(`${running.url}/manage-company-information`);
    await expect(replaced).toContainText('AVIDA Editor (avida.editor@demo.example) has signed in in another tab');
    await expect(replaced).toContainText('drafts of ALISI Editor');
    await page.keyboard.press('ControlOrMeta+s');
    expect(saves).toEqual([]);
  });

  await test.step('it continues after signing in again in a popup', async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      replaced.getByRole('button', { name: 'Sign in as ALISI Editor again' }).click(),
    ]);
    await chooseAccount(popup, 'alisi.editor@demo.example');
    await expect(replaced).toBeHidden();
    const [, second] = page.context().pages();
    await expect(second!.getByRole('alertdialog', { name: 'Somebody else is signed in now' })).toContainText(
      'ALISI Editor (alisi.editor@demo.example)',
    );
    await save(page);
    await title.fill('Typed and not saved');
    await second!.close();
  });

  await test.step('or it continues as the other person, and the draft is found later', async () => {
    const other = await page.context().newPage();
    await other.goto(`${running.url}/social/azure/login?choose`);
    await chooseAccount(other, 'avida.editor@demo.example');
    await replaced.getByRole('button', { name: 'Go on as AVIDA Editor' }).click();
    await expect(page.getByRole('row', { name: 'About Us AVIDA' })).toBeVisible();
    await page.goto(`${running.url}/social/azure/login?choose`);
    await chooseAccount(page, 'alisi.editor@demo.example');
    await page.getByRole('link', { name: 'Terms and Conditions ALISI' }).click();
    await expect(page.getByText(/^Restore your changes of /)).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Typed and not saved');
  });
});

test('where somebody is signed in is listed, and ended there', async ({ browser, enter, running, signInOnce }) => {
  // Signed in by the browser itself, which the list names.
  const desk = await (await browser.newContext()).newPage();
  await desk.addInitScript(hideSplash);
  await signIn(desk, { url: running.url, email: 'group.editor@demo.example' });
  const { page: lost } = await enter({ account: 'group.editor', ownSession: true });
  const ended = lost.getByRole('alertdialog', { name: 'Your session has ended' });

  await test.step('by the person', async () => {
    await desk.getByRole('button', { name: /account of Group Editor/ }).click();
    await desk.getByRole('menuitem', { name: 'Where I am signed in' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Where I am signed in' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'This browser' })).toContainText(
      /on Linux.*127\.0\.0\.1/,
    );
    const before = await dialog.getByRole('listitem').count();
    await dialog
      .getByRole('button', { name: /^Sign out there/ })
      .first()
      .click();
    await expect(dialog.getByRole('listitem')).toHaveCount(before - 1);
    await lost.getByRole('searchbox').fill('About');
    await expect(ended).toBeVisible();
  });

  await test.step('by a platform administrator, for a user', async () => {
    const { accessToken: token } = await signInOnce('platform.administrator');
    const { data } = await askIdentity({ url: running.url, token, path: 'users?q=group.editor' });
    const [user] = data as readonly { readonly id: string }[];
    const path = `/manage-users/user-details/${user!.id}`;
    const { page: admin } = await enter({ account: 'platform.administrator', path });
    const signIns = admin.getByRole('region', { name: 'Signed in' });
    await signIns
      .getByRole('button', { name: /^Sign out there/ })
      .first()
      .click();
    await expect(admin.getByRole('row', { name: /Signed out on .* by Platform Administrator/ }).first()).toBeVisible();
    await desk.reload();
    await expect(desk).toHaveURL(/\/admin\/login/);
  });
});

test('[SESS-011, SESS-012, SESS-013] idle people are warned, then signed out with their draft kept; an upload keeps the session alive', async ({
  enter,
}) => {
  const path = editorPath('about-us', 'ALISI');
  const { page } = await enter({ ...OWN_SESSION, path, before: (one) => one.clock.install() });
  const title = page.getByLabel('Title', { exact: true });
  const notice = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await title.fill('Typed before the pause');

  await page.clock.fastForward(545_000);
  await expect(notice.getByRole('timer')).toContainText(/You will be signed out in \d+ seconds/);
  await notice.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(notice).toBeHidden();
  await page.clock.fastForward(500_000);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await page.clock.fastForward(500_000);
  await expect(title).toHaveValue('Typed before the pause');
  await expect(notice).toBeHidden();

  await test.step('an upload is under way', async () => {
    const images = card(page, 'Images');
    await images.getByRole('button', { name: 'Remove Image 1' }).click();
    await page.route('**/uploads/images', () => undefined);
    await uploadImage(images, { name: 'slow.png' });
    await expect(images.getByRole('progressbar')).toBeVisible();
    await page.clock.fastForward(700_000);
    await page.clock.fastForward(700_000);
    await expect(images.getByRole('progressbar')).toBeVisible();
    await expect(notice).toBeHidden();
    await images.getByRole('button', { name: /^Cancel upload/ }).click();
  });

  await page.clock.fastForward(601_000);
  await expect(page).toHaveURL(/\/admin\/login\?notice=idle$/);
  await expect(page.getByRole('status')).toContainText('You were signed out because nothing happened for 10 minutes.');
  expect(await storedTokens(page)).toEqual([null, null]);

  await page.getByRole('button', { name: 'Sign In' }).click();
  await chooseAccount(page, 'alisi.editor@demo.example');
  await page.getByRole('link', { name: 'About Us ALISI' }).click();
  await expect(page.getByText(/^Restore your changes of /)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Typed before the pause');
});

test('[SESS-001] without a token every address of the console leads to the sign-in page', async ({ page, running }) => {
  for (const path of [
    '/manage-company-information',
    `/manage-company-information/facts/${brandId('ALP')}`,
    '/nowhere',
  ]) {
    await page.goto(running.url + path);
    await expect(page).toHaveURL(`${running.url}/admin/login`);
  }
});
