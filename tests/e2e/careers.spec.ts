import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInLightAndDark } from './support/axe';
import { ask, brandId } from './support/service';
import { expect, test } from './support/test';

const CAREERS = '/manage-careers/careers';
const AVIDA = { account: 'avida.editor', path: CAREERS } as const;

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Add Career' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add Career' });
  await expect(drawer.getByLabel('Career Title')).toBeVisible();
  return drawer;
}

async function openCareer(page: Page, title: string): Promise<Locator> {
  await page.getByRole('link', { name: title }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Career' });
  await expect(drawer.getByLabel('Career Title')).toHaveValue(title);
  return drawer;
}

function save(drawer: Locator): Promise<void> {
  return drawer.getByRole('button', { name: 'SAVE' }).click();
}

/** The list as it is at rest: at least one row, and nothing on its way. */
async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Careers' })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('table', { name: 'Careers' }).getByRole('link').first()).toBeVisible();
}

test('[CAR-007, CAR-008, CAR-009, CAR-010, CAR-011, CAR-012, CAR-013, CAR-014, CAR-015, CAR-017, CAR-018, CAR-019, CAR-020, CAR-021] a career is added, opened at its own address, changed and hidden', async ({
  enter,
}) => {
  const { page } = await enter(AVIDA);
  await expectList(page);
  await expectAccessibleInLightAndDark(page);

  await test.step('wrong input is refused with the words of the specification', async () => {
    const drawer = await openAdd(page);
    await drawer.getByLabel('Tags').fill('remote');
    await page.keyboard.press('Enter');
    for (const message of ['Career Title is required', 'Select Department', 'Location is required']) {
      await expect(drawer.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(drawer.getByRole('switch', { name: 'Status' })).toBeChecked();
    await expect(drawer.getByText('Show', { exact: true })).toBeVisible();
    const today = new Date().toLocaleDateString('en-US', {
      timeZone: 'Asia/Manila',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    await expect(drawer.getByRole('textbox', { name: 'Apply Before' })).toHaveValue(today);
    await expectAccessibleInLightAndDark(page);
  });

  await test.step('the toolbar offers bold, italic, link and bulleted list', async () => {
    const drawer = page.getByRole('dialog', { name: 'Add Career' });
    await drawer.getByLabel('Job Description Body').click();
    const toolbar = drawer.getByRole('toolbar', { name: 'Formatting of Job Description Body' });
    const names = await toolbar
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent));
    expect(names).toEqual(['Bold', 'Italic', 'Link', 'Bulleted list']);
  });

  await test.step('create', async () => {
    const drawer = page.getByRole('dialog', { name: 'Add Career' });
    await drawer.getByLabel('Career Title').fill('Showroom Pianist');
    await drawer.getByLabel('Department').selectOption({ label: 'Sales' });
    await drawer.getByLabel('Location').fill('Tagaytay');
    await drawer.getByRole('textbox', { name: 'Apply Before' }).fill('12/24/2026');
    await save(drawer);
    await expect(page.getByText('Careers succesfully created')).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Showroom Pianist' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Visible (6)' })).toBeVisible();
  });

  await test.step('open at its address, also after a reload and over the same list', async () => {
    await page.getByRole('searchbox', { name: 'Search Careers' }).fill('pianist');
    await expect(page.getByText('1-1 of 1 items')).toBeVisible();
    await openCareer(page, 'Showroom Pianist');
    await expect(page).toHaveURL(/\/manage-careers\/careers\/[0-9a-f-]{36}\?search=pianist$/);
    await page.reload();
    const drawer = page.getByRole('dialog', { name: 'Edit Career' });
    await expect(drawer.getByRole('textbox', { name: 'Apply Before' })).toHaveValue('12/24/2026');
    await expect(drawer.getByRole('button', { name: /remote/ }).first()).toBeVisible();
  });

  await test.step('change and hide', async () => {
    const drawer = page.getByRole('dialog', { name: 'Edit Career' });
    await drawer.getByLabel('Location').fill('Baguio');
    await drawer.getByRole('switch', { name: 'Status' }).click();
    await expect(drawer.getByText('Hidden', { exact: true })).toBeVisible();
    await save(drawer);
    await expect(page.getByText('Update success.', { exact: true })).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/manage-careers\/careers\?search=pianist$/);
    await expect(page.getByText('No results found')).toBeVisible();
    await page.getByRole('button', { name: 'Hidden (1)' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Showroom Pianist' }) });
    await expect(row.getByRole('cell', { name: 'Baguio' })).toBeVisible();
  });
});

