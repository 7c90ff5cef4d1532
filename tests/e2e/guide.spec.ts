import type { Page } from '@playwright/test';
import { expectAccessibleInLightAndDark } from './support/axe';
import { card, dragUp, expectAtRest, openRow, rowOf, save, saveButton } from './support/editor';
import { ask, brandId, type BrandName } from './support/service';
import { expect, test } from './support/test';
import { uploadFile, uploadImage } from './support/uploads';

const PATH = '/manage-home-buying-guide';

interface Asking {
  readonly url: string;
  readonly token: string;
  readonly brand: BrandName;
}

interface StoredTopic {
  readonly name: string;
  readonly order: number;
  readonly fields: readonly { readonly name: string; readonly value: string | null }[];
  readonly children: readonly {
    readonly name: string;
    readonly fields: readonly { readonly value: string | null }[];
  }[];
}

/** The one page of a tag, past the console. */
async function readContainers({ url, token, brand }: Asking, tag: string) {
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

test('[NAV-016, HBG-001, HBG-002, HBG-003, HBG-004, HBG-011, HBG-012, HBG-014, HBG-016] sections of two kinds are added, moved and removed, and the other topics stay as they are', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'avida.editor', path: PATH });
  await expect(page).toHaveURL(/\/manage-home-buying-guide\/reservation-process$/);
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('list', { name: 'Manage Home Buying Guide' });
  await expect(menu.getByRole('link')).toHaveText([
    'Reservation Process',
    'Document Requirements',
    'Payment Channel',
    'FAQ',
  ]);
  const sections = card(page, 'Sections');
  await expect(rowOf(sections, 'Section 3')).toContainText('Reserve it');
  await expectAccessibleInLightAndDark(page);
  const asking = { url: running.url, token, brand: 'AVIDA' } as const;
  const before = await readContainers(asking, 'buyers-guide-avida');

  await page.getByLabel('Reservation Process (Default)').fill('How to reserve');
  await addSection(page, 'Rich Text Field');
  const text = await openRow(sections, 'Section 4');
  await text.getByRole('textbox', { name: 'Header' }).fill('Move in — Niño');
  await addSection(page, 'Text Field with Image');
  const picture = await openRow(sections, 'Section 5');
  await expect(picture.getByText('.jpeg, .jpg, .png (max 50 MB)')).toBeVisible();
  await uploadFile(picture, { name: 'plan.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(picture.getByText('You can only upload jpeg, jpg, png file type')).toBeVisible();
  await uploadImage(picture, { name: 'keys.png' });
  await expect(picture.getByText('keys.png')).toBeVisible();
  await dragUp(sections, { name: 'Section 5', up: 4 });
  await save(page, 'Update Success');
  await expectAccessibleInLightAndDark(page);

  await page.reload();
  await expect(page.getByLabel('Reservation Process (Default)')).toHaveValue('How to reserve');
  await expect(rowOf(sections, 'Section 1')).toContainText('Text Field with Image');
  await expect(rowOf(sections, 'Section 5')).toContainText('Move in — Niño');
  await sections.getByRole('button', { name: 'Remove Section 1' }).click();
  await sections.getByRole('button', { name: 'Remove Section 1' }).click();
  await save(page, 'Update Success');
  await page.reload();
  await expect(rowOf(sections, 'Section 1')).toContainText('Text Field with Image');
  await expect(rowOf(sections, 'Section 3')).toContainText('Move in — Niño');
  await expect(rowOf(sections, 'Section 4')).toHaveCount(0);

  const after = await readContainers(asking, 'buyers-guide-avida');
  expect(after[0]?.field_collections.slice(1)).toEqual(before[0]?.field_collections.slice(1));
});

