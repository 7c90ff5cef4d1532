import type { Page } from '@playwright/test';
import { card, editorPath } from './support/editor';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };

/** The smallest side of what a finger meets, in CSS pixels. */
const FINGER = 44;

/** Makes a page that of a phone: narrow, and touched instead of pointed at. */
async function onPhone(page: Page, size = PHONE): Promise<void> {
  await page.setViewportSize(size);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await protocol.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const room = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(room, 'pixels to scroll sideways').toBe(0);
}

async function smallestButton(page: Page): Promise<number> {
  const boxes = await Promise.all((await page.locator('button:visible').all()).map((button) => button.boundingBox()));
  return Math.min(...boxes.flatMap((box) => (box ? [box.width, box.height] : [])));
}

test('a phone shows the home, a list and an editor without scrolling sideways, for fingers', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-careers/careers', ownContext: true });
  await onPhone(page);

  await test.step('every row of a list is a card that names its values', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Broker Trainer' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('cell', { name: 'Department Sales' })).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('cell', { name: 'Location Makati' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Title' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    expect(await smallestButton(page)).toBeGreaterThanOrEqual(FINGER);
    await expect(page.getByPlaceholder('Search Careers')).toHaveCSS('font-size', '16px');
  });

  await test.step('the menu stands over the screen and leads home', async () => {
    await page.getByRole('button', { name: 'Expand sidebar' }).press('Enter');
    await page.getByRole('link', { name: 'AVIDA Console Home' }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(card(page, 'Recent edits').getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  await test.step('an editor', async () => {
    await page.goto(`${running.url}${editorPath('about-us', 'AVIDA')}`);
    await expect(page.getByLabel('Title', { exact: true }).first()).toHaveCSS('font-size', '16px');
    await expectNoSidewaysScrolling(page);
    expect(await smallestButton(page)).toBeGreaterThanOrEqual(FINGER);
  });

  await test.step('the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSidewaysScrolling(page);
  });
});

test('where there is little room the breadcrumb shows its ends, and all of it when asked', async ({ enter }) => {
  const path = '/manage-content/blogs/small-balconies-many-plants';
  const { page } = await enter({ account: 'alp.editor', path, ownContext: true });
  await page.setViewportSize({ width: 1024, height: 768 });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toContainText('Small balconies, many plants');
  await expect(breadcrumb.getByRole('link')).toHaveText(['Manage Content']);
  await expect(breadcrumb.getByText('Blogs')).toHaveCount(0);
  await breadcrumb.getByRole('button', { name: 'Show the whole breadcrumb' }).click();
  await expect(breadcrumb.getByText('Blogs')).toBeVisible();
});
