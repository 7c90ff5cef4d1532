import { card } from './support/editor';
import {
  openSection,
  propertyPath,
  removeStoredUnit,
  saveSection,
  sectionOf,
  storedUnits,
  unitTab,
} from './support/properties';
import { expect, test } from './support/test';

test('units are added, renamed and removed, and a change in one is not lost in another', async ({ enter, running }) => {
  const property = { url: running.url, brand: 'AVIDA', slug: 'turf-residences' } as const;
  const { page, token } = await enter({ account: 'avida.editor', path: propertyPath(property.slug) });
  const names = async () => (await storedUnits({ ...property, token })).map(({ name, order }) => `${order} ${name}`);
  await expect(unitTab(page, 'Tower 1')).toHaveAttribute('aria-current', 'true');
  const first = await openSection(page, 'Construction Updates');
  await first.getByLabel('Percentage').fill('61');

  await test.step('with the form of the page collapsed', async () => {
    await card(page, 'Property').getByLabel('Terrain').fill('Hilly');
    await page.getByRole('button', { name: 'Hide page details' }).click();
    await expect(card(page, 'Property')).toBeHidden();
    await page.getByRole('button', { name: 'Show page details unsaved changes' }).click();
    await expect(card(page, 'Property').getByLabel('Terrain')).toHaveValue('Hilly');
    await page.getByRole('button', { name: 'Hide page details' }).click();
    await expect(first.getByLabel('Percentage')).toBeInViewport();
  });

  await test.step('[PROPU-003] added', async () => {
    await page.getByRole('button', { name: '+ Add unit', exact: true }).click();
    await expect(unitTab(page, 'NEW-UNIT')).toHaveAttribute('aria-current', 'true');
    await expect(unitTab(page, 'Tower 1 unsaved changes')).toBeVisible();
    await expect(sectionOf(page, 'Construction Updates').getByLabel('Percentage')).toHaveValue('');
    expect(await names()).toEqual(['0 Tower 1', '1 Tower 2', '2 NEW-UNIT']);
  });

  await test.step('[PROPU-004, PROPU-005] renamed on leaving the input, and not to an empty name', async () => {
    await page.getByRole('button', { name: 'Rename NEW-UNIT' }).click();
    await page.getByRole('textbox', { name: 'Name of the unit' }).fill('');
    await page.keyboard.press('Enter');
    await expect(unitTab(page, 'NEW-UNIT')).toBeVisible();
    await page.getByRole('button', { name: 'Rename NEW-UNIT' }).click();
    await page.getByRole('textbox', { name: 'Name of the unit' }).fill('Tower 3 — Niño');
    await page.getByRole('tab', { name: 'Construction Updates' }).focus();
    await expect(page.getByText('SAVED!')).toBeVisible();
    await expect(unitTab(page, 'Tower 3 — Niño')).toBeVisible();
  });

  await test.step('[PROPU-010] nothing is lost', async () => {
    await unitTab(page, 'Tower 1').click();
    await expect(unitTab(page, 'Tower 1')).toHaveAttribute('aria-current', 'true');
    await expect(sectionOf(page, 'Construction Updates').getByLabel('Percentage')).toHaveValue('61');
    await saveSection(page, 'SAVED!');
    await expect(unitTab(page, 'Tower 1 unsaved changes')).toHaveCount(0);
  });

  await test.step('[PROPU-006, PROPU-007, PROPU-008] the open one of several is removed, after confirmation', async () => {
    await unitTab(page, 'Tower 2').click();
    await expect(unitTab(page, 'Tower 2')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Remove Tower 1' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Tower 2' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Tower 2' });
    await expect(question).toContainText('Do you want to delete these items?');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(unitTab(page, 'Tower 2')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Tower 2' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(unitTab(page, 'Tower 2')).toHaveCount(0);
    expect(await names()).toEqual(['0 Tower 1', '1 Tower 3 — Niño']);
    await page.reload();
    await expect(unitTab(page, 'Tower 3 — Niño')).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Remove Tower 3 — Niño' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(unitTab(page, 'Tower 1')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Remove Tower 1' })).toHaveCount(0);
  });
});

test('a unit that somebody else removed is reported and put back, and what was typed is saved in it', async ({
  enter,
  running,
}) => {
  const property = { url: running.url, brand: 'AVIDA', slug: 'verde-parkhomes' } as const;
  const { page, token } = await enter({
    account: 'avida.editor',
    path: `${propertyPath(property.slug)}?section=amenities`,
  });
  const title = sectionOf(page, 'Amenities').getByLabel('Title', { exact: true });
  const notice = page.getByText('The unit does not exist any more. What you entered stays here.').first();
  const putBack = page.getByRole('button', { name: 'Put the unit back' });
  await unitTab(page, 'Phase 2').click();
  await expect(unitTab(page, 'Phase 2')).toHaveAttribute('aria-current', 'true');
  const amenities = card(page, 'Amenities').getByRole('button', { name: /^Amenity / });
  await expect(amenities).toHaveCount(3);

  await test.step('while it is edited', async () => {
    await title.fill('Typed for nothing?');
    await removeStoredUnit({ ...property, token, unit: 'Phase 2' });
    await page.getByRole('button', { name: 'SAVE', exact: true }).click();
    await expect(notice).toBeVisible();
    await expect(title).toHaveValue('Typed for nothing?');
    await expect(page.getByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    // The buttons stay at the end of the bar, however much room the reason next to them takes.
    const width = 1100;
    await page.setViewportSize({ width, height: 800 });
    const cancel = await page.getByRole('button', { name: 'CANCEL', exact: true }).boundingBox();
    expect(cancel?.x).toBeGreaterThan(width / 2);
    await putBack.click();
    await expect(putBack).toHaveCount(0);
    await saveSection(page, 'Update Success.');
    await page.reload();
    await expect(title).toHaveValue('Typed for nothing?');
    await expect(amenities).toHaveCount(3);
  });

  await test.step('by a draft of an earlier visit', async () => {
    await title.fill('Second thoughts');
    await removeStoredUnit({ ...property, token, unit: 'Phase 2' });
    await page.getByRole('button', { name: 'SAVE', exact: true }).click();
    await expect(notice).toBeVisible();
    await page.reload();
    await putBack.click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Keep the chosen values' }).click();
    await expect(title).toHaveValue('Second thoughts');
    await saveSection(page, 'Update Success.');
  });

  await test.step('the changes of a single section are discarded', async () => {
    await title.fill('Third thoughts');
    await page.getByRole('group', { name: 'Amenities only' }).getByRole('button', { name: 'Discard' }).click();
    await expect(title).toHaveValue('Second thoughts');
  });
});
