import type { Page } from '@playwright/test';
import { createGate } from '../support/gate';
import { ask, brandId } from './support/service';
import { expect, test } from './support/test';

/** The number of ALP articles that the website does not show. */
async function countHidden(url: string, token: string): Promise<unknown> {
  const query = `query ($brand: ID!) { searchPages(brand_id: $brand, tag: "CONTENT-ALP") { total_inactive } }`;
  const { data } = await ask({ url, token, query, variables: { brand: brandId('ALP') } });
  return (data?.['searchPages'] as { readonly total_inactive: number } | undefined)?.total_inactive;
}

function articles(page: Page) {
  return page.getByRole('list', { name: 'Content' }).getByRole('listitem');
}

test('three articles are hidden at once, and shown again', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alp.editor', path: '/manage-content' });
  const boxes = articles(page).getByRole('checkbox');
  await boxes.first().check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide' });
  await expect(dialog).toContainText('Hide 3 pages?');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(dialog.getByText('3 of 3 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(articles(page).getByText('Hidden', { exact: true })).toHaveCount(3);
  expect(await countHidden(running.url, token)).toBe(3);

  await page.getByRole('button', { name: 'Undo' }).click();
  const undone = page.getByRole('dialog', { name: 'Undo: Hide' });
  await expect(undone.getByText('3 of 3 done')).toBeVisible();
  await undone.getByRole('button', { name: 'Close' }).click();
  await expect(articles(page).getByText('Hidden', { exact: true })).toHaveCount(0);
  expect(await countHidden(running.url, token)).toBe(0);
});

for (const { account, path, delayed, list } of [
  { account: 'platform.administrator', path: '/manage-users', delayed: '/iam/users?', list: 'Users' },
  { account: 'alp.editor', path: '/manage-properties', delayed: 'query CardPages', list: 'Properties' },
]) {
  test(`what is above the list of ${list} leaves it where it is when its rows come`, async ({ enter }) => {
    const gate = createGate();
    const { page } = await enter({
      account,
      path,
      before: (one) =>
        one.route(/\/iam\/users|\/graphql/, async (route) => {
          const request = route.request();
          if (`${request.url()} ${request.postData() ?? ''}`.includes(delayed)) await gate.opened;
          await route.continue();
        }),
    });
    const main = page.getByRole('main');
    const listElement = main.getByRole('table', { name: list }).or(main.getByRole('list', { name: list }));
    const top = async () => (await listElement.boundingBox())?.y;
    await expect(listElement).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await top();
    gate.open();
    await expect(main.getByText(/^1 ?- ?\d+ of \d+ items$/)).toBeVisible();
    expect(await top()).toBe(before);
  });
}
