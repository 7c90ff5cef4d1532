import type { Page } from '@playwright/test';
import { card, openRow, rowOf, save } from './support/editor';
import { expect, test } from './support/test';

function list(page: Page) {
  return card(page, 'Email addresses');
}

test('an address moves from one row to another in a single save', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-email' });
  const sales = await openRow(list(page), 'Email 1');
  const after = await openRow(list(page), 'Email 2');
  await after.getByLabel('Category').selectOption('Sales');
  await after.getByLabel('Email').fill('sales@amaia.example');
  await sales.getByLabel('Email').fill('team@amaia.example');
  await save(page, 'Update Success');
  await list(page).getByRole('button', { name: 'Remove Email 1' }).click();
  await list(page).getByRole('button', { name: '+ Add Email' }).click();
  const added = list(page).getByRole('group', { name: 'Email 6', exact: true });
  await added.getByLabel('Category').selectOption('Sales');
  await added.getByLabel('Email').fill('Team@amaia.example');
  await save(page, 'Update Success');
  await page.reload();
  await expect(rowOf(list(page), 'Email 1')).toContainText('Sales · sales@amaia.example');
  await expect(rowOf(list(page), 'Email 6')).toContainText('Sales · Team@amaia.example');
});
