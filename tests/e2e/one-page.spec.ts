import { card } from './support/editor';
import { openSection, propertyPath, savePage, saveSection, sectionOf, unitTab } from './support/properties';
import { sentSaves } from './support/sent';
import { expect, test } from './support/test';

const SLUG = 'central-park-towers';

test('a property is one page: unsaved changes of its form and its units are listed, and saved together', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: propertyPath(SLUG) });
  const sent = sentSaves(page);
  const terrain = card(page, 'Property').getByLabel('Terrain');
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await expect(outline).toHaveCount(1);
  const amenities = await openSection(page, 'Amenities');

  await test.step('changed in three forms, in two units', async () => {
    await terrain.fill('Rolling');
    await amenities.getByLabel('Title', { exact: true }).fill('Room to roam');
    await outline.getByRole('link', { name: 'Tower 2' }).click();
    await expect(unitTab(page, 'Tower 2')).toHaveAttribute('aria-current', 'true');
    await outline.getByRole('link', { name: 'Construction Updates' }).click();
    await sectionOf(page, 'Construction Updates').getByLabel('Percentage').fill('73');
    await expect(
      page.getByText(/^Unsaved: Property, Tower 1 › Amenities, Tower 2 › Construction Updates/),
    ).toBeVisible();
    await expect(outline.getByRole('link', { name: 'Tower 1 unsaved changes' })).toBeVisible();
  });

  await test.step('undone where it was typed', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(sectionOf(page, 'Construction Updates').getByLabel('Percentage')).not.toHaveValue('73');
    await expect(terrain).toHaveValue('Rolling');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(sectionOf(page, 'Construction Updates').getByLabel('Percentage')).toHaveValue('73');
  });

  await test.step('stored with one document', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('dialog', { name: 'Save' }).getByRole('button', { name: 'Yes' }).click();
    await expect(
      page.getByText('Saved: Property, Tower 1 › Amenities, Tower 2 › Construction Updates', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Nothing changed yet')).toHaveCount(1);
    expect(sent).toHaveLength(1);
  });

  await test.step('unchanged after reloading', async () => {
    await page.reload();
    await expect(terrain).toHaveValue('Rolling');
    await expect(sectionOf(page, 'Construction Updates').getByLabel('Percentage')).toHaveValue('73');
    await unitTab(page, 'Tower 1').click();
    await openSection(page, 'Amenities');
    await expect(amenities.getByLabel('Title', { exact: true })).toHaveValue('Room to roam');
  });
});

test('a problem in a hidden form blocks saving the page, and its tab opens', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: `${propertyPath(SLUG)}?section=floor-plans` });
  const floors = sectionOf(page, 'Floor Plans').getByLabel('No. of Floors');
  await floors.fill('-4');
  await openSection(page, 'Amenities');
  await card(page, 'Property').getByLabel('Terrain').fill('Steep');
  await page.getByRole('button', { name: '1 problem: No. of Floors' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /No\. of Floors must be a positive number\./ })
    .click();
  await expect(floors).toBeFocused();
  await floors.fill('44');
  await savePage(page);
});

test('a conflict in one form is asked about, and then the whole page is saved', async ({ enter }) => {
  const path = `${propertyPath(SLUG)}?section=amenities`;
  const { page: mine } = await enter({ account: 'avida.editor', path });
  const { page: theirs } = await enter({ account: 'avida.editor', path });
  const titleOf = (page: typeof mine) => sectionOf(page, 'Amenities').getByLabel('Title', { exact: true });
  await card(mine, 'Property').getByLabel('Terrain').fill('Coastal');
  await titleOf(mine).fill('Mine');
  await titleOf(theirs).fill('Theirs');
  await saveSection(theirs, 'Update Success.');
  await openSection(mine, 'Overview');
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await mine.getByRole('dialog', { name: 'Save' }).getByRole('button', { name: 'Yes' }).click();
  const choice = mine.getByRole('dialog', { name: 'Choose what to keep' });
  await expect(choice).toContainText('Theirs: Theirs');
  await choice.getByRole('button', { name: 'Keep the chosen values' }).click();
  await expect(mine.getByText('Saved: Property, Tower 1 › Amenities', { exact: true })).toBeVisible();
  await mine.reload();
  await expect(card(mine, 'Property').getByLabel('Terrain')).toHaveValue('Coastal');
  await expect(titleOf(mine)).toHaveValue('Mine');
});
