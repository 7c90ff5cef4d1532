import type { Page } from '@playwright/test';
import { createGate } from '../support/gate';
import { editorPath, focusText } from './support/editor';
import { holdRequests } from './support/rest';
import { expect, test } from './support/test';

async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search pages, screens and actions' });
  await expect(input).toBeFocused();
  return input;
}

test('a page is found by its name and opened with the keys alone, a text at its field, over a form with changes, too', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor' });
  const text = page.getByRole('textbox', { name: 'Mobile Content' });
  await expect(page.getByRole('row', { name: 'About Us ALP' })).toBeVisible();

  await test.step('its name', async () => {
    await openPalette(page);
    await page.keyboard.type('mission');
    await expect(page.getByRole('option', { name: /^Mission Vision ALP/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${editorPath('mission-vision', 'ALP')}$`));
    await expect(page.getByRole('heading', { name: 'Mission and Vision', level: 1 })).toBeFocused();
  });

  await test.step('a text, despite typing errors, at its field', async () => {
    await openPalette(page);
    await page.keyboard.type('think in generatoins');
    const found = page
      .getByRole('group', { name: 'Pages' })
      .getByRole('option', { name: /^About Us ALP/ })
      .first();
    await expect(found).toContainText('generations');
    await expect(found.locator('mark').filter({ hasText: 'generations' })).toBeVisible();
    await found.click();
    await expect(page).toHaveURL(new RegExp(`${editorPath('about-us', 'ALP')}$`));
    await expect(page.getByRole('textbox', { name: /(Web|Mobile) Content/ }).first()).toBeFocused();
  });

  await test.step('it is listed as recent from then on', async () => {
    await openPalette(page);
    const recent = page.getByRole('group', { name: 'Recently opened' });
    await expect(recent.getByRole('option')).toHaveText(['Mission and VisionManage Company Information · ALP']);
    await page.keyboard.press('Escape');
  });

  await test.step('over a form, whose changes are not lost', async () => {
    await focusText(text);
    await page.keyboard.type(' and more');
    await openPalette(page);
    await page.keyboard.type('zzxyq{');
    await expect(page.getByText(/^Nothing found/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(text).toBeFocused();
    await openPalette(page);
    await page.keyboard.type('manage comp');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(text).toContainText('and more');
  });
});

test('on a slow network, keys do not reach the form while the palette is still loading', async ({ enter }) => {
  const gate = createGate();
  const { page } = await enter({
    account: 'alp.editor',
    path: editorPath('about-us', 'ALP'),
    before: (one) => holdRequests(one, /CommandPalette/, gate),
  });
  const title = page.getByLabel('Title', { exact: true }).first();
  const before = await title.inputValue();
  await title.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
  await page.keyboard.type('mission');
  await expect(title).toHaveValue(before);

  gate.open();
  await expect(page.getByRole('combobox', { name: 'Search pages, screens and actions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
});
