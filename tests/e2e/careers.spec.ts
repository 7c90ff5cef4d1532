import type { Locator, Page } from '@playwright/test';
import { blockLiveEvents } from './support/news';
import { ask, brandId } from './support/service';
import { expect, test } from './support/test';

const CAREERS = '/manage-careers/careers';
const AVIDA = { account: 'avida.editor', path: CAREERS } as const;

async function openCareer(page: Page, title: string): Promise<Locator> {
  await page.getByRole('link', { name: title, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Career' });
  await expect(drawer.getByLabel('Career Title')).toHaveValue(title);
  return drawer;
}

function save(drawer: Locator): Promise<void> {
  return drawer.getByRole('button', { name: 'SAVE' }).click();
}

/** Expects the loaded list: at least one row, and no pending request. */
async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Careers' })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('table', { name: 'Careers' }).getByRole('link').first()).toBeVisible();
}

test('[CAR-023, CAR-024] departments are added and removed next to the input; one in use cannot be removed', async ({
  enter,
}) => {
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

test('changes of two people to one career are merged', async ({ enter, running }) => {
  const { page, token } = await enter({ ...AVIDA, before: blockLiveEvents });
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
});
