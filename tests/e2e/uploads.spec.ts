import type { Locator, Page } from '@playwright/test';
import { EICAR } from '../services/support/uploads';
import { card, editorPath, save, saveButton } from './support/editor';
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

test('an infected file is named and blocks SAVE until it is removed', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: PATH });
  const images = await withRoom(page);
  await expect(saveButton(page)).toBeEnabled();
  const tile = tileOf(images, 'harmless.png');
  await uploadFile(images, { name: 'harmless.png', mimeType: 'image/png', buffer: Buffer.from(EICAR) });
  await expect(tile.getByText('Upload Failed, File is infected, Please upload another file.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await tile.getByRole('button', { name: /^Remove / }).click();
  await expect(tile).toHaveCount(0);
  await expect(saveButton(page)).toBeEnabled();
});

test('an upload that is interrupted or fails is retried, and stored', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: PATH });
  const images = await withRoom(page);
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
  await page.reload();
  await expect(river.getByLabel(/^Caption of/)).toHaveValue('The river');
});
