import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { card, editorPath } from './support/editor';
import { ask, brandId } from './support/service';
import { expect, test } from './support/test';

const SAVE_PAGE = `mutation ($brand: ID!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: "SHOWROOM-ALP", item: $item) { id }
}`;
const READ_PAGE = 'query ($id: ID!) { getSpecificBrandPageById(id: $id) { published updated_by } }';
const NAME = 'Showroom of the rainy season';

/** Tomorrow at a time in Manila, in the format of date inputs. */
function tomorrowAt(time: string): string {
  const inManila = new Date(Date.now() + 32 * 3_600_000);
  return `${inManila.toISOString().slice(0, 10)}T${time}`;
}

async function openPlans(page: Page) {
  await page.getByRole('button', { name: `Actions of ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Publish or hide at…' }).click();
  return page.getByRole('dialog', { name: `Publish or hide ${NAME}` });
}

function menuEntry(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

test('a page is scheduled to be hidden, which its card, the home and the deploy dialog show', async ({
  enter,
  running,
  signInOnce,
}) => {
  const { accessToken: token } = await signInOnce('alp.editor');
  const id = randomUUID();
  const variables = { brand: brandId('ALP'), item: { id, name: NAME } };
  expect((await ask({ url: running.url, token, query: SAVE_PAGE, variables })).errors).toEqual([]);
  const { page } = await enter({ account: 'alp.editor', path: '/manage-showroom' });

  await test.step('it is scheduled from its card', async () => {
    const dialog = await openPlans(page);
    await dialog.getByLabel('Date and time (Manila time)').fill(tomorrowAt('22:00'));
    await dialog.getByRole('button', { name: 'Set the time' }).click();
    await expect(dialog.getByRole('list', { name: 'Coming up' })).toContainText(/, 10:00 PM · planned by ALP Editor/);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: NAME })).toContainText(/Hides .*, 10:00 PM/);
  });

  await test.step('a deployment is scheduled in the deploy dialog', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Deploy', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Deploy the ALP website?' });
    await expect(question.getByRole('list', { name: 'Coming up' })).toContainText(`Hide: ${NAME}`);
    await question.getByLabel('At a time instead of now').check();
    await question.getByLabel('What is it about? (optional)').fill('Rainy season');
    await question.getByLabel('Date and time (Manila time)').fill(tomorrowAt('23:00'));
    await question.getByRole('button', { name: 'Deploy at this time' }).click();
    // What is planned is shown where deployments are.
    const notice = page.getByRole('dialog', { name: 'Deployment of ALP' });
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
  });

  await test.step('the home lists both, and cancels one', async () => {
    await page.getByRole('link', { name: 'ALP Console Home' }).click();
    const coming = card(page, 'Coming up');
    await expect(coming.getByRole('listitem')).toHaveCount(2);
    await expect(coming.getByRole('listitem').last()).toContainText(/Deploy the website.*11:00 PM.*Rainy season/);
    await coming.getByRole('button', { name: 'Cancel plan: Deploy the website' }).click();
    await expect(coming.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('it is hidden at its time, and its history shows that this was planned', async () => {
    const [plan] = (await (
      await fetch(`${running.url}/plans?brand_id=${brandId('ALP')}`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as readonly { readonly id: string }[];
    const entry = { action: 'hide', kind: 'page', of: 'SHOWROOM-ALP', entry_id: id };
    const soon = new Date(Date.now() + 2_000).toISOString();
    await fetch(`${running.url}/plans/${plan?.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ brand_id: brandId('ALP'), ...entry, at: soon }),
    });
    await expect
      .poll(async () => (await ask({ url: running.url, token, query: READ_PAGE, variables: { id } })).data)
      .toEqual({ getSpecificBrandPageById: { published: false, updated_by: 'ALP Editor' } });
    await menuEntry(page, 'Manage Showroom').click();
    await page.getByRole('list', { name: 'Showroom' }).getByRole('link', { name: NAME, exact: true }).click();
    await page.getByRole('button', { name: 'History of Showroom' }).first().click();
    const history = page.getByRole('dialog', { name: /^History of/ });
    await expect(history.getByRole('listitem').first()).toContainText(/Hidden by ALP Editor · planned /);
  });
});

test('hiding a page is scheduled in its form, which shows the plan', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alp.editor', path: editorPath('facts', 'ALP') });
  const coming = page.getByRole('region', { name: 'Coming up' });

  await test.step('set in the header of the form', async () => {
    await page.getByRole('button', { name: 'Publish or hide at…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish or hide Facts ALP' });
    await dialog.getByLabel('Date and time (Manila time)').fill(tomorrowAt('22:00'));
    await dialog.getByRole('button', { name: 'Set the time' }).click();
    // The dialog grows with the list, and its buttons move.
    await expect(dialog.getByRole('list', { name: 'Coming up' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(coming).toContainText(/Hide: Facts ALP.*10:00 PM · planned by ALP Editor/);
  });

  await test.step('its list shows the plan, too', async () => {
    await page.getByRole('button', { name: 'CANCEL', exact: true }).click();
    await expect(page.getByRole('row', { name: /Facts ALP/ })).toContainText(/Hides .*, 10:00 PM/);
  });

  await test.step('a plan that somebody else cancels disappears at once', async () => {
    await page.getByRole('link', { name: 'Facts ALP' }).click();
    await expect(coming).toBeVisible();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ brand_id: brandId('ALP') });
    const plans = (await (
      await fetch(`${running.url}/plans?brand_id=${brandId('ALP')}`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as readonly { readonly id: string; readonly name: string }[];
    const ownPlan = plans.find(({ name }) => name === 'Facts ALP');
    await fetch(`${running.url}/plans/${ownPlan?.id}/cancel`, { method: 'POST', headers, body });
    await expect(coming).toBeHidden();
  });

  await test.step('a button of the form cancels a plan', async () => {
    await page.getByRole('button', { name: 'Publish or hide at…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish or hide Facts ALP' });
    await dialog.getByLabel('Date and time (Manila time)').fill(tomorrowAt('23:00'));
    await dialog.getByRole('button', { name: 'Set the time' }).click();
    await expect(dialog.getByRole('list', { name: 'Coming up' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await coming.getByRole('button', { name: 'Cancel plan: Hide: Facts ALP' }).click();
    await expect(coming).toBeHidden();
  });
});
