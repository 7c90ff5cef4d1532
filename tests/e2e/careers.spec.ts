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
