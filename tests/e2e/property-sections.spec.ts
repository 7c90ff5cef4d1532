import { card, chooseAction, openRow } from './support/editor';
import { openSection, propertyPath, saveSection, sectionOf } from './support/properties';
import { sentSaves } from './support/sent';
import { expect, test } from './support/test';

test('every section of a property with one unit is saved by itself', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: propertyPath('lakeside-greens') });
  const sent = sentSaves(page);

  await test.step('overview', async () => {
    const overview = await openSection(page, 'Overview');
    await overview.getByLabel('Status').selectOption('Sold out');
    await saveSection(page, 'Update Success.');
  });

  await test.step('locations', async () => {
    const locations = await openSection(page, 'Locations & Landmarks');
    await locations.getByLabel('Region').selectOption('Visayas');
    const landmarks = card(page, 'Landmarks');
    await landmarks.getByRole('button', { name: '+ Add Row' }).click();
    const added = await openRow(landmarks, 'Landmark 4');
    await added.getByLabel('Establishment Name').fill('Market — Niño');
    await saveSection(page, 'Update Success.');
  });

  await test.step('[PROPO-013, PROPL-012] which each replace the collection that is there', () => {
    expect(sent.map(({ operations }) => operations)).toEqual([['replaceFieldCollection'], ['replaceFieldCollection']]);
  });

  await test.step('amenities', async () => {
    await openSection(page, 'Amenities');
    await chooseAction(card(page, 'Amenities'), 'Amenity 1', 'Move Amenity 1 down');
    await saveSection(page, 'Update Success.');
  });

  await test.step('floor plans', async () => {
    await openSection(page, 'Floor Plans');
    const plan = await openRow(card(page, 'Unit Plans'), 'Unit Plan 1');
    const area = await openRow(plan, 'Area 1');
    await area.getByLabel('In sqm').fill('20');
    await expect(area.getByLabel('In sqft')).toHaveValue('215');
    await saveSection(page, 'SAVED!');
  });

  await test.step('construction updates', async () => {
    const updates = await openSection(page, 'Construction Updates');
    await updates.getByRole('textbox', { name: 'Construction End Date' }).fill('12/2030');
    await card(page, 'Updates').getByRole('button', { name: '+ Add Row' }).click();
    const row = await openRow(card(page, 'Updates'), 'Construction Update 3');
    await row.getByLabel('Construction Update').fill('Roof');
    await saveSection(page, 'SAVED!');
  });

  await test.step('all of it is there after reloading', async () => {
    await page.reload();
    const updates = sectionOf(page, 'Construction Updates');
    await expect(updates.getByRole('textbox', { name: 'Construction End Date' })).toHaveValue('12/2030');
    await expect(card(page, 'Updates').getByRole('button', { name: /^Construction Update 3 / })).toContainText('Roof');
    const overview = await openSection(page, 'Overview');
    await expect(overview.getByLabel('Status')).toHaveValue('Sold out');
    await openSection(page, 'Locations & Landmarks');
    await expect(card(page, 'Landmarks').getByRole('button', { name: /^Landmark 4 / })).toContainText('Market — Niño');
    await openSection(page, 'Amenities');
    await expect(card(page, 'Amenities').getByRole('button', { name: /^Amenity 1 / })).toContainText('Sky lounge');
    await openSection(page, 'Floor Plans');
    const plan = await openRow(card(page, 'Unit Plans'), 'Unit Plan 1');
    await expect((await openRow(plan, 'Area 1')).getByLabel('In sqft')).toHaveValue('215');
  });

  await test.step('[PROPO-015] the list knows the new status, on the card and in its filter', async () => {
    const lakeside = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Lakeside Greens' }) });
    await page.getByRole('link', { name: 'Manage Properties' }).first().click();
    await expect(lakeside).toContainText('Sold out');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Sold out' }).click();
    await expect(lakeside).toBeVisible();
  });
});
