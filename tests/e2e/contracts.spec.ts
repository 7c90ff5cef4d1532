import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInLightAndDark } from './support/axe';
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

test('[NAV-002, SIGN-009, CTR-002, CTR-004, CTR-018, CTR-021] a contracts officer sees contracts only, searches them and looks at previous uploads', async ({
  enter,
}) => {
  const { page } = await enter({ account: ACCOUNT, path: PATH });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(['Manage Contracts']);
  await expect(rowOf(page, 'CTS - Residential Condo')).toContainText('3');
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('searchbox', { name: 'Search Contracts' }).fill('condo');
  await expect(page.getByText('1-1 of 1 items')).toBeVisible();

  await page.getByRole('button', { name: 'Previous uploads: CTS - Residential Condo' }).click();
  const panel = page.getByRole('dialog', { name: 'Previous uploads of CTS - Residential Condo' });
  await expect(panel.getByRole('listitem')).toContainText(['Version 2', 'Version 1']);
  await expectAccessibleInLightAndDark(page);
  await panel.getByRole('button', { name: 'Preview version 1' }).click();
  const preview = page.getByRole('dialog', { name: 'CTS - Residential Condo.pdf' });
  await expect(preview.getByTitle('CTS - Residential Condo.pdf')).toHaveAttribute('src', /^blob:/);
});

test('[CTR-005, CTR-013, CTR-014, CTR-015] an address is made for each brand and copied; a browser that refuses gets it selected', async ({
  enter,
}) => {
  const { page } = await enter({ account: ACCOUNT, path: PATH });
  await page.getByRole('button', { name: 'Generate URL: CTS - Residential Condo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate URL' });
  const address = dialog.getByRole('textbox', { name: 'URL' });
  await expect(address).toHaveValue(
    /^https:\/\/alp\.example\/contracts\?dt=CTS&ut=Residential%20Condo&v=3&fa=[0-9a-f]{10}$/,
  );
  await dialog.getByRole('combobox', { name: 'Brand' }).click();
  await expect(page.getByRole('option')).toHaveText(['alp', 'avida', 'amaia', 'alveo']);
  await page.getByRole('option', { name: 'alveo' }).click();
  await expect(address).toHaveValue(/^https:\/\/alveo\.example\/contracts\?/);
  await expectAccessibleInLightAndDark(page);

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

  await page.reload();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Generate URL: CTS - Residential Condo' }).click();
  const made = await address.inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied To Clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made);
});

test('[CTR-001, CTR-003, CTR-006, CTR-012, CTR-017, CTR-022, CTR-023] a contract is uploaded, gets a next version and is deleted', async ({
  enter,
}) => {
  const { page } = await enter({ account: ACCOUNT, path: PATH });
  await page.getByRole('link', { name: 'Upload Document' }).click();
  const panel = page.getByRole('dialog', { name: 'Upload Document' });
  const type = panel.getByRole('combobox', { name: 'Document Type' });
  const usage = panel.getByRole('combobox', { name: 'Usage Type' });
  await type.selectOption('CTS');
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

  const row = rowOf(page, 'CTS - Farm Lot');
  await row.getByRole('link', { name: /^Edit / }).click();
  await expect(page).toHaveURL(/\/manage-contracts\/[0-9a-f-]{36}$/);
  await page.reload();
  const update = page.getByRole('dialog', { name: 'Update Document' });
  await expect(update.getByLabel('Document Type')).not.toBeEditable();
  await expect(update.getByLabel('Usage Type')).not.toBeEditable();
  await expectAccessibleInLightAndDark(page);
  await uploadFile(update, pdf('cts-farm-2.pdf'));
  await expect(update.getByText('cts-farm-2.pdf')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Successfully added/updated document.')).toBeVisible();
  await page.getByRole('button', { name: 'Previous uploads: CTS - Farm Lot' }).click();
  const earlier = page.getByRole('dialog', { name: 'Previous uploads of CTS - Farm Lot' });
  await expect(earlier.getByRole('listitem')).toContainText(['cts-farm.pdf']);
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: /^Delete / }).click();
  const question = page.getByRole('dialog', { name: 'Delete Document?' });
  await expect(question).toContainText('CTS - Farm Lot');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted document')).toBeVisible();
  await expect(row).toHaveCount(0);
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
