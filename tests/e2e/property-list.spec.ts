import type { Locator, Page } from '@playwright/test';
import { sentSaves } from './support/sent';
import { expect, test } from './support/test';

/** The card of a property in the list. */
function cardOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

/** Waits for the next search of the list, and gives what it asks for. */
async function nextSearch(page: Page): Promise<unknown> {
  const request = await page.waitForRequest((one) => one.postData()?.includes('CardPages') ?? false);
  return (request.postDataJSON() as { readonly variables: unknown }).variables;
}

test('properties are found by their status, location and type', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-company-information' });
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('getPropertyStatusFilters') ?? false,
  );
  const towers = cardOf(page, 'Central Park Towers');

  await test.step('[PROP-001, NAV-005] the menu leads to the list', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Properties' }).click();
    await expect(page).toHaveURL(/\/manage-properties$/);
    await expect(page.getByRole('heading', { name: 'Properties', level: 1 })).toBeVisible();
  });

  await test.step('[PROP-011, CARD-006] a card has name, location, price, status and type', async () => {
    await expect(towers).toContainText('Quezon City');
    await expect(towers).toContainText('PHP 4.5M - 11.25M');
    await expect(towers).toContainText('Pre-Selling');
    await expect(towers).toContainText('Condominium');
  });

  const cards = page.getByRole('list', { name: 'Properties' }).getByRole('listitem');
  await test.step('[CARD-003] five cards in a row', async () => {
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  });

  await test.step('[PROP-010, CARD-004] the first of them adds', async () => {
    const add = cards.first().getByRole('link', { name: '+ Add Property' });
    await expect(add).toHaveCSS('border-style', 'dashed');
    const { page: alisi } = await enter({ account: 'alisi.editor', path: '/manage-properties?brand=AVIDA' });
    await expect(cardOf(alisi, 'Central Park Towers')).toBeVisible();
    await expect(alisi.getByRole('link', { name: '+ Add Property' })).toHaveCount(0);
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

  const options = page.getByRole('option');
  await test.step('[PROP-007, PROP-008, CARD-002] each filter has all, and what the service names', async () => {
    const { data } = (await (await answered).json()) as { readonly data: Readonly<Record<string, unknown>> };
    const offered = {
      Status: (data['getPropertyStatusFilters'] as { readonly status: readonly string[] }).status,
      Location: (data['getPropertyLocationFilters'] as { readonly location: readonly string[] }).location,
    };
    for (const [name, values] of Object.entries(offered)) {
      await page.getByRole('combobox', { name }).click();
      await expect(options).toHaveText([`${name}: All`, ...values]);
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
    }
    await page.getByRole('combobox', { name: 'Type' }).click();
    await expect(options.first()).toHaveText('Type: All');
    await page.keyboard.press('Escape');
  });

  await test.step('[PROP-040] the statuses', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    await expect(options).toHaveText([
      'Status: All',
      'Currently Selling',
      'New Launches',
      'Pre-Selling',
      'Pre-Selling and RFO (Ready for Occupancy)',
      'RFO (Ready for Occupancy)',
      'Sold out',
    ]);
  });

  await test.step('[PROP-009, CARD-026] what is chosen is sent, each time anew', async () => {
    const [asked] = await Promise.all([
      nextSearch(page),
      page.getByRole('option', { name: 'Pre-Selling', exact: true }).click(),
    ]);
    expect(asked).toMatchObject({ page: 1, limit: 10, filters: { property: { status: 'Pre-Selling' } } });
    await expect(page.getByText('1 - 2 of 2 items')).toBeVisible();
    await expect(page).toHaveURL(/status=Pre-Selling/);
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Leisure' }).click();
    await expect(page.getByText('1 - 1 of 1 items')).toBeVisible();
    await page.getByRole('combobox', { name: 'Location' }).click();
    const [narrowed] = await Promise.all([nextSearch(page), page.getByRole('option', { name: 'Taguig' }).click()]);
    expect(narrowed).toMatchObject({
      filters: { property: { status: 'Pre-Selling', location: 'Taguig', type: expect.anything() } },
    });
    await expect(page.getByText('No results found')).toBeVisible();
    const [again] = await Promise.all([nextSearch(page), page.goBack()]);
    expect(again).toMatchObject({ filters: { property: { status: 'Pre-Selling' } } });
  });

  await test.step('[CARD-019, CARD-026] pages of ten, or of another size, and the text that is searched', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manage Properties' }).click();
    await expect(page.getByText('1 - 10 of 11 items')).toBeVisible();
    const [second] = await Promise.all([nextSearch(page), page.getByRole('button', { name: 'Next page' }).click()]);
    expect(second).toMatchObject({ page: 2, limit: 10 });
    await expect(page.getByText('11 - 11 of 11 items')).toBeVisible();
    await page.getByRole('combobox', { name: 'Items per page' }).click();
    const [larger] = await Promise.all([nextSearch(page), page.getByRole('option', { name: '20 / page' }).click()]);
    expect(larger).toMatchObject({ page: 1, limit: 20 });
    await expect(page.getByText('1 - 11 of 11 items')).toBeVisible();
    const [searched] = await Promise.all([
      nextSearch(page),
      page.getByRole('searchbox', { name: 'Search Properties' }).fill('central'),
    ]);
    expect(searched).toMatchObject({ page: 1, limit: 20, search: 'central' });
    await expect(page.getByText('1 - 1 of 1 items')).toBeVisible();
  });
});

test('the staff of ALISI see the properties of every brand, and change but their own', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: '/manage-properties?brand=AVIDA' });
  const { page: avida } = await enter({ account: 'avida.editor', path: '/manage-properties' });
  const towers = cardOf(page, 'Central Park Towers');

  await test.step('[PROP-002, CARD-024] only they choose a brand, or take it from the address', async () => {
    await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveText('AVIDA');
    await expect(towers).toBeVisible();
    await expect(cardOf(avida, 'Central Park Towers')).toBeVisible();
    await expect(avida.getByRole('combobox', { name: 'Brand' })).toHaveCount(0);
  });

  await test.step('[CARD-013] what they feature is featured by their own flag', async () => {
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

  await test.step('[CARD-025] they add to their own brand alone', async () => {
    await expect(page.getByRole('link', { name: '+ Add Property' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Brand' }).click();
    await page.getByRole('option', { name: 'ALISI' }).click();
    await expect(page.getByRole('link', { name: 'Greenways Estate' })).toBeVisible();
    await expect(page.getByRole('link', { name: '+ Add Property' })).toBeVisible();
  });
});
