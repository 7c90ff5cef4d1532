import type { Page } from '@playwright/test';
import { card, openRow, rowOf, save, saveButton, showProblems } from './support/editor';
import { refuseSaves, sentSaves } from './support/sent';
import { expect, test } from './support/test';

function list(page: Page) {
  return card(page, 'Email addresses');
}

test('addresses are added, changed and removed', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-email' });
  const row = list(page).getByRole('group', { name: 'Email 7', exact: true });

  await test.step('[MAIL-001] rows with a category and an address', async () => {
    await expect(rowOf(list(page), 'Email 1')).toContainText('Sales · sales@avida.example');
  });

  await test.step('[MAIL-002] the categories', async () => {
    await list(page).getByRole('button', { name: '+ Add Email' }).click();
    await expect(row.getByLabel('Category').getByRole('option')).toHaveText([
      'Choose…',
      'Careers (Sales)',
      'Careers (Corporate)',
      'Sales',
      'After Sales',
      'Broker Accreditation',
      'Careers',
      'Inquiry',
      'Schedule a Visit',
    ]);
  });

  await test.step('[MAIL-007] nothing is judged before the first SAVE', async () => {
    await expect(row.getByText('Email is required.')).toHaveCount(0);
    await expect(saveButton(page)).toBeEnabled();
    await showProblems(page);
    await expect(saveButton(page)).toBeDisabled();
  });

  await test.step('[MAIL-003, MAIL-004, MAIL-005] what is missing or wrong is told', async () => {
    await expect(row.getByText('Email Category is required.')).toBeVisible();
    await expect(row.getByText('Email is required.')).toBeVisible();
    await row.getByLabel('Email').fill('nobody');
    await expect(row.getByText('Invalid email format.')).toBeVisible();
  });

  await test.step('[MAIL-006] an address is once in a category, and SAVE waits for that', async () => {
    await row.getByLabel('Category').selectOption('Sales');
    await row.getByLabel('Email').fill('SALES@avida.example');
    await expect(row.getByText('Email must be unique per category.')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await row.getByLabel('Category').selectOption('Broker Accreditation');
    await expect(row.getByText('Email must be unique per category.')).toHaveCount(0);
    await expect(saveButton(page)).toBeEnabled();
  });

  await test.step('[MAIL-008, MAIL-009, MAIL-012] what is changed is sent in one document, and nothing else', async () => {
    const inquiry = await openRow(list(page), 'Email 5');
    await inquiry.getByLabel('Email').fill('ask@avida.example');
    await list(page).getByRole('button', { name: 'Remove Email 2' }).click();
    const saves = sentSaves(page);
    await save(page, 'Update Success');
    expect(saves.map(({ operations }) => operations)).toEqual([
      ['addUpdateEmailRecord', 'addUpdateEmailRecord', 'removeEmailRecords'],
    ]);
    expect(Object.entries(saves[0]!.variables).filter(([name]) => name.endsWith('_email'))).toEqual([
      ['m0_email', 'ask@avida.example'],
      ['m1_email', 'SALES@avida.example'],
    ]);
  });

  await page.reload();
  await expect(rowOf(list(page), 'Email 4')).toContainText('Inquiry · ask@avida.example');
  await expect(rowOf(list(page), 'Email 6')).toContainText('Broker Accreditation · SALES@avida.example');
  await expect(list(page).getByText('After Sales')).toHaveCount(0);
});

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

test('[MAIL-012] a save that fails says so, and keeps what was typed', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: '/manage-email' });
  const row = await openRow(list(page), 'Email 1');
  await row.getByLabel('Email').fill('desk@alp.example');
  await refuseSaves(page);
  await saveButton(page).click();
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(row.getByLabel('Email')).toHaveValue('desk@alp.example');
});
