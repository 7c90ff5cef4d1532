import type { Locator, Page } from '@playwright/test';
import {
  card,
  chooseAction,
  dragUp,
  editorPath,
  expectIdle,
  focusText,
  openRow,
  rowOf,
  save,
  saveButton,
  showProblems,
} from './support/editor';
import { fieldsOf, readStoredPage } from './support/service';
import { expect, test } from './support/test';
import { uploadImage } from './support/uploads';

interface Texts {
  readonly [label: string]: string;
}

async function fillTexts(page: Page, texts: Texts): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await card(page, 'Page').getByLabel(label, { exact: true }).fill(text);
}

async function expectTexts(page: Page, texts: Texts): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await expect(card(page, 'Page').getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

/** Types 'Built for decades, see our plans', with one word bold and one a link, by the keyboard. */
async function typeFormatted(text: Locator): Promise<void> {
  const page = text.page();
  await focusText(text);
  await page.keyboard.type('Built for ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('decades');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(', see our plans');
  for (const _letter of 'plans') await page.keyboard.press('Shift+ArrowLeft');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting of Web Content' }).last();
  await toolbar.getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Web, email or telephone link').fill('plans.example/decades');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

const FORMATTED =
  '<p>Built for <strong>decades</strong>, see our <a href="https://plans.example/decades" target="_blank" rel="noopener noreferrer">plans</a></p>';

async function expectFormatted(text: Locator): Promise<void> {
  // Its links become links once it is being edited.
  await focusText(text);
  await expect(text).toHaveText('Built for decades, see our plans');
  await expect(text.getByRole('strong')).toHaveText('decades');
  const link = text.getByRole('link', { name: 'plans' });
  await expect(link).toHaveAttribute('href', 'https://plans.example/decades');
  await expect(link).toHaveAttribute('target', '_blank');
}

test('About Us of ALP is edited and saved, and unchanged after a restart', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP') });
  const bodies = card(page, 'Body');
  const images = card(page, 'Images');
  const texts: Texts = {
    Title: 'Homes that stay — “Niña’s” choice',
    'SEO Title': 'About ALP & its estates',
    'SEO Description': 'First line.\nSecond line <not a tag>.',
    'H1 Tag': 'About us',
    'H2 Sub Heading': 'Since 1988',
  };

  await test.step('texts', async () => {
    await expect(saveButton(page)).toBeDisabled();
    await fillTexts(page, texts);
    await expect(saveButton(page)).toBeEnabled();
  });

  await test.step('[CI-ABOUT-004] a body without web content is refused', async () => {
    await bodies.getByRole('button', { name: '+ Add Body' }).click();
    const added = bodies.getByRole('group', { name: 'Body 3' });
    await expect(page.getByRole('button', { name: '1 problem: Web Content of Body 3' })).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await showProblems(page);
    await expect(added.getByText('Body Content is required')).toBeVisible();
    await typeFormatted(added.getByRole('textbox', { name: 'Web Content' }));
    await expect(saveButton(page)).toBeEnabled();
    await focusText(added.getByRole('textbox', { name: 'Mobile Content' }));
    await page.keyboard.type('For decades');
  });

  await test.step('[CI-ABOUT-003] bodies are added, duplicated, removed and moved', async () => {
    await chooseAction(bodies, 'Body 3', 'Duplicate Body 3');
    await expect(rowOf(bodies, 'Body 4')).toContainText('Built for decades');
    await chooseAction(bodies, 'Body 1', 'Remove Body 1');
    await expect(rowOf(bodies, 'Body 4')).toHaveCount(0);
    await expect(page.getByText('Body 1 removed')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rowOf(bodies, 'Body 1')).toContainText('ALP builds residences');
    await chooseAction(bodies, 'Body 2', 'Remove Body 2');
    await dragUp(bodies, { name: 'Body 3', up: 2 });
    await expect(rowOf(bodies, 'Body 1')).toContainText('Built for decades, see our plans');
  });

  await test.step('images', async () => {
    await expect(images.getByText('Maximum of 3 files')).toBeVisible();
    await images.getByRole('button', { name: 'Remove Image 1' }).click();
    await uploadImage(images, { name: 'garden.png' });
    await expect(images.getByText('garden.png')).toBeVisible();
    await images.getByLabel('Caption of Image 3').fill('The old garden');
    await images.getByLabel('Alt text of Image 3').fill('A garden in brown');
    await images.getByRole('button', { name: 'Move Image 3 back' }).click();
    await expect(images.getByLabel('Caption of Image 2')).toHaveValue('The old garden');
  });

  await save(page);
  const saved = await readStoredPage({ url: running.url, token, brand: 'ALP', kind: 'about-us' });

  await test.step('[UPL-036] links of formatted text are stored to open in a new tab', () => {
    const web = fieldsOf(saved).filter(({ name }) => name === 'WEB-CONTENT');
    expect(web.map(({ value }) => value)).toEqual([FORMATTED, expect.stringContaining('generations'), FORMATTED]);
  });

  await test.step('[UPL-037] an image is stored by its key', () => {
    const files = fieldsOf(saved).filter(({ name }) => name === 'File');
    expect(files[1]).toMatchObject({
      value: expect.stringMatching(/^files\/.+\.png$/),
      meta_data: { description: 'The old garden', alt_text: 'A garden in brown' },
    });
  });

  await test.step('[CI-ABOUT-006] every value is the same after a restart', async () => {
    await running.restart();
    await page.reload();
    await expectTexts(page, texts);
    const [first, third] = [await openRow(bodies, 'Body 1'), await openRow(bodies, 'Body 3')];
    await expectFormatted(first.getByRole('textbox', { name: 'Web Content' }));
    await expectFormatted(third.getByRole('textbox', { name: 'Web Content' }));
    await expect(third.getByRole('textbox', { name: 'Mobile Content' })).toHaveText('For decades');
    await expect(rowOf(bodies, 'Body 2')).toContainText('ALP builds residences');
    await expect(rowOf(bodies, 'Body 4')).toHaveCount(0);
    await expect(images.getByRole('textbox', { name: /^Caption/ })).toHaveCount(3);
    await expect(images.getByLabel('Caption of Image 1')).toHaveValue('The central park');
    await expect(images.getByLabel('Caption of Image 2')).toHaveValue('The old garden');
    await expect(images.getByLabel('Alt text of Image 2')).toHaveValue('A garden in brown');
    await expect(images.getByLabel('Caption of Image 3')).toHaveValue('A garden villa');
    await expect(images.getByRole('img', { name: 'A garden in brown' })).toHaveJSProperty('complete', true);
    await expectIdle(page);
    expect(await readStoredPage({ url: running.url, token, brand: 'ALP', kind: 'about-us' })).toEqual(saved);
  });
});
