import { startConsole, type RunningConsole } from './support/console';
import { card, editorPath } from './support/editor';
import { startPreviewSite, type PreviewSite } from './support/previewSite';
import { expect, test } from './support/test';

let site: PreviewSite;
let running: RunningConsole | undefined;

test.beforeAll(async () => {
  site = await startPreviewSite(() => (running ? [running.url] : []));
  running = await startConsole({ env: { PREVIEW_URL: `${site.url}/{brand}` } });
});
test.afterAll(async () => {
  await running?.dispose();
  await site.stop();
});

test("a draft is shown on the brand's own site, which follows the focus and leads to the field", async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP'), at: running! });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show preview' }).click();
  const shown = page.frameLocator('iframe[title="Preview"]').getByRole('main');
  const title = card(page, 'Page').getByLabel('Title', { exact: true });

  await test.step('the draft, as it would be stored', async () => {
    await expect(shown.getByRole('heading')).toHaveText(/^ALP · about-us-alp · \d containers$/);
    await title.fill('Homes & gardens');
    await expect(shown.getByText('Homes & gardens')).toBeVisible();
  });

  await test.step('the focus, and a click in the text of a row that is closed', async () => {
    await title.focus();
    await expect(shown.locator('[data-current]')).toHaveText('Homes & gardens');
    // Unscaled: clicks of Playwright miss their target in a scaled frame of another origin.
    await page.getByRole('button', { name: 'Mobile' }).click();
    await expect(page.locator('iframe[title="Preview"]')).toHaveCSS('width', '390px');
    await shown.getByText('Our promise does not end with the keys.').click();
    const body = page.getByRole('textbox', { name: 'Web Content' }).and(page.locator(':focus'));
    await expect(body).toContainText('Our promise does not end with the keys.');
  });

  await test.step('the built-in preview beside it, remembered', async () => {
    await page.getByRole('button', { name: 'Built-in' }).click();
    const builtIn = page.frameLocator('iframe[title="Preview"]').getByRole('article');
    await expect(builtIn.getByRole('heading', { name: 'Homes & gardens' })).toBeVisible();
    await page.getByRole('button', { name: 'Website' }).click();
    await expect(shown.getByText('Homes & gardens')).toBeVisible();
  });
});

test('for a site that does not answer there is the built-in preview', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: editorPath('about-us', 'AVIDA'), at: running! });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByText('The website does not answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the built-in preview' }).click();
  await expect(page.frameLocator('iframe[title="Preview"]').getByRole('article')).toBeVisible();
});
