import { card, showProblems } from './support/editor';
import { openSection, sectionOf, storedUnits, unitTab } from './support/properties';
import { refuseSaves, sentSaves } from './support/sent';
import { expect, test } from './support/test';
import { uploadImage } from './support/uploads';

test('a property is published, gets its unit, and is renamed', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'amaia.editor', path: '/manage-properties/add/house-and-lot' });
  const form = card(page, 'Property');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const question = page.getByRole('dialog', { name: 'Publish' });

  await test.step('[PROP-003, PROP-004, PROP-016] the address for adding one of a type', async () => {
    await expect(page.getByRole('heading', { name: 'Add Property', level: 1 })).toBeVisible();
    await expect(page.getByLabel('Property Type')).toHaveValue('House and Lot');
    await expect(page.getByLabel('Property Type')).toHaveAttribute('readonly');
  });

  await test.step('[PROP-027, PROP-033] missing values are reported', async () => {
    await expect(publish).toBeDisabled();
    await form.getByLabel('Terrain').fill('Rolling');
    await showProblems(page);
    await expect(form.getByText('Project Name is required.')).toBeVisible();
    await expect(form.getByText('Image logo is required.')).toBeVisible();
    await uploadImage(form.locator('.f-cell', { hasText: 'Image Logo' }), { name: 'logo.png' });
  });

  const saves = sentSaves(page);
  await test.step('[PROP-024] publishing asks first', async () => {
    await form.getByLabel('Project Name').fill('Scapes Laguna');
    await publish.click();
    await expect(question).toContainText('Are you sure you want to publish?');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL(/add\/house-and-lot$/);
    expect(saves).toEqual([]);
  });

  await test.step('[PROP-046] a name that is taken is reported as such, any other failure in general terms', async () => {
    await publish.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Page name is already exists!').first()).toBeVisible();
    await form.getByLabel('Project Name').fill('Lake Walk');
    await refuseSaves(page);
    await publish.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('[PROP-023, PROP-025, PROP-041] published, it has an address of its own', async () => {
    await publish.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Project has successfully created')).toBeVisible();
    await expect(page).toHaveURL(/\/manage-properties\/lake-walk$/);
  });

  await test.step('[PROP-005, PROP-016, PROP-049] the address opens it with its sections', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Edit Property', level: 1 })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'Overview',
      'Locations & Landmarks',
      'Amenities',
      'Floor Plans',
      'Construction Updates',
    ]);
  });

  await test.step('[PROPU-001, PROP-042] its unit is above the sections', async () => {
    await expect(unitTab(page, 'NEW-UNIT')).toBeVisible();
    const unit = (await unitTab(page, 'NEW-UNIT').boundingBox())!;
    expect(unit.y).toBeLessThan((await page.getByRole('tab').first().boundingBox())!.y);
    const units = await storedUnits({ url: running.url, token, brand: 'AMAIA', slug: 'lake-walk' });
    expect(units.map(({ name, children }) => [name, children.length])).toEqual([['NEW-UNIT', 5]]);
  });

  const amenities = await openSection(page, 'Amenities');
  await amenities.getByLabel('Title', { exact: true }).fill('Not saved yet');
  await test.step('[PROP-023, PROP-024, PROP-026] saving an edited property asks first, too', async () => {
    await expect(page.getByLabel('Property Type')).toHaveAttribute('readonly');
    await form.getByLabel('Project Name').fill('Lake Walk West');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const saveQuestion = page.getByRole('dialog', { name: 'Save' });
    await expect(saveQuestion).toContainText('Are you sure you want to save?');
    await saveQuestion.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Saved: Property, NEW-UNIT › Amenities', { exact: true })).toBeVisible();
  });

  await test.step('[PROP-045] a new name gives a new address, and the open section stays', async () => {
    await expect(page).toHaveURL(/\/manage-properties\/lake-walk-west\?.*section=amenities/);
    await expect(amenities.getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
    await page.reload();
    await expect(sectionOf(page, 'Amenities').getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
  });
});
