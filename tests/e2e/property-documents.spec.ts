import type { Page } from '@playwright/test';
import { makePdf } from '../services/support/uploads';
import { saveButton } from './support/editor';
import { expect, test } from './support/test';
import { uploadFile } from './support/uploads';

const PATH = '/manage-mddor-documents';
const PDF = { name: 'Fire safety plan.pdf', mimeType: 'application/pdf', buffer: makePdf() };

function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

/** Names the parts of the forms that a page sends from now on. Chromium tells nobody outside the page what is in a form with files. */
async function sentParts(page: Page): Promise<() => Promise<readonly string[]>> {
  const sent = await page.evaluateHandle(() => {
    const names: string[] = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) names.push(...body.keys());
      send.call(this, body);
    };
    return names;
  });
  return async () => (await sent.jsonValue()).toSorted();
}

test('a document is uploaded for a project, replaced and deleted', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: PATH });
  const panel = page.getByRole('dialog', { name: 'Upload Documents' });
  const update = page.getByRole('dialog', { name: 'Update Documents' });
  const project = panel.getByRole('combobox', { name: 'Project' });
  const row = rowOf(page, 'Fire safety plan');

  await test.step('[MDDOR-001, MDDOR-002] the list', async () => {
    await expect(page.getByRole('heading', { name: 'List of Documents', level: 1 })).toBeVisible();
  });

  await test.step('[MDDOR-004, MDDOR-009, MDDOR-010] uploading waits for a project', async () => {
    await page.getByRole('link', { name: 'Upload Document' }).click();
    await expect(panel.getByText('Please assign a project first.')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Upload Document Drop/ })).toBeDisabled();
    await project.selectOption('STW - Station Towers - STW-01');
    await expect(panel.getByText('Please assign a project first.')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /^Upload Document Drop/ })).toBeEnabled();
  });

  await test.step('a file that is no PDF is refused', async () => {
    await uploadFile(panel, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') });
    await expect(panel.getByText('You can only upload pdf file type').first()).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await panel
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
  });

  await test.step('[MDDOR-027] it is sent as multipart, with brand and project', async () => {
    const answered = page.waitForResponse('**/upload/mdor-docs');
    const parts = await sentParts(page);
    await uploadFile(panel, PDF);
    await expect(panel.getByText('Fire safety plan.pdf')).toBeVisible();
    const answer = await answered;
    expect(answer.ok()).toBe(true);
    expect(answer.request().method()).toBe('POST');
    expect(answer.request().headers()['content-type']).toMatch(/^multipart\/form-data/);
    expect(await parts()).toEqual(expect.arrayContaining(['brand', 'file', 'project']));
  });

  await test.step('[MDDOR-011] another project clears the file', async () => {
    await project.selectOption('FFC - First Fields Cavite - FFC-PH1');
    await expect(panel.getByText('Fire safety plan.pdf')).toHaveCount(0);
  });

  await test.step('[MDDOR-019] saving', async () => {
    await uploadFile(panel, PDF);
    await expect(panel.getByText('Fire safety plan.pdf')).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByText('Successfully added/updated document.')).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(row).toContainText('FFC - First Fields Cavite - FFC-PH1');
    await expect(row).toContainText(/MDDOR-AVIDA-\d{6}/);
  });

  await test.step('[MDDOR-005] a preview of the document', async () => {
    await row.getByRole('button', { name: /^Preview: / }).click();
    const preview = page.getByRole('dialog', { name: 'Fire safety plan' });
    await expect(preview.getByTitle('Fire safety plan')).toHaveAttribute('src', /^blob:/);
    await preview.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('[MDDOR-001, MDDOR-004, MDDOR-012] its address opens it, and its project stays', async () => {
    await row.getByRole('link', { name: /^Edit / }).click();
    await expect(page).toHaveURL(/\/manage-mddor-documents\/[0-9a-f-]{36}$/);
    await page.reload();
    await expect(update.getByLabel('Project')).toHaveValue('FFC - First Fields Cavite - FFC-PH1');
    await expect(update.getByLabel('Project')).not.toBeEditable();
  });

  await test.step('[MDDOR-019] replacing', async () => {
    await uploadFile(update, { ...PDF, name: 'Fire safety plan 2.pdf' });
    await expect(update.getByText('Fire safety plan 2.pdf')).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByText('Successfully added/updated document.')).toBeVisible();
    await expect(page).toHaveURL(/\/manage-mddor-documents$/);
  });

  await test.step('[MDDOR-021] deleting asks first', async () => {
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
});

test('the list begins with the last upload, is searched, and deletes several at once', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: PATH });
  await test.step('[MDDOR-007] the last upload first', async () => {
    await expect(page.getByRole('row').nth(1)).toContainText('MDDOR-AMAIA-000002');
    await expect(page.getByRole('row').nth(2)).toContainText('MDDOR-AMAIA-000001');
  });
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

test('what fails says so in its own words', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: PATH });
  const panel = page.getByRole('dialog', { name: 'Upload Documents' });
  await expect(rowOf(page, 'House rules')).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());

  await test.step('[MDDOR-022] a failing delete', async () => {
    await rowOf(page, 'House rules')
      .getByRole('button', { name: /^Delete / })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
  });

  await test.step('[MDDOR-023] a failing list', async () => {
    await page.getByRole('searchbox', { name: 'Search Documents' }).fill('plan');
    await expect(page.getByText('Something went wrong.', { exact: true }).first()).toBeVisible();
  });

  await test.step('[MDDOR-024] a failing list of projects', async () => {
    await page.getByRole('link', { name: 'Upload Document' }).click();
    await expect(panel.getByText('Could not retrieve projects list.')).toBeVisible();
    await page.unrouteAll();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('option', { name: 'HRW - Harbor Row - B1' })).toBeAttached();
  });

  await test.step('[MDDOR-020] a failing save', async () => {
    await panel.getByRole('combobox', { name: 'Project' }).selectOption('HRW - Harbor Row - B1');
    await uploadFile(panel, PDF);
    await expect(panel.getByText('Fire safety plan.pdf')).toBeVisible();
    const refusal = { message: 'The project is closed.', extensions: { code: 'BAD_USER_INPUT' } };
    await page.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors: [refusal] } }));
    await saveButton(page).click();
    await expect(page.getByText('The project is closed.').first()).toBeVisible();
    await expect(panel.getByText('Fire safety plan.pdf')).toBeVisible();
  });
});

test('who may only read sees and previews documents, and can do nothing else', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.reader', path: PATH });
  const row = rowOf(page, 'Site development plan');
  await expect(row.getByRole('button', { name: /^Preview: / })).toBeVisible();
  await test.step('[MDDOR-025] nothing is edited', () =>
    expect(row.getByRole('link', { name: /^Edit / })).toHaveCount(0));
  await test.step('[MDDOR-026] nothing is deleted', () =>
    expect(row.getByRole('button', { name: /^Delete / })).toHaveCount(0));
  await test.step('[MDDOR-003] nothing is uploaded', () =>
    expect(page.getByRole('link', { name: 'Upload Document' })).toHaveCount(0));
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
