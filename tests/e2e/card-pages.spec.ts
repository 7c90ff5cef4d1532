import { expectAccessibleInLightAndDark } from './support/axe';
import { card, chooseAction, openRow, rowOf, save, saveButton } from './support/editor';
import { uploadImage } from './support/uploads';
import { expect, test } from './support/test';

test('[GAL-001, GAL-002, GAL-003, GAL-016, GAL-017, CARD-004, CARD-008, CARD-009, CARD-012, CARD-020, CARD-021] a gallery is made, renamed, featured and removed', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-gallery' });
  await expect(page.getByRole('link', { name: 'Model homes' })).toBeVisible();
  await expect(page.getByText('1 - 2 of 2 items')).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  await page.getByRole('link', { name: '+ Add Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Add Gallery', level: 1 })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await expect(page).toHaveURL(/\/manage-gallery$/);

  await page.getByRole('link', { name: '+ Add Gallery' }).click();
  await page.getByLabel('Gallery (Default)').fill('Pictures');
  await expect(saveButton(page)).toBeDisabled();
  await page.getByLabel('Title').fill('Harbor — Niño');
  const pictures = card(page, 'Images');
  await uploadImage(pictures, { name: 'pier.png' });
  await page.getByLabel('Caption of Image 1').fill('The pier');
  await uploadImage(pictures, { name: 'ferry.png' });
  await page.getByLabel('Caption of Image 2').fill('The ferry');
  await page.getByRole('button', { name: 'Move Image 2 back' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Gallery successfully created!')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-gallery$/);

  await page.getByRole('link', { name: 'Harbor — Niño' }).click();
  await expect(page).toHaveURL(/\/manage-gallery\/harbor-nino$/);
  await page.getByLabel('Title').fill('Model homes');
  await saveButton(page).click();
  await expect(page.getByText('Page name is already exists!').first()).toBeVisible();
  await page.getByLabel('Title').fill('Harbor at night');
  await save(page, 'Gallery successfully updated!');
  await expect(page).toHaveURL(/\/manage-gallery\/harbor-at-night$/);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Harbor at night');
  await expect(page.getByLabel('Gallery (Default)')).toHaveValue('Pictures');
  await expect(page.getByLabel('Caption of Image 1')).toHaveValue('The ferry');
  await expect(page.getByLabel('Caption of Image 2')).toHaveValue('The pier');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Gallery' }).click();
  const harbor = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Harbor at night' }) });
  const menu = harbor.getByRole('button', { name: 'Actions of Harbor at night' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Add to Featured' }).click();
  await expect(harbor.getByText('Featured', { exact: true })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Remove from Featured' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Page?' });
  await expect(question).toContainText('Are you sure you want to delete this page?');
  await question.getByRole('button', { name: 'CANCEL' }).click();
  await expect(harbor).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted page')).toBeVisible();
  await expect(harbor).toHaveCount(0);
});

test('[SHOW-001, SHOW-002, SHOW-003, SHOW-004, SHOW-005, SHOW-009, SHOW-012, SHOW-016, SHOW-017, SHOW-019, SHOW-020] a showroom is made, its branches put in order and removed, and found again', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor', path: '/manage-showroom' });
  const makati = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Makati showroom' }) });
  await expect(makati).toContainText('Ground floor gallery');
  await expect(makati).toContainText('Garden Wing, Makati City');
  await page.getByRole('link', { name: '+ Add Showroom' }).click();
  await expect(page).toHaveURL(/\/manage-showroom\/add$/);
  await expect(page.getByRole('heading', { name: 'Add Showroom', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await expect(page).toHaveURL(/\/manage-showroom$/);

  await page.getByRole('link', { name: '+ Add Showroom' }).click();
  await card(page, 'Page').getByLabel('Title').fill('Lake showroom');
  const rows = card(page, 'Showrooms');
  await rows.getByRole('button', { name: '+ Add Row' }).click();
  await (await openRow(rows, 'Showroom 1')).getByLabel('Title').fill('Pier');
  await saveButton(page).click();
  await expect(page.getByText('Showroom successfully created!')).toBeVisible();
  await page.getByRole('link', { name: 'Lake showroom' }).click();
  await expect(page).toHaveURL(/\/manage-showroom\/lake-showroom$/);
  await expect(page.getByRole('heading', { name: 'Edit Showroom', level: 1 })).toBeVisible();

  await rows.getByRole('button', { name: '+ Add Row' }).click();
  const branch = await openRow(rows, 'Showroom 2');
  await branch.getByLabel('Title').fill('Lake pavilion');
  await branch.getByRole('button', { name: 'Weekends' }).click();
  await branch.getByLabel('Telephone Number').fill('call us');
  await branch.getByLabel('Email').fill('nobody');
  await expect(branch.getByText('Please Enter Valid Telephone Number')).toBeVisible();
  await expect(branch.getByText('Please enter valid email')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await branch.getByLabel('Telephone Number').fill('+63 (2) 8555-0100');
  await branch.getByLabel('Email').fill('lake@alp.example');
  await expectAccessibleInLightAndDark(page);
  await chooseAction(rows, 'Showroom 2', 'Move Showroom 2 up');
  await save(page, 'Showroom successfully updated!');
  await page.reload();
  await expect(rowOf(rows, 'Showroom 2')).toContainText('Pier');
  const moved = await openRow(rows, 'Showroom 1');
  await expect(moved.getByLabel('Telephone Number')).toHaveValue('+63 (2) 8555-0100');
  await expect(moved.getByRole('checkbox', { checked: true })).toHaveCount(2);

  await chooseAction(rows, 'Showroom 2', 'Remove Showroom 2');
  await save(page, 'Showroom successfully updated!');
  await page.reload();
  await expect(rowOf(rows, 'Showroom 1')).toContainText('Lake pavilion');
  await expect(rowOf(rows, 'Showroom 2')).toHaveCount(0);
});

test('[AWD-001, AWD-002, AWD-012, AWD-013, AWD-015, AWD-016, PROP-006] an award is given, corrected and removed; a page that is gone leads to its list', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-awards' });
  await page.getByRole('link', { name: '+ Add Award' }).click();
  await expect(page).toHaveURL(/\/manage-awards\/add$/);
  await page.getByRole('textbox', { name: 'Award' }).fill('Greenest Estate');
  await page.getByLabel('Year').fill('2025');
  await page.getByLabel('Organization').fill('Council of Gardens');
  await expect(saveButton(page)).toBeDisabled();
  await uploadImage(page.getByRole('main'), { name: 'laurel.png' });
  await saveButton(page).click();
  await expect(page.getByText('Page name is already exists!').first()).toBeVisible();
  await page.getByLabel('Year').fill('2026');
  await saveButton(page).click();
  await expect(page.getByText('Award successfully created.')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-awards$/);

  const added = page.getByRole('listitem').filter({ hasText: 'Council of Gardens' });
  await expect(added.locator('img')).toBeVisible();
  await added.getByRole('link', { name: 'Greenest Estate' }).click();
  await expect(page).toHaveURL(/\/manage-awards\/edit\/greenest-estate-2026$/);
  await page.getByLabel('Organization').fill('Institute of Lakes');
  await save(page, 'Update success.');
  await page.reload();
  await expect(page.getByLabel('Organization')).toHaveValue('Institute of Lakes');
  await page.getByRole('button', { name: 'CANCEL' }).click();

  const changed = page.getByRole('listitem').filter({ hasText: 'Institute of Lakes' });
  await changed.getByRole('button', { name: 'Actions of Greenest Estate' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Page?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted page')).toBeVisible();
  await expect(changed).toHaveCount(0);

  await page.getByRole('link', { name: 'Greenest Estate' }).click();
  await expect(page).toHaveURL(/\/manage-awards\/edit\/greenest-estate-2025$/);
  await expect(page.getByLabel('Organization')).toHaveValue('Institute of Garden Cities');
  for (const [list, address] of [
    ['/manage-awards', '/manage-awards/edit/greenest-estate-2026'],
    ['/manage-properties', '/manage-properties/nothing-there'],
  ]) {
    await page.goto(`${running.url}${address}`);
    await expect(page.getByText('Page not found.')).toBeVisible();
    await expect(page).toHaveURL(`${running.url}${list}`);
  }
});
