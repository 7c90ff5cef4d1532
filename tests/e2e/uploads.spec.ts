import { truncate, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { EICAR, makeImage } from '../services/support/uploads';
import { startConsole } from './support/console';
import { card, editorPath, save, saveButton } from './support/editor';
import { createGate } from './support/gate';
import { expect, test } from './support/test';
import { uploadFile, uploadImage } from './support/uploads';

const PATH = editorPath('about-us', 'ALISI');
const MEGABYTE = 1024 * 1024;

/** The images of the open page, with room for one more at least. */
async function withRoom(page: Page): Promise<Locator> {
  const images = card(page, 'Images');
  await images.getByRole('button', { name: 'Remove Image 1' }).click();
  await expect(images.getByRole('button', { name: 'Add to Images' }).last()).toBeEnabled();
  return images;
}

function tileOf(images: Locator, fileName: string): Locator {
  return images.getByRole('group').filter({ hasText: fileName });
}

test('an infected file is named, blocks SAVE, and removing it frees SAVE', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: PATH });
  const images = await withRoom(page);
  await expect(saveButton(page)).toBeEnabled();
  const tile = tileOf(images, 'harmless.png');

  await test.step('[UPL-012, UPL-016, UPL-018] it is named', async () => {
    await uploadFile(images, { name: 'harmless.png', mimeType: 'image/png', buffer: Buffer.from(EICAR) });
    await expect(tile.getByText('Upload Failed, File is infected, Please upload another file.')).toBeVisible();
    await expect(tile.getByText('The file is infected, Saving this image is disabled.')).toBeVisible();
  });

  await test.step('[UPL-039] it never counts as done', async () => {
    await expect(saveButton(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: /^1 problem: / })).toBeVisible();
    await tile.getByRole('button', { name: /^Remove / }).click();
    await expect(tile).toHaveCount(0);
    await expect(saveButton(page)).toBeEnabled();
  });
});

test('files of a wrong type, too big or not what they are called are refused, and the others are taken', async ({
  enter,
}, info) => {
  const { page } = await enter({ account: 'alisi.editor', path: PATH });
  const images = await withRoom(page);
  const picture = await makeImage('png');

  await test.step('[UPL-001, UPL-005] a wrong type', async () => {
    await uploadFile(images, [
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      { name: 'fine.png', mimeType: 'image/png', buffer: picture },
    ]);
    await expect(images.getByRole('listitem')).toHaveText(
      'notes.txt You can only upload jpeg, jpg, png, gif file type',
    );
    await expect(tileOf(images, 'fine.png')).toBeVisible();
    await tileOf(images, 'fine.png')
      .getByRole('button', { name: /^Remove / })
      .click();
  });

  await test.step('[UPL-006] too big', async () => {
    const huge = info.outputPath('huge.png');
    await writeFile(huge, picture);
    await truncate(huge, 49 * MEGABYTE);
    await uploadFile(images, huge);
    await expect(images.getByRole('listitem')).toHaveText('huge.png File is too big: it must be below 49 MB');
    await images.getByRole('button', { name: 'Dismiss' }).click();
    await expect(images.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('[UPL-014] what is inside decides: the service refuses a text that is called a picture', async () => {
    await uploadFile(images, { name: 'false.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    const tile = tileOf(images, 'false.png');
    await expect(tile.getByText('You can only upload jpeg, jpg, png, gif file type')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await tile.getByRole('button', { name: /^Remove / }).click();
    await expect(saveButton(page)).toBeEnabled();
  });
});

test('an upload shows its progress, can be cancelled, and after a cut-off or a fault is sent again', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alisi.editor', path: PATH });
  const images = await withRoom(page);
  const answers: ('hold' | 'cut' | 'fault')[] = ['hold', 'cut', 'fault'];
  const gate = createGate();
  await page.route('**/uploads/images', async (route) => {
    const answer = answers.shift();
    if (answer === 'hold') await gate.opened;
    if (answer === 'fault') await route.fulfill({ status: 500, json: {} });
    else if (answer === undefined) await route.continue();
    else await route.abort('connectionreset');
  });

  await test.step('[UPL-010, UPL-012, UPL-013] while it is sent, nothing is saved or removed', async () => {
    await uploadImage(images, { name: 'held.png' });
    const held = tileOf(images, 'held.png');
    await expect(held.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText('file is still uploading', { exact: true })).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await expect(held.getByRole('button', { name: /^Remove / })).toHaveCount(0);
    await held.getByRole('button', { name: /^Cancel upload/ }).click();
    await expect(held).toHaveCount(0);
    await expect(saveButton(page)).toBeEnabled();
    gate.open();
  });

  await test.step('[UPL-015] what failed is sent again', async () => {
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
    await expect(tileOf(images, 'river.png').getByLabel(/^Caption of/)).toHaveValue('The river');
  });
});

test('[UPL-012, UPL-017, UPL-039] without a scanner a picture is taken with a warning, and can be saved', async ({
  enter,
}) => {
  const unscanned = await startConsole({ env: { SCANNER: 'none' } });
  try {
    const { page } = await enter({ account: 'alisi.editor', path: PATH, at: unscanned });
    const images = await withRoom(page);
    await uploadImage(images, { name: 'unseen.png' });
    const tile = tileOf(images, 'unseen.png');
    await expect(tile).toContainText(
      'File was uploaded but was not scanned, Please contact your system administrator.',
    );
    await expect(tile).toContainText('Not scanned');
    await save(page);
    await page.reload();
    await expect(tileOf(images, 'unseen.png')).toBeVisible();
  } finally {
    await unscanned.dispose();
  }
});
