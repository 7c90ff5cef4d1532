import type { Brand } from '../../src/definition';
import type { Page } from '@playwright/test';
import { card, dragUp, focusText, openRow, rowOf, save, saveButton } from './support/editor';
import { refuseSaves, sentSaves } from './support/sent';
import { ask, brandId } from './support/service';
import { expect, test } from './support/test';
import { uploadFile, uploadImage } from './support/uploads';

const PATH = '/manage-home-buying-guide';

interface GuideRequest {
  readonly url: string;
  readonly token: string;
  readonly brand: Brand;
}

interface StoredTopic {
  readonly name: string;
  readonly order: number;
  readonly fields: readonly { readonly name: string; readonly value: string | null }[];
  readonly children: readonly {
    readonly name: string;
    readonly fields: readonly { readonly name: string; readonly value: string | null }[];
  }[];
}

/** Reads the only page of a tag directly from the service. */
async function readContainers({ url, token, brand }: GuideRequest, tag: string) {
  const { data } = await ask({ url, token, query: PAGE, variables: { brand: brandId(brand), tag, slug: tag } });
  const page = data?.['getSpecificBrandPage'] as
    | { readonly containers: readonly { readonly name: string; readonly field_collections: readonly StoredTopic[] }[] }
    | null
    | undefined;
  return page?.containers ?? [];
}

