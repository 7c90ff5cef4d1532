import { expectAccessibleInLightAndDark } from './support/axe';
import { card, chooseAction, openRow } from './support/editor';
import { openSection, propertyPath, saveSection, sectionOf, storedUnits, unitTab } from './support/properties';
import { expect, test } from './support/test';
import { uploadImage } from './support/uploads';

test('[NAV-005, CARD-003, PROP-001, PROP-007, PROP-008, PROP-009, PROP-010, PROP-011, PROP-012, PROP-040, CARD-001, CARD-002, CARD-006, CARD-019, CARD-026] properties are found by their status, location and type', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-company-information' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Properties' }).click();
  await expect(page.getByRole('heading', { name: 'Properties', level: 1 })).toBeVisible();
  const towers = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Central Park Towers' }) });
  await expect(towers).toContainText('Quezon City');
  await expect(towers).toContainText('PHP 4.5M - 11.25M');
  await expect(towers).toContainText('Pre-Selling');
  await expect(towers).toContainText('Condominium');
  await expect(page.getByText('1 - 10 of 11 items')).toBeVisible();
  await expect(page.getByRole('link', { name: '+ Add Property' })).toBeVisible();
  const tops = await page
    .getByRole('list', { name: 'Properties' })
    .getByRole('listitem')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  await expectAccessibleInLightAndDark(page);

  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Status: All',
    'Currently Selling',
    'New Launches',
    'Pre-Selling',
    'Pre-Selling and RFO (Ready for Occupancy)',
    'RFO (Ready for Occupancy)',
    'Sold out',
  ]);
  await page.getByRole('option', { name: 'Pre-Selling', exact: true }).click();
  await expect(page.getByText('1 - 2 of 2 items')).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Leisure' }).click();
  await expect(page.getByText('1 - 1 of 1 items')).toBeVisible();
  await expect(page).toHaveURL(/status=Pre-Selling/);
  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option', { name: 'Taguig' }).click();
  await expect(page.getByText('No results found')).toBeVisible();
});

