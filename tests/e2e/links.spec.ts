import type { Page } from '@playwright/test';
import { card, chooseAction, dragUp, openRow, rowOf, save, saveButton, showProblems } from './support/editor';
import { sentSaves } from './support/sent';
import { ask, brandId } from './support/service';
import { expect, test } from './support/test';

const LINKS = 'query ($brandId: ID!) { getLinks(brandId: $brandId) { name link category } }';

interface ServiceAccess {
  readonly url: string;
  readonly token: string;
}

/** Reads the names of the links of a category, in order, directly from the service. */
async function storedNames({ url, token }: ServiceAccess, category: string): Promise<readonly string[]> {
  const { data } = await ask({ url, token, query: LINKS, variables: { brandId: brandId('AVIDA') } });
  const links = data!['getLinks'] as readonly { readonly name: string; readonly category: string }[];
  return links.filter((link) => link.category === category).map(({ name }) => name);
}

function social(page: Page) {
  return card(page, 'Social Media');
}

test('links are added, moved, changed and removed; the other tab is not affected', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'avida.editor', path: '/manage-links' });
  const access = { url: running.url, token };
  const external = await storedNames(access, 'external');

  await test.step('[LINK-002] a row has an image, a name and a link', async () => {
    await expect(rowOf(social(page), 'Link 1')).toContainText('Facebook');
    await social(page).getByRole('button', { name: '+ Add Link' }).click();
    const row = social(page).getByRole('group', { name: 'Link 3', exact: true });
    await expect(row.getByLabel('Image')).toHaveCount(1);
    await expect(row.getByLabel('Name')).toBeVisible();
    await expect(row.getByRole('textbox', { name: 'Link' })).toBeVisible();
  });

  await test.step('[LINK-003, LINK-004] missing values are reported', async () => {
    const row = social(page).getByRole('group', { name: 'Link 3', exact: true });
    await showProblems(page);
    await expect(row.getByText('This is required', { exact: true })).toHaveCount(2);
    await row.getByLabel('Name').fill('TikTok');
    await row.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)');
    await row.getByLabel('Name').click();
    await expect(saveButton(page)).toBeDisabled();
    await row.getByRole('textbox', { name: 'Link' }).fill('https://tiktok.example/avida');
  });

  await test.step('[LINK-006, LINK-007] all links of the category are replaced, in one document', async () => {
    const saves = sentSaves(page);
    await dragUp(social(page), { name: 'Link 3', up: 2 });
    await save(page, 'Links successfully added');
    expect(saves.map(({ operations }) => operations)).toEqual([['addManyLinks', 'massRemoveLinkRecords']]);
    expect(await storedNames(access, 'social_media')).toEqual(['TikTok', 'Facebook', 'Instagram']);
    expect(await storedNames(access, 'external')).toEqual(external);
  });

  await test.step('change and remove', async () => {
    const row = await openRow(social(page), 'Link 2');
    await row.getByLabel('Name').fill('Facebook Avida');
    await chooseAction(social(page), 'Link 3', 'Remove Link 3');
    await save(page, 'Links successfully added');
    expect(await storedNames(access, 'social_media')).toEqual(['TikTok', 'Facebook Avida']);
    await expect(rowOf(social(page), 'Link 3')).toHaveCount(0);
  });

  await test.step('a deleted link is restored after the others', async () => {
    await page.getByRole('button', { name: 'Deleted links' }).click();
    const drawer = page.getByRole('dialog', { name: 'Deleted links of Manage Links' });
    await drawer.getByRole('button', { name: 'Restore Instagram' }).click();
    await expect(page.getByText('Instagram is restored.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Restore Instagram' })).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(rowOf(social(page), 'Link 3')).toContainText('Instagram');
  });

  await test.step('all of them are restored from a version, in its order', async () => {
    await page.getByRole('button', { name: 'History of Social Media' }).click();
    const drawer = page.getByRole('dialog', { name: 'History of Social Media' });
    const versions = drawer.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    await expect(versions).toHaveCount(4);
    await expect(versions.nth(1)).toContainText('Saved by AVIDA Editor');
    await expect(versions.nth(1)).toContainText(/Changed: Link 2 \(.+\), Link 3 \(.+\)/);
    await versions
      .last()
      .getByRole('button', { name: /^Restore/ })
      .click();
    await page.getByRole('dialog', { name: 'Restore this version?' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(/^The version of .* is restored\.$/)).toBeVisible();
    await expect(rowOf(social(page), 'Link 1')).toContainText('Facebook');
    expect(await storedNames(access, 'social_media')).toEqual(['Facebook', 'Instagram']);
    expect(await storedNames(access, 'external')).toEqual(external);
  });

  await test.step('[LINK-001] the other tab has an address and a form of its own', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Social Media', 'External Links']);
    await page.getByRole('tab', { name: 'External Links' }).click();
    await expect(page).toHaveURL(/\/manage-links\/external$/);
    await expect(rowOf(card(page, 'External Links'), 'Link 2')).toContainText('Write to us');
    await expect(page.getByRole('tab', { name: 'External Links' })).toBeFocused();
  });
});
