import type { Page } from '@playwright/test';
import { makePdf } from '../services/support/uploads';
import { expectAccessibleInLightAndDark } from './support/axe';
import { saveButton } from './support/editor';
import { expect, test } from './support/test';
import { uploadFile } from './support/uploads';

const PATH = '/manage-mddor-documents';
const PDF = { name: 'Fire safety plan.pdf', mimeType: 'application/pdf', buffer: makePdf() };

function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

test('[MDDOR-001, MDDOR-002, MDDOR-003, MDDOR-004, MDDOR-005, MDDOR-009, MDDOR-010, MDDOR-011, MDDOR-012, MDDOR-016, MDDOR-017, MDDOR-019, MDDOR-021, MDDOR-027] a document is uploaded for a project, replaced and deleted', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: PATH });
  await expect(page.getByRole('heading', { name: 'List of Documents', level: 1 })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('link', { name: 'Upload Document' }).click();
  const panel = page.getByRole('dialog', { name: 'Upload Documents' });
  await expect(panel.getByText('Please assign a project first.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Upload Document Drop/ })).toBeDisabled();
  const project = panel.getByRole('combobox', { name: 'Project' });
  await project.selectOption('STW - Station Towers - STW-01');
  await expect(panel.getByText('Please assign a project first.')).toHaveCount(0);

  await uploadFile(panel, { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') });
  await expect(panel.getByText('You can only upload pdf file type')).toBeVisible();
  await uploadFile(panel, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') });
  await expect(
    panel
      .getByText('Invalid format.')
      .or(panel.getByText(/can only upload pdf/))
      .first(),
  ).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await panel
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();

  const answered = page.waitForResponse('**/upload/mdor-docs');
  await uploadFile(panel, PDF);
  await expect(panel.getByText('Fire safety plan.pdf')).toBeVisible();
  const answer = await answered;
  expect(answer.ok()).toBe(true);
  expect(answer.request().headers()['content-type']).toMatch(/^multipart\/form-data/);
  await project.selectOption('FFC - First Fields Cavite - FFC-PH1');
  await expect(panel.getByText('Fire safety plan.pdf')).toHaveCount(0);
  await uploadFile(panel, PDF);
  await expect(panel.getByText('Fire safety plan.pdf')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Successfully added/updated document.')).toBeVisible();
  await expect(panel).toHaveCount(0);

  const row = rowOf(page, 'Fire safety plan');
  await expect(row).toContainText('FFC - First Fields Cavite - FFC-PH1');
  await expect(row).toContainText(/MDDOR-AVIDA-\d{6}/);
  await row.getByRole('button', { name: /^Preview: / }).click();
  const preview = page.getByRole('dialog', { name: 'Fire safety plan' });
  await expect(preview.getByTitle('Fire safety plan')).toHaveAttribute('src', /^blob:/);
  await preview.getByRole('button', { name: 'Close' }).click();

  await row.getByRole('link', { name: /^Edit / }).click();
  const update = page.getByRole('dialog', { name: 'Update Documents' });
  await expect(page).toHaveURL(/\/manage-mddor-documents\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(update.getByLabel('Project')).toHaveValue('FFC - First Fields Cavite - FFC-PH1');
  await expect(update.getByLabel('Project')).not.toBeEditable();
  await expectAccessibleInLightAndDark(page);
  await uploadFile(update, { ...PDF, name: 'Fire safety plan 2.pdf' });
  await expect(update.getByText('Fire safety plan 2.pdf')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Successfully added/updated document.')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-mddor-documents$/);

  const renamed = rowOf(page, 'Fire safety plan 2');
  await renamed.getByRole('button', { name: /^Delete / }).click();
  const question = page.getByRole('dialog', { name: 'Delete Document?' });
  await expect(question).toContainText(/MDDOR-AVIDA-\d+/);
  await question.getByRole('button', { name: 'CANCEL' }).click();
  await expect(renamed).toBeVisible();
  await renamed.getByRole('button', { name: /^Delete / }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted document')).toBeVisible();
  await expect(renamed).toHaveCount(0);
});

test('[MDDOR-007, MDDOR-008] the list begins with the last upload, is searched by name, id and project, and deletes several at once', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'amaia.editor', path: PATH });
  await expect(page.getByRole('row').nth(1)).toContainText('MDDOR-AMAIA-000002');
  await expect(page.getByRole('row').nth(2)).toContainText('MDDOR-AMAIA-000001');
  await page.getByRole('searchbox', { name: 'Search Documents' }).fill('laguna');
  await expect(page.getByText('1-1 of 1 items')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Turnover checklist');
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Delete 1 document?');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No results found')).toBeVisible();
});

test('[MDDOR-020, MDDOR-022, MDDOR-023, MDDOR-024] what fails says so in its own words', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: PATH });
  await expect(rowOf(page, 'House rules')).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await rowOf(page, 'House rules')
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search Documents' }).fill('plan');
  await expect(page.getByText('Something went wrong.', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Upload Document' }).click();
  const panel = page.getByRole('dialog', { name: 'Upload Documents' });
  await expect(panel.getByText('Could not retrieve projects list.')).toBeVisible();
  await page.unroute('**/graphql');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('option', { name: 'HRW - Harbor Row - B1' })).toBeAttached();

  await panel.getByRole('combobox', { name: 'Project' }).selectOption('HRW - Harbor Row - B1');
  await uploadFile(panel, PDF);
  await expect(panel.getByText('Fire safety plan.pdf')).toBeVisible();
  const refusal = { message: 'The project is closed.', extensions: { code: 'BAD_USER_INPUT' } };
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors: [refusal] } }));
  await saveButton(page).click();
  await expect(page.getByText('The project is closed.').first()).toBeVisible();
  await expect(panel.getByText('Fire safety plan.pdf')).toBeVisible();
});

test('[MDDOR-025, MDDOR-026] who may only read sees and previews documents, and can do nothing else', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.reader', path: PATH });
  const row = rowOf(page, 'Site development plan');
  await expect(row.getByRole('button', { name: /^Preview: / })).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Upload Document' })).toHaveCount(0);
});

test('[MDDOR-006, NAV-014] ALISI has no property documents, neither in the menu nor at their address', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alisi.editor', path: PATH });
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Links' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage MDDOR Documents' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'List of Documents' })).toHaveCount(0);
});
