import type { Locator, Page } from '@playwright/test';
import { saveButton } from './support/editor';
import { expect, test } from './support/test';
import { pdf, uploadFile } from './support/uploads';

const ACCOUNT = 'alp.contracts';
const PATH = '/manage-contracts';

/** Chooses by typing, where there is too much to scroll through. */
async function choose(input: Locator, option: string): Promise<void> {
  await input.fill(option);
  await input.page().getByRole('option', { name: option, exact: true }).click();
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}

test('a contracts officer sees contracts only, searches them and looks at previous uploads', async ({ enter }) => {
  const { page } = await enter({ account: ACCOUNT, path: PATH });

  await test.step('[NAV-002] the menu has nothing else', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText(['Manage Contracts']);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  await test.step('[CTR-002] search', async () => {
    await expect(rowOf(page, 'CTS - Residential Condo')).toContainText('3');
    await page.getByRole('searchbox', { name: 'Search Contracts' }).fill('condo');
    await expect(page.getByText('1-1 of 1 items')).toBeVisible();
  });

  const panel = page.getByRole('dialog', { name: 'Previous uploads of CTS - Residential Condo' });
  await test.step('[CTR-004] the earlier uploads of an entry', async () => {
    await page.getByRole('button', { name: 'Previous uploads: CTS - Residential Condo' }).click();
    await expect(panel.getByRole('listitem')).toContainText(['Version 2', 'Version 1']);
  });

  await test.step('[CTR-021] a file is shown from the address that the service names', async () => {
    const asked = page.waitForRequest(/\/files\//);
    await panel.getByRole('button', { name: 'Preview version 1' }).click();
    const request = await asked;
    expect(request.method()).toBe('GET');
    expect((await request.response())?.headers()['content-type']).toBe('application/pdf');
    const preview = page.getByRole('dialog', { name: 'CTS - Residential Condo.pdf' });
    await expect(preview.getByTitle('CTS - Residential Condo.pdf')).toHaveAttribute('src', /^blob:/);
  });
});

test('an address is made for each brand and copied', async ({ enter }) => {
  const { page } = await enter({ account: ACCOUNT, path: PATH, ownContext: true });
  const dialog = page.getByRole('dialog', { name: 'Generate URL' });
  const address = dialog.getByRole('textbox', { name: 'URL' });
  const open = () => page.getByRole('button', { name: 'Generate URL: CTS - Residential Condo' }).click();

  await test.step('[CTR-005, CTR-013, CTR-014] the address of a brand', async () => {
    await open();
    await expect(address).toHaveValue(
      /^https:\/\/alp\.example\/contracts\?dt=CTS&ut=Residential%20Condo&v=3&fa=[0-9a-f]{10}$/,
    );
    await dialog.getByRole('combobox', { name: 'Brand' }).click();
    await expect(page.getByRole('option')).toHaveText(['alp', 'avida', 'amaia', 'alveo']);
    await page.getByRole('option', { name: 'alveo' }).click();
    await expect(address).toHaveValue(/^https:\/\/alveo\.example\/contracts\?/);
  });

  await test.step('a browser that refuses to copy gets it selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(dialog.getByText(/did not allow copying/)).toBeVisible();
    await expect(page.getByText('Copied To Clipboard!')).toHaveCount(0);
    const selected = await address.evaluate((input: HTMLTextAreaElement) =>
      input.value.slice(input.selectionStart, input.selectionEnd),
    );
    expect(selected).toBe(await address.inputValue());
  });

  await test.step('[CTR-015] copied', async () => {
    await page.reload();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open();
    const made = await address.inputValue();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied To Clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made);
  });
});

