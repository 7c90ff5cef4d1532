import { expect, test } from './support/test';

const ACCOUNT = 'alp.contracts';
const PATH = '/manage-contracts';

test('an address is generated for each brand and copied', async ({ enter }) => {
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

  await test.step('the address is selected when the browser refuses to copy', async () => {
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
    const generated = await address.inputValue();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied To Clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated);
  });
});