test('[HBG-005, HBG-006, HBG-007, HBG-008, HBG-009, HBG-010] the first save of a topic makes the page with all four of them', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'alisi.editor', path: `${PATH}/faq` });
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await addSection(page, 'Rich Text Field');
  await page.getByRole('textbox', { name: 'Header' }).fill('May I pay by check?');
  await save(page, 'Update Success');
  const [guide, ...others] = await readContainers({ url: running.url, token, brand: 'ALISI' }, 'buyers-guide-alisi');
  expect(others).toEqual([]);
  expect(guide?.name).toBe('BUYERS-GUIDE');
  const topics = [...guide!.field_collections].sort((a, b) => a.order - b.order);
  expect(topics.map(({ name, fields }) => [name, fields.map((field) => [field.name, field.value])])).toEqual(
    ['RESERVATION-PROCESS', 'DOCUMENTARY-REQUIREMENTS', 'PAYMENT-CHANNEL', 'FREQUENTLY-ASKED-QUESTIONS'].map((name) => [
      name,
      [[`${name}-DEFAULT`, null]],
    ]),
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

test('[HBG-013] a save that fails says so and keeps what was typed; CANCEL takes it back, undo brings it again', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'amaia.editor', path: `${PATH}/faq` });
  const label = page.getByLabel('FAQ (Default)');
  await label.fill('Good questions');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') === true ? route.abort() : route.continue(),
  );
  await saveButton(page).click();
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(label).toHaveValue('Good questions');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await expect(label).toHaveValue('');
  await expect(page).toHaveURL(/\/faq$/);
  await page.keyboard.press('Control+z');
  await expect(label).toHaveValue('Good questions');
  await save(page, 'Update Success');
});

test('[PERM-024] who may only read the guide can change nothing', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.reader', path: PATH });
  await expect(page.getByLabel('Reservation Process (Default)')).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '+ Add Section' })).toHaveCount(0);
});

test('[NAV-011, CAR-025, CAR-026, CAR-028, CAR-029, CAR-030, CAR-031, CAR-033] the careers page is made with pictures and links by its first save', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({
    account: 'alisi.editor',
    path: '/manage-careers/careers-information-details',
  });
  await expect(page.getByRole('heading', { name: 'Careers Information Details', level: 1 })).toBeVisible();
  await page.getByLabel('Careers (Default)').fill('Work with us');
  const images = card(page, 'Image Gallery');
  await uploadImage(images, { name: 'office.png' });
  await images.getByRole('textbox', { name: /Caption/ }).fill('The office');
  await expect(images.getByRole('textbox', { name: /Alt text/i })).toHaveCount(0);
  await card(page, 'Video Links').getByRole('textbox').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await card(page, 'Panorama Links').getByRole('textbox').fill('https://tour.example/lobby');
  await save(page, 'Update Success');
  await expectAccessibleInLightAndDark(page);
  await page.reload();
  await expect(page.getByLabel('Careers (Default)')).toHaveValue('Work with us');
  await card(page, 'Video Links')
    .getByRole('button', { name: /Preview/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const tag = 'careers-information-details-alisi';
  const [container] = await readContainers({ url: running.url, token, brand: 'ALISI' }, tag);
  const [stored] = container!.field_collections;
  expect(stored?.fields.map(({ name }) => name)).toEqual(['careers-default', 'description']);
  expect(stored?.children.map(({ name, fields }) => [name, fields.length])).toEqual([
    ['IMAGE-GALLERY', 1],
    ['VIDEOS', 1],
    ['PANORAMAS', 1],
  ]);
});

test('[CAR-027, CAR-032] pictures of the careers page of ALP have alt texts, and who may only read changes nothing', async ({
  enter,
}) => {
  const path = '/manage-careers/careers-information-details';
  const { page } = await enter({ account: 'alp.editor', path });
  const images = card(page, 'Image Gallery');
  await images
    .getByRole('textbox', { name: /Alt text/i })
    .first()
    .fill('Our office at dusk');
  await save(page, 'Update Success');
  await expectAtRest(page);
  const reader = await enter({ account: 'alp.reader', path });
  await expect(reader.page.getByLabel('Careers (Default)')).toBeVisible();
  await expect(saveButton(reader.page)).toHaveCount(0);
});

const PAGE = `query ($brand: ID!, $tag: String!, $slug: String!) {
  getSpecificBrandPage(brand_id: $brand, tag: $tag, slug: $slug) {
    containers { name field_collections { name order fields { name value } children { name fields { name value } } } }
  }
}`;
