import type { Locator } from '@playwright/test';
import { card, editorPath, save } from './support/editor';
import { createGate } from '../support/gate';
import { expect, test } from './support/test';

/** A small phone. */
const PHONE = { width: 360, height: 760 };

/** The upper and the lower edge of an element, once it is visible. */
async function edgesOf(locator: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  await expect(locator).toBeVisible();
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

test('the message of a save appears above the save bar', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: editorPath('about-us', 'AMAIA') });
  const toast = page.getByText('Update success.', { exact: true });
  await page.setViewportSize(PHONE);
  await card(page, 'Page').getByLabel('Title', { exact: true }).fill('As wide as a phone');
  await save(page);
  // It stays as long as the pointer is over it.
  await toast.hover();
  for (const size of [PHONE, { width: 1280, height: 760 }]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const bar = await edgesOf(page.getByText('Nothing changed yet'));
      expect((await edgesOf(toast)).bottom).toBeLessThan(bar.top);
    }).toPass();
  }
});

test('on a phone a list without sort buttons says what the checkbox above it is for', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.contracts', path: '/manage-contracts' });
  await page.setViewportSize(PHONE);
  const all = page.getByRole('checkbox', { name: 'Choose all rows of this page' });
  await expect(all).toBeEnabled();
  const [box, label] = [await all.boundingBox(), await page.locator('label', { has: all }).boundingBox()];
  // The text beside the checkbox belongs to it.
  expect(label!.width).toBeGreaterThan(box!.width + 100);
  await page.mouse.click(label!.x + label!.width - 10, label!.y + label!.height / 2);
  await expect(all).toBeChecked();
});

test('on a phone a list stays where it is when its font arrives, and its sort buttons fit on one line', async ({
  enter,
}) => {
  const gate = createGate();
  const { page } = await enter({
    account: 'alp.editor',
    ownContext: true,
    async before(one) {
      await one.setViewportSize(PHONE);
      await one.route('**/*.woff2', async (route) => {
        await gate.opened;
        await route.continue();
      });
    },
  });
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.filter({ hasText: 'About Us ALP' })).toBeVisible();
  await expect(page.getByText(/^1 ?- ?\d+ of \d+ items$/)).toBeVisible();
  const tops = () => rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const hasInter = () => page.evaluate(() => document.fonts.check('16px Inter'));
  const before = await tops();
  expect(await hasInter()).toBe(false);
  gate.open();
  await expect.poll(hasInter).toBe(true);
  expect(await tops()).toEqual(before);

  const table = page.getByRole('table');
  const buttons = ['Page Name', 'Date Created', 'Date Updated'].map((name) =>
    table.getByRole('button', { name, exact: true }),
  );
  const lines = await Promise.all(buttons.map(async (button) => (await edgesOf(button)).top));
  expect(new Set(lines).size).toBe(1);
});
