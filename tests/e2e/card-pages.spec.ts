import { expectAccessibleInLightAndDark } from './support/axe';
import { card, openRow, save, saveButton } from './support/editor';
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

test('[SHOW-001, SHOW-002, SHOW-003, SHOW-004, SHOW-009, SHOW-012, SHOW-016, SHOW-017, SHOW-020] a showroom gets a branch with its days, hours and numbers', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor', path: '/manage-showroom' });
  const makati = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Makati showroom' }) });
  await expect(makati).toContainText('Ground floor gallery');
  await expect(makati).toContainText('Garden Wing, Makati City');
  await page.getByRole('link', { name: 'Makati showroom' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Showroom', level: 1 })).toBeVisible();
  const rows = card(page, 'Showrooms');
  await rows.getByRole('button', { name: 'Add Row' }).click();
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
  await save(page, 'Showroom successfully updated!');
  await expectAccessibleInLightAndDark(page);
  await page.reload();
  const again = await openRow(card(page, 'Showrooms'), 'Showroom 2');
  await expect(again.getByLabel('Telephone Number')).toHaveValue('+63 (2) 8555-0100');
  await expect(
    again
      .getByRole('checkbox', { name: 'Saturday' })
      .or(again.getByRole('button', { name: 'Saturday', pressed: true })),
  ).toBeVisible();
});

test('[AWD-001, AWD-002, AWD-016] an award is found under its address, and one that is gone leads to the list', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-awards' });
  await page.getByRole('link', { name: 'Greenest Estate' }).click();
  await expect(page).toHaveURL(/\/manage-awards\/edit\/greenest-estate-2025$/);
  await expect(page.getByLabel('Organization')).toHaveValue('Institute of Garden Cities');
  await page.goto(`${running.url}/manage-awards/edit/nothing-there`);
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-awards$/);
});
