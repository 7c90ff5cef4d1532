import { card, chooseAction, openRow, rowOf, save, saveButton } from './support/editor';
import { sentSaves } from './support/sent';
import { expect, test } from './support/test';
import { uploadImage } from './support/uploads';

test('a gallery is made, renamed, featured and removed', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-gallery' });
  const harbor = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Harbor at night' }) });
  const menu = harbor.getByRole('button', { name: 'Actions of Harbor at night' });

  await test.step('[GAL-001, CARD-004] the list has a card for each gallery, after one that adds', async () => {
    await expect(page.getByRole('link', { name: 'Model homes' })).toBeVisible();
    await expect(page.getByText('1 - 2 of 2 items')).toBeVisible();
    const cards = page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await expect(cards.first().getByRole('link')).toHaveText('+ Add Gallery');
    await expect(cards.first().getByRole('link')).toHaveCSS('border-style', 'dashed');
  });

  await test.step('[GAL-002, GAL-003] it opens the form, and CANCEL the list again', async () => {
    await page.getByRole('link', { name: '+ Add Gallery' }).click();
    await expect(page).toHaveURL(/\/manage-gallery\/add$/);
    await expect(page.getByRole('heading', { name: 'Add Gallery', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'CANCEL' }).click();
    await expect(page).toHaveURL(/\/manage-gallery$/);
  });

  await test.step('[GAL-016] creating', async () => {
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
  });

  await test.step('[GAL-002, GAL-017] its address opens it; a new title is a new address', async () => {
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
  });

  await test.step('[CARD-008, CARD-009, CARD-012] the menu features it and takes it back', async () => {
    await page.getByRole('button', { name: 'CANCEL' }).click();
    const saves = sentSaves(page);
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Add to Featured', 'Publish or hide at…', 'Delete']);
    await page.getByRole('menuitem', { name: 'Add to Featured' }).click();
    await expect(harbor.getByText('Featured', { exact: true })).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Remove from Featured' }).click();
    await expect(harbor.getByText('Featured', { exact: true })).toHaveCount(0);
    expect(saves.map(({ operations }) => operations)).toEqual([['addOrUpdateBrandPage'], ['addOrUpdateBrandPage']]);
    expect(saves.map(({ variables }) => variables['item'])).toMatchObject([{ featured: true }, { featured: false }]);
  });

  await test.step('[CARD-020, CARD-021] deleting asks first', async () => {
    const saves = sentSaves(page);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Page?' });
    await expect(question).toContainText('Are you sure you want to delete this page?');
    await question.getByRole('button', { name: 'CANCEL' }).click();
    await expect(harbor).toBeVisible();
    expect(saves).toEqual([]);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Successfully deleted page')).toBeVisible();
    await expect(harbor).toHaveCount(0);
    expect(saves.map(({ operations }) => operations)).toEqual([['removePage']]);
  });
});