test('[CAR-001, CAR-002, CAR-003, CAR-004, CAR-005, CAR-006] the list is sorted, searched, filtered, and its rows are hidden and shown together', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'amaia.editor', path: CAREERS });
  await expectList(page);
  const titles = page.getByRole('table', { name: 'Careers' }).getByRole('link');
  await expect(titles).toHaveText([
    'Showroom Host',
    'Purchasing Officer',
    'Loans Assistant',
    'Community Organizer',
    'Building Caretaker',
  ]);
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(titles).toHaveText([
    'Building Caretaker',
    'Community Organizer',
    'Loans Assistant',
    'Purchasing Officer',
    'Showroom Host',
  ]);

  await page.getByRole('combobox', { name: 'Location' }).click();
  await expect(page.getByRole('option')).toHaveText(['Location: All', 'Calamba, Laguna', 'Quezon City']);
  await page.getByRole('option', { name: 'Quezon City' }).click();
  await expect(titles).toHaveText(['Building Caretaker', 'Loans Assistant', 'Purchasing Officer']);
  await page.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name: 'Corporate' }).click();
  await expect(titles).toHaveText(['Loans Assistant', 'Purchasing Officer']);
  await page.reload();
  await expect(titles).toHaveText(['Loans Assistant', 'Purchasing Officer']);
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveText('Corporate');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^careers-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.goto(new URL(CAREERS, page.url()).href);
  await expectList(page);
  await page.getByRole('checkbox', { name: 'Choose Showroom Host' }).check();
  await page.getByRole('checkbox', { name: 'Choose Loans Assistant' }).check();
  await page.getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide' });
  await expect(dialog).toContainText('Hide 2 careers?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(dialog.getByText('2 of 2 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(titles).toHaveText(['Purchasing Officer', 'Community Organizer', 'Building Caretaker']);
  await expect(page.getByRole('button', { name: 'Hidden (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Hidden (2)' }).click();
  await expect(titles).toHaveText(['Showroom Host', 'Loans Assistant']);
});

test('[CAR-023, CAR-024] departments are added and removed beside the input; one in use stays', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: CAREERS });
  await expectList(page);
  const drawer = await openCareer(page, 'Leasing Officer');
  await drawer.getByRole('button', { name: 'Manage Departments' }).click();
  const dialog = page.getByRole('dialog', { name: 'Departments' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Corporate', 'Property Management', 'Sales']);
  await expectAccessibleInLightAndDark(page);
  await dialog.getByRole('button', { name: 'Remove Sales' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Sales');
  await dialog.getByLabel('New Department').fill('SALES');
  await dialog.getByRole('button', { name: '+ Add Department' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('New Department').fill('Ferry Landing');
  await dialog.getByRole('button', { name: '+ Add Department' }).click();
  await expect(dialog).toHaveCount(0);
  const department = drawer.getByLabel('Department');
  await expect(department.locator('option:checked')).toHaveText('Ferry Landing');
  await drawer.getByRole('button', { name: 'Manage Departments' }).click();
  await dialog.getByRole('button', { name: 'Remove Ferry Landing' }).click();
  await expect(dialog.getByText('Ferry Landing was removed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(department.locator('option:checked')).toHaveText('Choose…');
});

test('[CAR-016, CAR-032] ALP has no departments; a reader adds and changes nothing', async ({ enter, running }) => {
  const { page } = await enter({ account: 'alp.editor', path: CAREERS });
  await expectList(page);
  await expect(page.getByRole('columnheader', { name: 'Department' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveCount(0);
  const drawer = await openAdd(page);
  await expect(drawer.getByLabel('Department')).toHaveCount(0);
  await drawer.getByLabel('Career Title').fill('Sommelier');
  await drawer.getByLabel('Location').fill('Makati');
  await save(drawer);
  await expect(page.getByText('Careers succesfully created')).toBeVisible();

  const reader = await enter({ account: 'alp.reader', path: CAREERS });
  await expect(reader.page.getByText('Estate Horticulturist')).toBeVisible();
  await expect(reader.page.getByRole('link', { name: 'Add Career' })).toHaveCount(0);
  await expect(reader.page.getByRole('link', { name: 'Estate Horticulturist' })).toHaveCount(0);
  const { errors } = await ask({
    url: running.url,
    token: reader.token,
    query: 'mutation ($careerData: CareerInput!) { addOrUpdateCareer(careerData: $careerData) { id } }',
    variables: { careerData: { brand_id: brandId('ALP'), title: 'Mine', location: 'Makati' } },
  });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
});

test('a career that is gone says so; what two people change is put together', async ({ enter, running }) => {
  const { page, token } = await enter(AVIDA);
  await expectList(page);
  const drawer = await openCareer(page, 'Community Engineer');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await ask({
    url: running.url,
    token,
    query: 'mutation ($careerData: CareerInput!) { addOrUpdateCareer(careerData: $careerData) { id } }',
    variables: { careerData: { id, brand_id: brandId('AVIDA'), location: 'Dasmariñas' } },
  });
  await drawer.getByLabel('SEO Title').fill('Work with us');
  await save(drawer);
  await expect(page.getByText(/saved this career meanwhile\. Both changes were put together/)).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await openCareer(page, 'Community Engineer');
  await expect(drawer.getByLabel('Location')).toHaveValue('Dasmariñas');
  await expect(drawer.getByLabel('SEO Title')).toHaveValue('Work with us');
  await page.keyboard.press('Escape');

  await page.goto(`${running.url}${CAREERS}/00000000-0000-4000-8000-000000000000`);
  const missing = page.getByRole('dialog', { name: 'Edit Career' });
  await expect(missing.getByText('The career could not be loaded.')).toBeVisible();
});
