import type { Locator, Page } from '@playwright/test';
import { sentSaves } from './support/sent';
import { expect, test } from './support/test';

/** The card of a property in the list. */
function cardOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

test('properties are found by status and by search', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-company-information' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Properties' }).click();
  const cards = page.getByRole('list', { name: 'Properties' }).getByRole('listitem');
  await expect(cardOf(page, 'Central Park Towers')).toBeVisible();

  await test.step('[CARD-003] five cards in a row', async () => {
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  });

  await test.step('[CARD-001] search and filters stand above the cards', async () => {
    const first = (await cards.first().boundingBox())!;
    for (const control of [
      page.getByRole('searchbox', { name: 'Search Properties' }),
      ...['Status', 'Location', 'Type'].map((name) => page.getByRole('combobox', { name })),
    ]) {
      expect((await control.boundingBox())!.y).toBeLessThan(first.y);
    }
  });

  await test.step('the service filters and searches', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Pre-Selling', exact: true }).click();
    await expect(page.getByText('1 - 2 of 2 items')).toBeVisible();
    await expect(page).toHaveURL(/status=Pre-Selling/);
    await page.goBack();
    await expect(page.getByText('1 - 10 of 11 items')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search Properties' }).fill('central');
    await expect(page.getByText('1 - 1 of 1 items')).toBeVisible();
  });
});

test('the staff of ALISI see the properties of every brand, and change only their own', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: '/manage-properties?brand=AVIDA' });
  const { page: avida } = await enter({ account: 'avida.editor', path: '/manage-properties' });
  const towers = cardOf(page, 'Central Park Towers');

  await test.step('[PROP-002, CARD-024] only they select a brand, or get it from the address', async () => {
    await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveText('AVIDA');
    await expect(towers).toBeVisible();
    await expect(cardOf(avida, 'Central Park Towers')).toBeVisible();
    await expect(avida.getByRole('combobox', { name: 'Brand' })).toHaveCount(0);
  });

  await test.step('[CARD-013] they feature properties with a flag of their own', async () => {
    const saves = sentSaves(page);
    await towers.getByRole('button', { name: 'Actions of Central Park Towers' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Add to Featured']);
    await page.getByRole('menuitem', { name: 'Add to Featured' }).click();
    await expect(towers.getByText('Featured', { exact: true })).toBeVisible();
    expect(saves.map(({ variables }) => variables['item'])).toMatchObject([{ alternative_featured: true }]);
    await avida.reload();
    await expect(cardOf(avida, 'Central Park Towers')).toBeVisible();
    await expect(cardOf(avida, 'Central Park Towers').getByText('Featured', { exact: true })).toHaveCount(0);
  });

  await test.step('[CARD-025] they add properties to their own brand only', async () => {
    await expect(page.getByRole('link', { name: '+ Add Property' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Brand' }).click();
    await page.getByRole('option', { name: 'ALISI' }).click();
    await expect(page.getByRole('link', { name: 'Greenways Estate' })).toBeVisible();
    await expect(page.getByRole('link', { name: '+ Add Property' })).toBeVisible();
  });
});
