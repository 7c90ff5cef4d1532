import type { Locator, Page } from '@playwright/test';
import { EICAR, makeImage } from '../services/support/uploads';
import { card, editorPath, save, saveButton } from './support/editor';
import { holdRequests } from './support/rest';
import { fieldsOf, readStoredPage } from './support/service';
import { expect, test } from './support/test';
import { uploadFile, uploadImage } from './support/uploads';

const PATH = editorPath('about-us', 'ALISI');

/** The images of the open page, with room for at least one more. */
async function withRoom(page: Page): Promise<Locator> {
  const images = card(page, 'Images');
  await images.getByRole('button', { name: 'Remove Image 1' }).click();
  await expect(images.getByRole('button', { name: 'Add to Images' }).last()).toBeEnabled();
  return images;
}

function tileOf(images: Locator, fileName: string): Locator {
  return images.getByRole('group').filter({ hasText: fileName });
}

/** The captions of the stored images. */
async function storedCaptions(access: { readonly url: string; readonly token: string }): Promise<readonly unknown[]> {
  const stored = fieldsOf(await readStoredPage({ ...access, brand: 'ALISI', kind: 'about-us' }));
  return stored.map(({ meta_data: meta }) => meta?.['description']);
}

test('a file that is infected, interrupted or fails blocks SAVE until it is removed or retried, and stored', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'alisi.editor', path: PATH });
  const images = await withRoom(page);
  await expect(saveButton(page)).toBeEnabled();
  const tile = tileOf(images, 'harmless.png');
  await uploadFile(images, { name: 'harmless.png', mimeType: 'image/png', buffer: Buffer.from(EICAR) });
  await expect(tile.getByText('Upload Failed, File is infected, Please upload another file.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await tile.getByRole('button', { name: /^Remove / }).click();
  await expect(tile).toHaveCount(0);
  await expect(saveButton(page)).toBeEnabled();

  const answers: ('cut' | 'fault')[] = ['cut', 'fault'];
  await page.route('**/uploads/images', async (route) => {
    const answer = answers.shift();
    if (answer === 'fault') await route.fulfill({ status: 500, json: {} });
    else if (answer === undefined) await route.continue();
    else await route.abort('connectionreset');
  });

  await uploadImage(images, { name: 'river.png' });
  const river = tileOf(images, 'river.png');
  await expect(river.getByText('The upload was interrupted. Check your connection and retry.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await river.getByRole('button', { name: /^Retry upload/ }).click();
  await expect(river.getByText('Oops, Something went wrong')).toBeVisible();
  await river.getByRole('button', { name: /^Retry upload/ }).click();
  await expect(saveButton(page)).toBeEnabled();
  await river.getByLabel(/^Caption of/).fill('The river');
  await save(page);
  expect(await storedCaptions({ url: running.url, token })).toContain('The river');
});

test('leaving says which uploads it would stop; a restored draft asks for their files again', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'alisi.editor', path: PATH });
  const images = await withRoom(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const warning = '1 file is still uploading. If you leave now, it is not kept, and you have to choose it again.';
  const harbour = tileOf(images, 'harbour.png');
  const uploadGate = await holdRequests(page, /\/uploads\/images/);
  await uploadImage(images, { name: 'harbour.png' });
  await harbour.getByLabel(/^Caption of/).fill('The harbour');

  await test.step('Logout', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(question).toContainText(warning);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(harbour.getByRole('progressbar')).toBeVisible();
  });

  await test.step('Logout in another tab', async () => {
    const tab = await page.context().newPage();
    await tab.goto(new URL('/manage-awards', page.url()).href);
    await tab.getByRole('button', { name: 'Logout' }).click();
    const logoutQuestion = tab.getByRole('dialog', { name: 'Leave while files are uploading?' });
    await logoutQuestion.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(harbour.getByRole('progressbar')).toBeVisible();
    await tab.close();
  });

  await test.step('another screen', async () => {
    await page.getByRole('tab', { name: 'Facts' }).click();
    await expect(question).toContainText(warning);
    await expect(question.getByRole('button', { name: 'Save and leave' })).toHaveCount(0);
    await question.getByRole('button', { name: 'Keep draft and leave' }).click();
    await page.getByRole('tab', { name: 'About Us' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(harbour).toContainText('This file was not uploaded. Choose it again or remove it.');
  });

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    harbour.getByRole('button', { name: /^Choose the file again/ }).click(),
  ]);
  uploadGate.open();
  await chooser.setFiles({
    name: 'harbour.png',
    mimeType: 'image/png',
    buffer: await makeImage('png', { width: 320, height: 200 }),
  });
  await save(page);
  expect(await storedCaptions({ url: running.url, token })).toContain('The harbour');
});
