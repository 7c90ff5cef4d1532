import type { Page } from '@playwright/test';
import { editorPath, save } from './support/editor';
import { brandId } from './support/service';
import { expect, test } from './support/test';

function deployButton(page: Page) {
  return page.getByRole('button', { name: 'Deploy', exact: true });
}

function deployStatus(page: Page) {
  return page.getByRole('button', { name: 'Deployment status' });
}

function deployNotice(page: Page, brand: string) {
  return page.getByRole('dialog', { name: `Deployment of ${brand}` });
}

/** Presses Deploy, and confirms the dialog with an optional note. */
async function deploy(page: Page, brand: string, note = ''): Promise<void> {
  await deployButton(page).click();
  const question = page.getByRole('dialog', { name: `Deploy the ${brand} website?` });
  // The content above the buttons grows until then, and moves them.
  await expect(question).toBeVisible();
  await expect(question.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  if (note !== '') await question.getByLabel('What is it about? (optional)').fill(note);
  await question.getByRole('button', { name: 'Deploy' }).click();
}

test('Deploy sends one request, shows how long it takes, and stays disabled across reloads and tabs', async ({
  enter,
}) => {
  const { page, token } = await enter({ account: 'amaia.editor', ownContext: true });
  const notice = deployNotice(page, 'AMAIA');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(deployButton(second)).toBeEnabled();

  await test.step('[DEPLOY-001, DEPLOY-002] a click sends a request', async () => {
    await expect(deployButton(page)).toBeEnabled();
    const deployRequest = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/deploy'),
    );
    await deploy(page, 'AMAIA', 'New prices');
    const request = await deployRequest;
    expect(request.postDataJSON()).toEqual({ brand_id: brandId('AMAIA'), note: 'New prices' });
    expect(request.headers()['authorization']).toBe(`Bearer ${token}`);
    expect((await request.response())?.status()).toBe(202);
  });

  await test.step('[DEPLOY-005] how long it takes', async () => {
    await expect(notice).toContainText('Estimated Deployment Duration : 5 to 10 minutes');
    await expect(notice).toContainText(/Requested .* by AMAIA Editor/);
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(deployStatus(page)).toBeFocused();
  });

  await test.step('the button is disabled, in another tab at once, too', async () => {
    await expect(deployButton(page)).toBeDisabled();
    await expect(deployButton(second)).toBeDisabled();
    await second.close();
  });

  await test.step('[DEPLOY-004] after a reload, until the service enables it again', async () => {
    let readyIn = 30;
    await page.route(/\/deploy\?/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ready_in: readyIn } });
    });
    await page.clock.install();
    await page.reload();
    await deployStatus(page).click();
    await expect(notice).toContainText(/Deploy works again in 0:[0-3]\d/);
    await page.keyboard.press('Escape');
    await expect(deployButton(page)).toBeDisabled();
    readyIn = 0;
    await page.clock.fastForward(30_000);
    await expect(deployButton(page)).toBeEnabled();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('the dialog before a deployment shows what was saved since the last one, and where', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: editorPath('about-us', 'ALISI') });
  await page.getByLabel('Title', { exact: true }).first().fill('Homes under old trees');
  await save(page);
  await deployButton(page).click();
  const question = page.getByRole('dialog', { name: 'Deploy the ALISI website?' });
  const change = question.getByRole('listitem').filter({ hasText: 'About Us ALISI' });
  await expect(change).toContainText(/Manage Company Information · saved \w+( times)? by ALISI Editor(, Demo)? · /);
  await change.getByRole('link').click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${editorPath('about-us', 'ALISI')}$`));
});

test('the first Tab offers to skip to the screen; a new one has the focus at its heading and its name in the title', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor' });
  await expect(page.getByRole('link', { name: 'Facts ALP' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('link', { name: 'Facts ALP' }).click();
  await expect(page.getByRole('button', { name: 'SAVE' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Facts', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Facts · Manage Company Information · ALP Console');
  await page.getByRole('tab', { name: 'Awards' }).click();
  await expect(page).toHaveTitle('Awards · Manage Company Information · ALP Console');
  await expect(page.getByRole('tab', { name: 'Awards' })).toBeFocused();
});

test('the sidebar stays collapsed and the appearance dark after a reload', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor' });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
});

test('on a phone the header holds search, brand, Deploy and user side by side', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-gallery' });
  await page.setViewportSize({ width: 360, height: 740 });
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(header.getByRole('button')).toHaveCount(5);
  const buttons = await header.getByRole('button').all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  // The two buttons of Deploy share their border.
  boxes.reduce((end, box) => {
    expect(box!.x).toBeGreaterThanOrEqual(end - 1);
    return box!.x + box!.width;
  }, 0);
  for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
});