test('[PROP-003, PROP-004, PROP-005, PROP-016, PROP-023, PROP-024, PROP-025, PROP-026, PROP-027, PROP-033, PROP-041, PROP-042, PROP-045, PROP-046, PROP-049, PROPU-001] a property is published, gets its unit, and is renamed', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'amaia.editor', path: '/manage-properties/add/house-and-lot' });
  await expect(page.getByRole('heading', { name: 'Add Property', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Property Type')).toHaveValue('House and Lot');
  await expect(page.getByLabel('Property Type')).toHaveAttribute('readonly');
  const form = card(page, 'Property');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeDisabled();
  await form.getByLabel('Terrain').fill('Rolling');
  await expect(form.getByText('Project Name is required.')).toBeVisible();
  await expect(form.getByText('Image logo is required.')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await form.getByLabel('Project Name').fill('Scapes Laguna');
  await uploadImage(form.locator('.f-cell', { hasText: 'Image Logo' }), { name: 'logo.png' });
  await publish.click();
  const question = page.getByRole('dialog', { name: 'Publish' });
  await expect(question).toContainText('Are you sure you want to publish?');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(/add\/house-and-lot$/);
  await publish.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Page name is already exists!').first()).toBeVisible();

  await form.getByLabel('Project Name').fill('Lake Walk');
  await publish.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Project has successfully created')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-properties\/lake-walk$/);
  await expect(page.getByRole('heading', { name: 'Edit Property', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Locations & Landmarks',
    'Amenities',
    'Floor Plans',
    'Construction Updates',
  ]);
  await expect(unitTab(page, 'NEW-UNIT')).toBeVisible();
  const units = await storedUnits({ url: running.url, token, brand: 'AMAIA', slug: 'lake-walk' });
  expect(units.map(({ name, children }) => [name, children.length])).toEqual([['NEW-UNIT', 5]]);

  const amenities = await openSection(page, 'Amenities');
  await amenities.getByLabel('Title', { exact: true }).fill('Not saved yet');
  await expect(page.getByLabel('Property Type')).toHaveAttribute('readonly');
  await card(page, 'Property').getByLabel('Project Name').fill('Lake Walk West');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saveQuestion = page.getByRole('dialog', { name: 'Save' });
  await expect(saveQuestion).toContainText('Are you sure you want to save?');
  await saveQuestion.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Update Success', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/manage-properties\/lake-walk-west\?.*section=amenities/);
  await expect(amenities.getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
  await saveSection(page, 'Update Success.');
  await page.reload();
  await expect(sectionOf(page, 'Amenities').getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
});

test('[PROPU-002, PROPO-001, PROPO-013, PROPO-015, PROPL-001, PROPL-012, PROPL-009, PROPA-002, PROPA-003, PROPF-005, PROPF-006, PROPF-008, PROPF-009, PROPF-022, PROPC-002, PROPC-012, PROPC-013, PROPC-004] every section of a property with one unit is saved by itself', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor', path: propertyPath('lakeside-greens') });

  await test.step('overview', async () => {
    const overview = await openSection(page, 'Overview');
    await expect(page.getByRole('navigation', { name: 'Units' })).toHaveCount(0);
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

  await test.step('amenities', async () => {
    await openSection(page, 'Amenities');
    await chooseAction(card(page, 'Amenities'), 'Amenity 1', 'Move Amenity 1 down');
    await saveSection(page, 'Update Success.');
  });

  await test.step('floor plans', async () => {
    await openSection(page, 'Floor Plans');
    const plan = await openRow(card(page, 'Unit Plans'), 'Unit Plan 1');
    const area = await openRow(plan, 'Area 1');
    await area.getByLabel('In sqm').fill('10');
    await expect(area.getByLabel('In sqft')).toHaveValue('108');
    await chooseAction(plan, 'Area 2', 'Remove Area 2');
    const question = page.getByRole('dialog', { name: 'Remove Area 2' });
    await expect(question).toContainText('Are you sure you want to delete?');
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(plan.getByRole('button', { name: /^Area 2 / })).toHaveCount(0);
    await chooseAction(plan, 'Area 1', 'Remove Area 1');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(area.getByLabel('In sqm')).toHaveValue('');
    await area.getByLabel('In sqm').fill('20');
    await saveSection(page, 'SAVED!');
  });

  await test.step('construction updates', async () => {
    const updates = await openSection(page, 'Construction Updates');
    await updates.getByRole('textbox', { name: 'Construction End Date' }).fill('13/2030');
    await expect(updates.getByText('Please enter a valid date.')).toBeVisible();
    await updates.getByRole('textbox', { name: 'Construction End Date' }).fill('03/2025');
    await expect(updates.getByText('Construction End Date must be later than Construction Start Date.')).toBeVisible();
    await updates.getByRole('textbox', { name: 'Construction End Date' }).fill('12/2030');
    await card(page, 'Updates').getByRole('button', { name: '+ Add Row' }).click();
    await (
      await openRow(card(page, 'Updates'), 'Construction Update 3')
    )
      .getByLabel('Construction Update')
      .fill('Roof');
    await saveSection(page, 'SAVED!');
    await expectAccessibleInLightAndDark(page);
  });

  await test.step('after reloading', async () => {
    await page.reload();
    await expect(
      sectionOf(page, 'Construction Updates').getByRole('textbox', { name: 'Construction End Date' }),
    ).toHaveValue('12/2030');
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
    await page.getByRole('link', { name: 'Manage Properties' }).first().click();
    const lots = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Lakeside Greens' }) });
    await expect(lots).toContainText('Sold out');
  });
});

test('[PROPF-014, PROPF-020] a problem deep in an unopened row is found from the summary, and leaving asks once for all forms', async ({
  enter,
}) => {
  const { page } = await enter({
    account: 'avida.editor',
    path: `${propertyPath('towers-davao')}?section=floor-plans`,
  });
  const plans = card(page, 'Unit Plans');
  const area = await openRow(await openRow(plans, 'Unit Plan 2'), 'Area 3');
  await area.getByLabel('In sqm').fill('-4');
  await plans.getByRole('button', { name: /^Unit Plan 2 / }).click();
  await card(page, 'Property').getByLabel('Terrain').fill('Hilly');
  await page.getByRole('button', { name: '2 problems', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /In sqm must be a positive number\./ })
    .click();
  await expect(area.getByLabel('In sqm')).toBeFocused();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Gallery' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('tab', { name: 'Floor Plans unsaved changes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Floor Plans' }).click();
  await expect(area.getByLabel('In sqm')).toHaveValue('-4');
  await page.reload();
  await expect(page.getByText(/^Restore your changes of /)).toHaveCount(2);
});

test('[NAV-006, PROP-002, CARD-013, CARD-024, CARD-025] the staff of ALISI see the properties of every brand, and change but their own', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alisi.editor', path: '/manage-properties?brand=AVIDA' });
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveText('AVIDA');
  await expect(page.getByText('Central Park Towers')).toBeVisible();
  await expect(page.getByRole('link', { name: '+ Add Property' })).toHaveCount(0);
  const towers = page.getByRole('listitem').filter({ hasText: 'Central Park Towers' });
  await towers.getByRole('button', { name: 'Actions of Central Park Towers' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Add to Featured']);
  await page.getByRole('menuitem', { name: 'Add to Featured' }).click();
  await expect(towers.getByText('Featured', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Brand' }).click();
  await page.getByRole('option', { name: 'ALISI' }).click();
  await expect(page.getByRole('link', { name: 'Greenways Estate' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+ Add Property' })).toBeVisible();
  const { page: avida } = await enter({ account: 'avida.editor', path: '/manage-properties' });
  await expect(avida.getByRole('link', { name: 'Central Park Towers' })).toBeVisible();
  await expect(avida.getByRole('combobox', { name: 'Brand' })).toHaveCount(0);
  await expect(
    avida.getByRole('listitem').filter({ hasText: 'Central Park Towers' }).getByText('Featured', { exact: true }),
  ).toHaveCount(0);
});
