import type { Locator, Page, Request } from '@playwright/test';
import { showProblems } from './support/editor';
import { refuseNews } from './support/news';
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
  await page.getByRole('link', { name: title, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Career' });
  await expect(drawer.getByLabel('Career Title')).toHaveValue(title);
  return drawer;
}

function asks(request: Request, operation: string): boolean {
  return request.postData()?.includes(operation) ?? false;
}

function save(drawer: Locator): Promise<void> {
  return drawer.getByRole('button', { name: 'SAVE' }).click();
}

/** The list as it is at rest: at least one row, and nothing on its way. */
async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Careers' })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('table', { name: 'Careers' }).getByRole('link').first()).toBeVisible();
}

/** Every text that the form of a career asks for, by its label. */
const FIELDS = [
  ...['Career Title', 'Department', 'Apply Before', 'Location', 'Tags', 'Status'],
  ...['Job Description (Default)', 'Job Description Body', 'Qualification (Default)', 'Qualification Body'],
  ...['SEO Title', 'SEO Description', 'H1 Tag'],
];

test('a career is added, opened at its own address, changed and hidden', async ({ enter }) => {
  const { page } = await enter(AVIDA);
  await expectList(page);
  const add = page.getByRole('dialog', { name: 'Add Career' });
  const edit = page.getByRole('dialog', { name: 'Edit Career' });

  await test.step('[CAR-007, CAR-009] a panel with every field of a career', async () => {
    await openAdd(page);
    for (const label of FIELDS) await expect(add.getByLabel(label, { exact: false }).first()).toBeVisible();
  });

  await test.step('[CAR-010, CAR-011, CAR-012] it is shown, and to be applied for until today', async () => {
    await expect(add.getByRole('switch', { name: 'Status' })).toBeChecked();
    await expect(add.getByText('Show', { exact: true })).toBeVisible();
    const today = new Date().toLocaleDateString('en-US', {
      timeZone: 'Asia/Manila',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    await expect(add.getByRole('textbox', { name: 'Apply Before' })).toHaveValue(today);
  });

  await test.step('[CAR-013, CAR-014, CAR-015] what is missing is told', async () => {
    await add.getByLabel('Tags').fill('remote');
    await page.keyboard.press('Enter');
    await showProblems(page);
    for (const message of ['Career Title is required', 'Select Department', 'Location is required']) {
      await expect(add.getByText(message, { exact: true })).toBeVisible();
    }
  });

  await test.step('[CAR-017] the toolbar offers bold, italic, link and bulleted list', async () => {
    await add.getByLabel('Job Description Body').click();
    const toolbar = add.getByRole('toolbar', { name: 'Formatting of Job Description Body' });
    const names = await toolbar
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent));
    expect(names).toEqual(['Bold', 'Italic', 'Link', 'Bulleted list']);
  });

  await test.step('[CAR-020] creating closes the panel, says so, and asks for the list anew', async () => {
    await add.getByLabel('Career Title').fill('Showroom Pianist');
    await add.getByLabel('Department').selectOption({ label: 'Sales' });
    await add.getByLabel('Location').fill('Tagaytay');
    await add.getByRole('textbox', { name: 'Apply Before' }).fill('12/24/2026');
    const saved = page.waitForEvent('requestfinished', (request) => asks(request, 'addOrUpdateCareer'));
    const listed = saved.then(() => page.waitForRequest((request) => asks(request, 'getFilteredCareers')));
    await save(add);
    await expect(page.getByText('Careers succesfully created')).toBeVisible();
    await expect(add).toHaveCount(0);
    await listed;
    await expect(page.getByRole('link', { name: 'Showroom Pianist', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Visible (6)' })).toBeVisible();
  });

  await test.step('[CAR-007, CAR-008] it has an address, over the same list and after a reload', async () => {
    await page.getByRole('searchbox', { name: 'Search Careers' }).fill('pianist');
    await expect(page.getByText('1-1 of 1 items')).toBeVisible();
    await openCareer(page, 'Showroom Pianist');
    await expect(page).toHaveURL(/\/manage-careers\/careers\/[0-9a-f-]{36}\?search=pianist$/);
    await page.reload();
    await expect(edit.getByRole('textbox', { name: 'Apply Before' })).toHaveValue('12/24/2026');
    await expect(edit.getByRole('button', { name: /remote/ }).first()).toBeVisible();
  });

  await test.step('[CAR-010, CAR-021] changed and hidden', async () => {
    await edit.getByLabel('Location').fill('Baguio');
    await edit.getByRole('switch', { name: 'Status' }).click();
    await expect(edit.getByText('Hidden', { exact: true })).toBeVisible();
    await save(edit);
    await expect(page.getByText('Update success.', { exact: true })).toBeVisible();
    await expect(edit).toHaveCount(0);
    await expect(page).toHaveURL(/\/manage-careers\/careers\?search=pianist$/);
    await expect(page.getByText('No results found')).toBeVisible();
    await page.getByRole('button', { name: 'Hidden (1)' }).click();
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'Showroom Pianist', exact: true }) });
    await expect(row.getByRole('cell', { name: 'Baguio' })).toBeVisible();
  });
});

test('[CAR-023, CAR-024] departments are added and removed beside the input; one in use stays', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: CAREERS });
  await expectList(page);
  const drawer = await openCareer(page, 'Leasing Officer');
  await drawer.getByRole('button', { name: 'Manage Departments' }).click();
  const dialog = page.getByRole('dialog', { name: 'Departments' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^Corporate/, /^Property Management/, /^Sales/]);
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
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(department.locator('option:checked')).toHaveText('Choose…');
});

test('a career that is gone says so; what two people change is put together', async ({ enter, running }) => {
  const { page, token } = await enter({ ...AVIDA, before: refuseNews });
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