test('a showroom is made, its branches put in order and removed, and found again', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: '/manage-showroom' });
  const rows = card(page, 'Showrooms');

  await test.step('[SHOW-001, SHOW-002] a card has the name, first branch, its address and its picture', async () => {
    const makati = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Makati showroom' }) });
    await expect(makati).toContainText('Ground floor gallery');
    await expect(makati).toContainText('Garden Wing, Makati City');
    await expect(makati.locator('img')).toHaveJSProperty('complete', true);
  });

  await test.step('[SHOW-003, SHOW-004, SHOW-005] the form to add one, and CANCEL', async () => {
    await page.getByRole('link', { name: '+ Add Showroom' }).click();
    await expect(page).toHaveURL(/\/manage-showroom\/add$/);
    await expect(page.getByRole('heading', { name: 'Add Showroom', level: 1 })).toBeVisible();
    await expect(saveButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'CANCEL' }).click();
    await expect(page).toHaveURL(/\/manage-showroom$/);
  });

  await test.step('[SHOW-019] creating', async () => {
    await page.getByRole('link', { name: '+ Add Showroom' }).click();
    await card(page, 'Page').getByLabel('Title').fill('Lake showroom');
    await rows.getByRole('button', { name: '+ Add Row' }).click();
    await (await openRow(rows, 'Showroom 1')).getByLabel('Title').fill('Pier');
    await saveButton(page).click();
    await expect(page.getByText('Showroom successfully created!')).toBeVisible();
  });

  await test.step('[SHOW-003, SHOW-004] its address opens it', async () => {
    await page.getByRole('link', { name: 'Lake showroom' }).click();
    await expect(page).toHaveURL(/\/manage-showroom\/lake-showroom$/);
    await expect(page.getByRole('heading', { name: 'Edit Showroom', level: 1 })).toBeVisible();
  });

  const branch = await test.step('[SHOW-016, SHOW-017] a wrong number and address are refused', async () => {
    await rows.getByRole('button', { name: '+ Add Row' }).click();
    const added = await openRow(rows, 'Showroom 2');
    await added.getByLabel('Title').fill('Lake pavilion');
    await added.getByRole('button', { name: 'Weekends' }).click();
    await added.getByLabel('Telephone Number').fill('call us');
    await added.getByLabel('Email').fill('nobody');
    await page.keyboard.press('Tab');
    await expect(added.getByText('Please Enter Valid Telephone Number')).toBeVisible();
    await expect(added.getByText('Please enter valid email')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    return added;
  });

  await test.step('[SHOW-020] editing stores a branch in its place, and removes one', async () => {
    await branch.getByLabel('Telephone Number').fill('+63 (2) 8555-0100');
    await branch.getByLabel('Email').fill('lake@alp.example');
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
});

test('an award is given, corrected and removed', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-awards' });
  const changed = page.getByRole('listitem').filter({ hasText: 'Institute of Lakes' });

  await test.step('[AWD-001, AWD-002] the list has cards, and the first adds one', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: 'Institute of Garden Cities' })).toBeVisible();
    await page.getByRole('link', { name: '+ Add Award' }).click();
    await expect(page).toHaveURL(/\/manage-awards\/add$/);
  });

  await test.step('[AWD-013] a name that is taken is told as it is', async () => {
    await page.getByRole('textbox', { name: 'Award' }).fill('Greenest Estate');
    await page.getByLabel('Year').fill('2025');
    await page.getByRole('textbox', { name: 'Organization' }).fill('Council of Gardens');
    await expect(saveButton(page)).toBeDisabled();
    await uploadImage(page.getByRole('main'), { name: 'laurel.png' });
    await saveButton(page).click();
    await expect(page.getByText('Page name is already exists!').first()).toBeVisible();
  });

  await test.step('[AWD-012] creating', async () => {
    await page.getByLabel('Year').fill('2026');
    await saveButton(page).click();
    await expect(page.getByText('Award successfully created.')).toBeVisible();
    await expect(page).toHaveURL(/\/manage-awards$/);
  });

  await test.step('[AWD-016] a card has name and logo', async () => {
    const added = page.getByRole('listitem').filter({ hasText: 'Council of Gardens' });
    await expect(added.locator('img')).toHaveJSProperty('complete', true);
    await added.getByRole('link', { name: 'Greenest Estate' }).click();
  });

  await test.step('[AWD-002, AWD-015] its address opens it, and editing says so', async () => {
    await expect(page).toHaveURL(/\/manage-awards\/edit\/greenest-estate-2026$/);
    await page.getByRole('textbox', { name: 'Organization' }).fill('Institute of Lakes');
    await save(page, 'Update success.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Organization' })).toHaveValue('Institute of Lakes');
  });

  await test.step('[AWD-016] deleting asks first', async () => {
    await page.getByRole('button', { name: 'CANCEL' }).click();
    await changed.getByRole('button', { name: 'Actions of Greenest Estate' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete Page?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Successfully deleted page')).toBeVisible();
    await expect(changed).toHaveCount(0);
  });

  await test.step('another one of the same name has kept its own address', async () => {
    await page.getByRole('link', { name: 'Greenest Estate' }).click();
    await expect(page).toHaveURL(/\/manage-awards\/edit\/greenest-estate-2025$/);
    await expect(page.getByRole('textbox', { name: 'Organization' })).toHaveValue('Institute of Garden Cities');
  });
});

test('a page that is gone leads to its list', async ({ enter, running }) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-awards/edit/greenest-estate-1901' });
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(page).toHaveURL(`${running.url}/manage-awards`);

  await test.step('[PROP-006] a property too', async () => {
    await page.goto(`${running.url}/manage-properties/nothing-there`);
    await expect(page.getByText('Page not found.')).toBeVisible();
    await expect(page).toHaveURL(`${running.url}/manage-properties`);
  });
});
