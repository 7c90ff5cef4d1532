import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInLightAndDark } from './support/axe';
import { card, openRow, rowOf, save, saveButton } from './support/editor';
import { expect, test } from './support/test';

/** A GraphQL request. */
interface Sent {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

function list(page: Page) {
  return card(page, 'E-mail addresses');
}

test('[MAIL-001, MAIL-002, MAIL-003, MAIL-004, MAIL-005, MAIL-006, MAIL-007, MAIL-008, MAIL-009, MAIL-012] addresses are added, changed and removed', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-email' });
  await expect(rowOf(list(page), 'E-mail 1')).toContainText('Sales · sales@avida.example');
  await expectAccessibleInLightAndDark(page);

  await list(page).getByRole('button', { name: '+ Add E-mail' }).click();
  const row = list(page).getByRole('group', { name: 'E-mail 7', exact: true });
  await test.step('wrong input is refused with the words of the specification', async () => {
    const choices = row.getByLabel('Category').getByRole('option');
    await expect(choices).toHaveText([
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
    await expect(row.getByText('Email Category is required.')).toBeVisible();
    await expect(row.getByText('Email is required.')).toBeVisible();
    await row.getByLabel('Email').fill('nobody');
    await expect(row.getByText('Invalid email format.')).toBeVisible();
    await row.getByLabel('Category').selectOption('Sales');
    await row.getByLabel('Email').fill('SALES@avida.example');
    await expect(row.getByText('Email must be unique per category.')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await expectAccessibleInLightAndDark(page);
    await row.getByLabel('Category').selectOption('Broker Accreditation');
    await expect(row.getByText('Email must be unique per category.')).toHaveCount(0);
  });

  await test.step('what is changed is sent in one document, and nothing else', async () => {
    const sent: Sent[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (request.url().endsWith('/graphql') && body.includes('"mutation')) sent.push(JSON.parse(body) as Sent);
    });
    const inquiry = await openRow(list(page), 'E-mail 5');
    await inquiry.getByLabel('Email').fill('ask@avida.example');
    await list(page).getByRole('button', { name: 'Remove E-mail 2' }).click();
    await save(page, 'Update Success');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.query.match(/(?<=: )\w+(?=\()/g)).toEqual([
      'addUpdateEmailRecord',
      'addUpdateEmailRecord',
      'removeEmailRecords',
    ]);
    expect(Object.entries(sent[0]!.variables).filter(([name]) => name.endsWith('_email'))).toEqual([
      ['m0_email', 'ask@avida.example'],
      ['m1_email', 'SALES@avida.example'],
    ]);
  });

  await page.reload();
  await expect(rowOf(list(page), 'E-mail 4')).toContainText('Inquiry · ask@avida.example');
  await expect(rowOf(list(page), 'E-mail 6')).toContainText('Broker Accreditation · SALES@avida.example');
  await expect(list(page).getByText('After Sales')).toHaveCount(0);
});

test('[MAIL-006] an address moves from one row to another in a single save', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-email' });
  const sales = await openRow(list(page), 'E-mail 1');
  const after = await openRow(list(page), 'E-mail 2');
  await after.getByLabel('Category').selectOption('Sales');
  await after.getByLabel('Email').fill('sales@amaia.example');
  await sales.getByLabel('Email').fill('team@amaia.example');
  await save(page, 'Update Success');
  await list(page).getByRole('button', { name: 'Remove E-mail 1' }).click();
  await list(page).getByRole('button', { name: '+ Add E-mail' }).click();
  const added = list(page).getByRole('group', { name: 'E-mail 6', exact: true });
  await added.getByLabel('Category').selectOption('Sales');
  await added.getByLabel('Email').fill('Team@amaia.example');
  await save(page, 'Update Success');
  await page.reload();
  await expect(rowOf(list(page), 'E-mail 1')).toContainText('Sales · sales@amaia.example');
  await expect(rowOf(list(page), 'E-mail 6')).toContainText('Sales · Team@amaia.example');
});

test('[MAIL-011, MAIL-012] who may only read changes nothing; a save that fails says so', async ({ enter }) => {
  const reader = await enter({ account: 'alp.reader', path: '/manage-email' });
  await openRow(list(reader.page), 'E-mail 1');
  await expect(reader.page.getByText(/^You can read this list of e-mail addresses\./)).toBeVisible();
  await expect(saveButton(reader.page)).toHaveCount(0);
  await expect(list(reader.page).getByRole('button', { name: '+ Add E-mail' })).toHaveCount(0);
  await expect(list(reader.page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  const { page } = await enter({ account: 'alp.editor', path: '/manage-email' });
  const row = await openRow(list(page), 'E-mail 1');
  await row.getByLabel('Email').fill('desk@alp.example');
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('"mutation') ? route.abort() : route.continue(),
  );
  await saveButton(page).click();
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(row.getByLabel('Email')).toHaveValue('desk@alp.example');
  await page.setViewportSize({ width: 800, height: 900 });
  await expectAccessible(page);
});
