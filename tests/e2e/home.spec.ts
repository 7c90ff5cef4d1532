import { card, editorPath, focusText, openRow } from './support/editor';
import { ask, brandId } from './support/service';
import { expect, test } from './support/test';

const SAVE_PAGE = `mutation ($brand: ID!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: "SHOWROOM-ALP", item: { name: "Showroom without anything" }) { id }
}`;

test('the home is the first entry of the palette: recent edits, what is not saved yet, pages with problems', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP') });
  const { errors } = await ask({ url: running.url, token, query: SAVE_PAGE, variables: { brand: brandId('ALP') } });
  expect(errors).toEqual([]);
  const row = await openRow(card(page, 'Body'), 'Body 1');
  await focusText(row.getByRole('textbox', { name: 'Mobile Content' }));
  await page.keyboard.type(' and more');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search pages, screens and actions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep draft and leave' })
    .click();

  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${running.url}/home`);
  const edits = card(page, 'Recent edits');
  await expect(edits.getByRole('listitem').first()).toContainText(/Showroom without anything.*ALP Editor, \d\d:\d\d/);
  const outstanding = card(page, 'Not on the website yet');
  await expect(outstanding.getByRole('link', { name: 'Showroom without anything' })).toBeVisible();
  const drafts = card(page, 'Unsaved drafts');
  await expect(drafts.getByRole('listitem')).toHaveText(
    /^About UsManage Company InformationAbout Us, \d\d:\d\d [AP]MDiscard$/,
  );
  const problems = card(page, 'Pages with problems');
  await expect(problems.getByRole('link', { name: 'Showroom without anything' })).toBeVisible();
  await expect(problems.getByRole('status')).toHaveText(/pages checked$/);

  await problems.getByRole('link', { name: 'Showroom without anything' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Showroom', level: 1 })).toBeVisible();
  await page.goBack();
  await drafts.getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goBack();
  await expect(drafts.getByText('You have no unsaved changes.')).toBeVisible();
});
