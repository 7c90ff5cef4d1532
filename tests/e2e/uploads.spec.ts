import { card, editorPath, save, saveButton } from './support/editor';
import { expect, test } from './support/test';
import { uploadImage } from './support/uploads';

const PATH = editorPath('about-us', 'ALISI');

test('an upload that is cut off or meets a fault is sent again, and stored', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: PATH });
  const images = card(page, 'Images');
  await images.getByRole('button', { name: 'Remove Image 1' }).click();
  await expect(images.getByRole('button', { name: 'Add to Images' }).last()).toBeEnabled();
  const answers: ('cut' | 'fault')[] = ['cut', 'fault'];
  await page.route('**/uploads/images', async (route) => {
    const answer = answers.shift();
    if (answer === 'fault') await route.fulfill({ status: 500, json: {} });
    else if (answer === undefined) await route.continue();
    else await route.abort('connectionreset');
  });

  await uploadImage(images, { name: 'river.png' });
  const river = images.getByRole('group').filter({ hasText: 'river.png' });
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
