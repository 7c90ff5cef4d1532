import type { Locator, Page } from '@playwright/test';
import { card, chooseAction, dragUp, expectIdle, openRow, rowOf, save, saveButton } from './support/editor';
import { ask, brandId } from './support/service';
import { sentSaves } from './support/sent';
import { expect, test } from './support/test';
import { uploadImage } from './support/uploads';

/** The page rendered by the preview. */
function preview(page: Page): Locator {
  return page.frameLocator('iframe[title="Preview"]').locator('article');
}

/** An input of the article itself; one of a component may have the same name. */
function input(page: Page, name: string): Locator {
  const overview = card(page, 'Overview');
  return overview.getByRole('textbox', { name, exact: true }).or(overview.getByRole('combobox', { name, exact: true }));
}

/** Adds a component by its layout's name. */
async function addComponent(page: Page, name: string): Promise<void> {
  await card(page, 'Choose Components').getByRole('button', { name: '+ Add Row' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a layout' });
  await picker.getByRole('button', { name: new RegExp(`^${name}( |$)`) }).click();
  await expect(picker).toHaveCount(0);
}

/** The stored values of an article's fields. */
async function storedOverview(url: string, token: string, slug: string) {
  const { data } = await ask({
    url,
    token,
    query: `query ($brand: ID!, $slug: String!) {
      getSpecificBrandPage(brand_id: $brand, tag: "CONTENT-ALP", slug: $slug) {
        containers { name field_collections { name fields { name value order } children { name order } } }
      }
    }`,
    variables: { brand: brandId('ALP'), slug },
  });
  const page = data?.['getSpecificBrandPage'] as {
    readonly containers: readonly {
      readonly field_collections: readonly {
        readonly name: string;
        readonly fields: readonly { readonly name: string; readonly value: string | null }[];
        readonly children: readonly { readonly name: string }[];
      }[];
    }[];
  };
  const collections = page.containers[0]?.field_collections ?? [];
  return {
    collections: collections.map(({ name }) => name),
    value: (field: string) => collections[0]?.fields.find(({ name }) => name === field)?.value,
    components: collections[1]?.children.map(({ name }) => name),
    tags: collections[2]?.fields.map(({ name, value }) => [name, value]),
  };
}

test('an article is written with components, previewed and saved', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alp.editor', path: '/manage-content/add/announcement' });
  const stored = () => storedOverview(running.url, token, 'a-desk-of-stone');
  const rows = card(page, 'Choose Components');

  await test.step('[CONT-010, CONT-040, CONT-057] an address without a slug adds an article, with its category selected', async () => {
    await expect(page).toHaveURL(/\/manage-content\/add\/announcements$/);
    await expect(page.getByRole('heading', { name: 'Add Content', level: 1 })).toBeVisible();
    await expect(input(page, 'Category')).toHaveValue('Announcements');
    await expect(input(page, 'Category')).toHaveAttribute('readonly');
  });

  await test.step('[CONT-015] video link and alt text are locked until the article is stored', async () => {
    await expect(input(page, 'Video Link')).toBeDisabled();
    await uploadImage(card(page, 'Overview'), { name: 'desk.png' });
    await expect(input(page, 'Alt text of Banner Image')).toBeDisabled();
  });

  await test.step('the preview follows the form', async () => {
    await input(page, 'Title').fill('A desk of stone');
    await expect(preview(page).getByRole('heading', { name: 'A desk of stone' })).toBeVisible();
    await addComponent(page, 'Component 9');
    await (await openRow(rows, 'Row 1')).getByLabel('Title').fill('Opening hours');
    await addComponent(page, 'Component 10');
    await (await openRow(rows, 'Row 2')).getByLabel('Message').fill('Stone keeps its word');
    await expect(preview(page).locator('blockquote')).toHaveText('Stone keeps its word');
    await expect(preview(page).locator('.block')).toHaveCount(3);

    await dragUp(rows, { name: 'Row 2', up: 1 });
    await expect(rowOf(rows, 'Row 1')).toContainText('Stone keeps its word');
    await chooseAction(rows, 'Row 2', 'Remove Row 2');
    await expect(preview(page).getByText('Opening hours')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(rowOf(rows, 'Row 2')).toContainText('Opening hours');
    await expect(preview(page).locator('.block').last()).toHaveText('Opening hours');
  });

  await test.step('[CONT-008, CONT-042, CONT-052] creating stores everything and leads to the list', async () => {
    await saveButton(page).click();
    await expect(page.getByText('Content successfully created.')).toBeVisible();
    await expect(page).toHaveURL(/\/manage-content$/);
    expect(await stored()).toMatchObject({
      collections: ['OVERVIEW', 'COMPONENTS', 'TAGS'],
      components: ['COMPONENT-10', 'COMPONENT-9'],
    });
  });

  await test.step('[CONT-010, CONT-040] an address with a slug edits the article', async () => {
    await page.getByRole('link', { name: 'A desk of stone' }).click();
    await expect(page).toHaveURL(/\/manage-content\/announcements\/a-desk-of-stone$/);
    await expect(page.getByRole('heading', { name: 'Edit Content', level: 1 })).toBeVisible();
    await expect(rowOf(rows, 'Row 1')).toContainText('Stone keeps its word');
    expect((await stored()).value('CATEGORY')).toBe('announcements');
  });

  await test.step('[CONT-015] video link and alt text are unlocked now', async () => {
    await expect(input(page, 'Video Link')).toBeEnabled();
    await expect(input(page, 'Alt text of Banner Image')).toBeEnabled();
  });

  await test.step('[CONT-053] editing', async () => {
    await input(page, 'Sub-title').fill('Since 1975');
    await save(page, 'Update success.');
    expect((await stored()).value('SUBTITLE')).toBe('Since 1975');
  });

  await test.step('[CONT-007] CANCEL leads to the list', async () => {
    await page.getByRole('button', { name: 'CANCEL' }).click();
    await expect(page).toHaveURL(/\/manage-content$/);
  });
});

test('an article is renamed, moved to another category and loses a component', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alp.editor', path: '/manage-content/news/where-the-rain-goes' });
  const rows = card(page, 'Choose Components');
  const tags = card(page, 'Tags');
  const stored = () => storedOverview(running.url, token, 'rain-again');

  await test.step('[CONT-019] another category clears the sub category', async () => {
    // The article is not in the category news: the address is redirected to that of its category.
    await expect(page).toHaveURL(/\/manage-content\/sustainability\/where-the-rain-goes$/);
    await expect(input(page, 'Sub Category')).toHaveValue('Water');
    await input(page, 'Category').selectOption({ label: 'News' });
    await expect(input(page, 'Sub Category')).toHaveValue('');
    await expect(input(page, 'Sub Category')).toBeDisabled();
  });

  await test.step('[CONT-054] a name that is taken is reported, and the form keeps its values', async () => {
    await input(page, 'Video Link').fill('https://vimeo.com/76979871');
    await input(page, 'Title').fill('The garden street opens');
    await saveButton(page).click();
    await expect(page.getByText('Page name is already exists!').first()).toBeVisible();
    await expect(input(page, 'Video Link')).toHaveValue('https://vimeo.com/76979871');
  });

  await input(page, 'Title').fill('Rain, again');
  await chooseAction(rows, 'Row 1', 'Remove Row 1');
  for (const tag of ['rain', '  ']) {
    await tags.getByRole('textbox').or(tags.getByRole('combobox')).first().fill(tag);
    await page.keyboard.press('Enter');
  }
  const saves = sentSaves(page);
  await save(page);

  await test.step('[CONT-009, CONT-041] a new title gives a new address', async () => {
    await expect(page).toHaveURL(/\/manage-content\/news\/rain-again$/);
    await page.reload();
    await expect(input(page, 'Title')).toHaveValue('Rain, again');
    expect(await stored()).toMatchObject({ collections: ['OVERVIEW', 'COMPONENTS', 'TAGS'] });
    expect((await stored()).value('SUB-CATEGORY')).toBeNull();
    expect((await stored()).value('VIDEO-LINK')).toBe('https://vimeo.com/76979871');
  });

  await test.step('[CONT-043] a removed component is deleted before the rest is saved', async () => {
    expect((await stored()).components).toEqual(['COMPONENT-9']);
    const operations = saves.flatMap((one) => one.operations);
    expect(operations.filter((operation) => operation !== 'addOrUpdateBrandPage')).toEqual([
      'removeMultipleFieldCollection',
      'addOrUpdateContainersFCFields',
    ]);
  });

  await test.step('[CONT-028, CONT-029] each tag is a field of its own, and a blank one is not stored', async () => {
    expect((await stored()).tags).toEqual([
      ['TAG', 'water'],
      ['TAG', 'gardens'],
      ['TAG', 'rain'],
    ]);
  });
});

test('a component is copied from one article into another', async ({ enter }) => {
  const { page } = await enter({
    account: 'alp.editor',
    path: '/manage-content/blogs/small-balconies-many-plants',
    ownContext: true,
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = card(page, 'Choose Components');
  await expect(rowOf(rows, 'Row 2')).toContainText('Water less.');
  await chooseAction(rows, 'Row 2', 'Copy Row 2');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Content' }).click();
  await page.getByRole('link', { name: 'A year of quiet elevators' }).click();
  await expect(rowOf(rows, 'Row 1')).toBeVisible();
  await rows.getByRole('button', { name: 'Paste Row' }).click();
  await expect(rowOf(rows, 'Row 2')).toContainText('Water less.');
});

test('the preview runs no scripts of the content, can be hidden and shown again, and is a dialog in a narrow window', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'alp.editor', path: '/manage-content/add/vlogs' });
  await input(page, 'Title').fill('<img src=x onerror="document.title=1">');
  await addComponent(page, 'Component 9');
  const row = await openRow(card(page, 'Choose Components'), 'Row 1');
  await row.getByText('Description', { exact: true }).click();
  await row.getByLabel('Title').fill('Told <script>document.title=1</script>');
  await expect(preview(page)).toContainText('<img src=x');
  await expect(preview(page).locator('script, img[onerror], [href^="javascript"]')).toHaveCount(0);
  await saveButton(page).click();
  await expect(page.getByText('Content successfully created.')).toBeVisible();
  const stored = await storedOverview(running.url, token, 'img-src-x-onerror-document-title-1');
  expect(stored.components).toEqual(['COMPONENT-9']);

  await page.goto(`${running.url}/manage-content/vlogs/a-morning-at-the-estate`);
  await page.getByRole('button', { name: 'Mobile' }).click();
  await page.getByRole('button', { name: 'Hide preview' }).click();
  await expect(page.getByTitle('Preview', { exact: true })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByRole('button', { name: 'Mobile', pressed: true })).toBeVisible();

  await page.setViewportSize({ width: 800, height: 700 });
  await expect(page.getByTitle('Preview', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog.getByTitle('Preview', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectIdle(page);
});