async function addSection(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: '+ Add Section' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${kind}`) })
    .click();
}

test('sections of two kinds are added, moved and removed, and the other topics stay as they are', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'avida.editor', path: PATH });
  const sections = card(page, 'Sections');
  const guideRequest = { url: running.url, token, brand: 'AVIDA' } as const;

  await test.step('[NAV-016, HBG-001] four menu entries, and their addresses', async () => {
    await expect(page).toHaveURL(/\/manage-home-buying-guide\/reservation-process$/);
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('list', { name: 'Manage Home Buying Guide' });
    await expect(menu.getByRole('link')).toHaveText([
      'Reservation Process',
      'Document Requirements',
      'Payment Channel',
      'FAQ',
    ]);
  });

  await expect(rowOf(sections, 'Section 3')).toContainText('Reserve it');
  const before = await readContainers(guideRequest, 'buyers-guide-avida');

  await test.step('[HBG-002, HBG-003, HBG-004] a default label, sections with rich text, and sections with an image', async () => {
    await page.getByLabel('Reservation Process (Default)').fill('How to reserve');
    await addSection(page, 'Rich Text Field');
    const text = await openRow(sections, 'Section 4');
    await text.getByRole('textbox', { name: 'Header' }).fill('Move in — Niño');
    await expect(text.getByRole('textbox', { name: 'Body' })).toBeVisible();
    await addSection(page, 'Text Field with Image');
    const picture = await openRow(sections, 'Section 5');
    await expect(picture.getByRole('textbox', { name: 'Description' })).toBeVisible();
  });

  await test.step('[HBG-014] the image may be a jpeg, jpg or png', async () => {
    const picture = await openRow(sections, 'Section 5');
    await expect(picture.getByText('.jpeg, .jpg, .png (max 50 MB)')).toBeVisible();
    await uploadFile(picture, { name: 'plan.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(picture.getByText('You can only upload jpeg, jpg, png file type')).toBeVisible();
    await uploadImage(picture, { name: 'keys.png' });
    await expect(picture.getByText('keys.png')).toBeVisible();
  });

  await test.step('[HBG-016] saving', async () => {
    await dragUp(sections, { name: 'Section 5', up: 4 });
    await save(page, 'Update Success');
    await page.reload();
    await expect(page.getByLabel('Reservation Process (Default)')).toHaveValue('How to reserve');
    await expect(rowOf(sections, 'Section 1')).toContainText('Text Field with Image');
    await expect(rowOf(sections, 'Section 5')).toContainText('Move in — Niño');
  });

  await test.step('[HBG-008] a section is stored by its kind', async () => {
    const [container] = await readContainers(guideRequest, 'buyers-guide-avida');
    const children = container!.field_collections[0]!.children;
    expect(children.at(0)?.fields.map(({ name }) => name)).toEqual(['IMAGE', 'DESCRIPTION']);
    expect(children.at(-1)?.fields.map(({ name }) => name)).toEqual(['SUBTITLE', 'TEXT']);
  });

  await test.step('[HBG-011] removed sections are deleted', async () => {
    await sections.getByRole('button', { name: 'Remove Section 1' }).click();
    await sections.getByRole('button', { name: 'Remove Section 1' }).click();
    await save(page, 'Update Success');
    await page.reload();
    await expect(rowOf(sections, 'Section 3')).toContainText('Move in — Niño');
    await expect(rowOf(sections, 'Section 4')).toHaveCount(0);
  });

  await test.step('[HBG-012] the other topics stay as they were', async () => {
    const after = await readContainers(guideRequest, 'buyers-guide-avida');
    expect(after[0]?.field_collections.slice(1)).toEqual(before[0]?.field_collections.slice(1));
  });
});

test('the first save of a topic creates the page with all four topics', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alisi.editor', path: `${PATH}/faq` });
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await addSection(page, 'Rich Text Field');
  await page.getByRole('textbox', { name: 'Header' }).fill('May I pay by check?');
  const saves = sentSaves(page);
  await save(page, 'Update Success');

  await test.step('[HBG-009] the page is created first', () => {
    expect(saves.map(({ operations }) => operations)).toEqual([
      ['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields'],
    ]);
  });

  const [guide, ...others] = await readContainers({ url: running.url, token, brand: 'ALISI' }, 'buyers-guide-alisi');
  const topics = [...guide!.field_collections].sort((a, b) => a.order - b.order);
  await test.step('[HBG-005, HBG-006, HBG-010] one container with a collection for each topic', () => {
    expect(others).toEqual([]);
    expect(guide?.name).toBe('BUYERS-GUIDE');
    expect(topics.map(({ name }) => name)).toEqual(TOPICS);
  });

  await test.step('[HBG-007] a topic has its default label and its sections', async () => {
    expect(topics.map(({ fields }) => fields.map(({ name }) => name))).toEqual(
      TOPICS.map((name) => [`${name}-DEFAULT`]),
    );
    expect(topics.map(({ children }) => children.map(({ name, fields }) => [name, fields[0]?.value]))).toEqual([
      [],
      [],
      [],
      [['RICH-TEXT', 'May I pay by check?']],
    ]);
    await page.getByRole('link', { name: 'Payment Channel' }).click();
    await expect(page.getByRole('heading', { name: 'Payment Channel', level: 1 })).toBeVisible();
    await page.getByLabel('Payment Channel (Default)').fill('How to pay');
    await save(page, 'Update Success');
    await page.reload();
    await expect(page.getByLabel('Payment Channel (Default)')).toHaveValue('How to pay');
  });
});

const TOPICS = ['RESERVATION-PROCESS', 'DOCUMENTARY-REQUIREMENTS', 'PAYMENT-CHANNEL', 'FREQUENTLY-ASKED-QUESTIONS'];

test('[HBG-013] a failed save is reported and keeps what was typed; CANCEL discards it, undo restores it', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'amaia.editor', path: `${PATH}/faq` });
  const label = page.getByLabel('FAQ (Default)');
  await label.fill('Good questions');
  await refuseSaves(page);
  await saveButton(page).click();
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(label).toHaveValue('Good questions');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await expect(label).toHaveValue('');
  await expect(page).toHaveURL(/\/faq$/);
  await page.keyboard.press('Control+z');
  await expect(label).toHaveValue('Good questions');
  await save(page, 'Update Success');
});

test('the first save creates the careers page with its pictures and links', async ({ enter, running }) => {
  const { page, token } = await enter({
    account: 'alisi.editor',
    path: '/manage-careers/careers-information-details',
  });
  const images = card(page, 'Image Gallery');

  await test.step('[CAR-025] one form with a default label and a description', async () => {
    await expect(page.getByRole('heading', { name: 'Careers Information Details', level: 1 })).toBeVisible();
    await page.getByLabel('Careers (Default)').fill('Work with us');
    const description = page.getByRole('textbox', { name: 'Description' });
    await focusText(description);
    await page.keyboard.type('Many ways in');
  });

  await test.step('[CAR-026] pictures with captions', async () => {
    await uploadImage(images, { name: 'office.png' });
    await images.getByRole('textbox', { name: /Caption/ }).fill('The office');
  });

  await test.step('[CAR-027] only ALP has alt texts', async () => {
    await expect(images.getByRole('textbox', { name: /Alt text/i })).toHaveCount(0);
    const { page: alp } = await enter({ account: 'alp.reader', path: '/manage-careers/careers-information-details' });
    await expect(
      card(alp, 'Image Gallery')
        .getByRole('textbox', { name: /Alt text/i })
        .first(),
    ).toBeVisible();
  });

  const saves = sentSaves(page);
  await test.step('[CAR-033] saving', async () => {
    await card(page, 'Video Links').getByRole('textbox').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await card(page, 'Panorama Links').getByRole('textbox').fill('https://tour.example/lobby');
    await save(page, 'Update Success');
    await page.reload();
    await expect(page.getByLabel('Careers (Default)')).toHaveValue('Work with us');
  });

  await test.step('[CAR-031] the page is created first', () => {
    expect(saves.map(({ operations }) => operations)).toEqual([
      ['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields'],
    ]);
  });

  await test.step('[CAR-028] links have a preview', async () => {
    for (const links of ['Video Links', 'Panorama Links']) {
      await card(page, links)
        .getByRole('button', { name: /Preview/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('[CAR-029, CAR-030] it is stored under its tag, with its names', async () => {
    const tag = 'careers-information-details-alisi';
    const [container] = await readContainers({ url: running.url, token, brand: 'ALISI' }, tag);
    const [stored] = container!.field_collections;
    expect(stored?.fields.map(({ name }) => name)).toEqual(['careers-default', 'description']);
    const children = stored!.children.map(({ name, fields }) => ({ name, fields }));
    expect(children).toMatchObject([
      {
        name: 'IMAGE-GALLERY',
        fields: [
          { value: expect.stringMatching(/^files\//), meta_data: { description: 'The office', featured: 'true' } },
        ],
      },
      { name: 'VIDEOS', fields: [{ value: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }] },
      { name: 'PANORAMAS', fields: [{ value: 'https://tour.example/lobby' }] },
    ]);
  });
});

const PAGE = `query ($brand: ID!, $tag: String!, $slug: String!) {
  getSpecificBrandPage(brand_id: $brand, tag: $tag, slug: $slug) {
    containers { name field_collections { name order fields { name value } children { name fields { name value meta_data { description featured key } } } } }
  }
}`;
