import type { Locator } from '@playwright/test';
import { card, editorPath, save } from './support/editor';
import { expect, test } from './support/test';

/** A small phone. */
const PHONE = { width: 360, height: 760 };

interface Sides {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where something is seen. */
async function sidesOf(shown: Locator): Promise<Sides> {
  await expect(shown).toBeVisible();
  return shown.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

test('what a save says stands above the save bar', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: editorPath('about-us', 'AMAIA') });
  const toast = page.getByText('Update success.', { exact: true });
  for (const size of [PHONE, { width: 1280, height: 760 }]) {
    await page.setViewportSize(size);
    await card(page, 'Page').getByLabel('Title', { exact: true }).fill(`As wide as ${size.width}`);
    await save(page);
    await expect(async () => {
      const bar = await sidesOf(page.getByText('Nothing changed yet'));
      expect((await sidesOf(toast)).bottom).toBeLessThan(bar.top);
    }).toPass();
    await expect(toast).toHaveCount(0);
  }
});