test('a contract is uploaded, gets a next version and is deleted', async ({ enter }) => {
  const { page } = await enter({ account: ACCOUNT, path: PATH });
  const row = rowOf(page, 'CTS - Farm Lot');
  const update = page.getByRole('dialog', { name: 'Update Document' });

  await test.step('[CTR-003, CTR-022] uploading, which is refused where there is one already', async () => {
    await page.getByRole('link', { name: 'Upload Document' }).click();
    const panel = page.getByRole('dialog', { name: 'Upload Document' });
    await panel.getByRole('combobox', { name: 'Document Type' }).selectOption('CTS');
    const usage = panel.getByRole('combobox', { name: 'Usage Type' });
    await choose(usage, 'House & Lot');
    await uploadFile(panel, pdf('cts-farm.pdf'));
    await expect(panel.getByText('cts-farm.pdf')).toBeVisible();
    await saveButton(page).click();
    await expect(
      panel.getByText('There is a CTS document for House & Lot already. Update that one.').first(),
    ).toBeVisible();
    await choose(usage, 'Farm Lot');
    await saveButton(page).click();
    await expect(page.getByText('Successfully added/updated document.')).toBeVisible();
  });

  await test.step('[CTR-001] it has an address of its own', async () => {
    await row.getByRole('link', { name: /^Edit / }).click();
    await expect(page).toHaveURL(/\/manage-contracts\/[0-9a-f-]{36}$/);
    await page.reload();
    await expect(update).toBeVisible();
  });

  await test.step('[CTR-012] its type and usage stay', async () => {
    await expect(update.getByLabel('Document Type')).not.toBeEditable();
    await expect(update.getByLabel('Usage Type')).not.toBeEditable();
  });

  await test.step('[CTR-003, CTR-022] a next version', async () => {
    await uploadFile(update, pdf('cts-farm-2.pdf'));
    await expect(update.getByText('cts-farm-2.pdf')).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByText('Successfully added/updated document.')).toBeVisible();
    await page.getByRole('button', { name: 'Previous uploads: CTS - Farm Lot' }).click();
    const earlier = page.getByRole('dialog', { name: 'Previous uploads of CTS - Farm Lot' });
    await expect(earlier.getByRole('listitem')).toContainText(['cts-farm.pdf']);
    await page.keyboard.press('Escape');
  });

  await test.step('[CTR-023] deleting asks first', async () => {
    await row.getByRole('button', { name: /^Delete / }).click();
    const question = page.getByRole('dialog', { name: 'Delete Document?' });
    await expect(question).toContainText('CTS - Farm Lot');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Successfully deleted document')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('what was deleted comes back, with the versions of its form', async () => {
    await page.getByRole('button', { name: 'Deleted documents' }).click();
    await page.getByRole('button', { name: 'Restore CTS - Farm Lot' }).click();
    await expect(page.getByText('CTS - Farm Lot is restored.')).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('link', { name: /^Edit / }).click();
    await update.getByRole('button', { name: /^History/ }).click();
    const versions = page.getByRole('dialog', { name: /^History of/ }).getByRole('listitem');
    await expect(versions.filter({ hasText: 'Restored by' })).toHaveCount(1);
  });
});

test('a version that two officers upload at once asks the second one which file to keep', async ({ enter }) => {
  const first = await enter({ account: ACCOUNT, path: PATH });
  const second = await enter({ account: ACCOUNT, path: PATH });
  for (const [{ page }, name] of [
    [first, 'first.pdf'],
    [second, 'second.pdf'],
  ] as const) {
    await rowOf(page, 'DOAS - Residential Lot')
      .getByRole('link', { name: /^Edit / })
      .click();
    const panel = page.getByRole('dialog', { name: 'Update Document' });
    await uploadFile(panel, pdf(name));
    await expect(panel.getByText(name)).toBeVisible();
  }
  await saveButton(first.page).click();
  await expect(first.page.getByText('Successfully added/updated document.')).toBeVisible();
  await saveButton(second.page).click();
  const question = second.page.getByRole('dialog').filter({ hasText: 'first.pdf' });
  await expect(question).toContainText('second.pdf');
  await question.getByRole('button', { name: 'Keep the chosen values' }).click();
  await expect(second.page.getByText('Successfully added/updated document.')).toBeVisible();
  await second.page.getByRole('button', { name: 'Previous uploads: DOAS - Residential Lot' }).click();
  const earlier = second.page.getByRole('dialog', { name: 'Previous uploads of DOAS - Residential Lot' });
  await expect(earlier.getByRole('listitem').first()).toContainText('first.pdf');
});
