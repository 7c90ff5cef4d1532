import { card, editorPath, save, saveButton } from './support/editor';
import { openSection, propertyPath, savePage } from './support/properties';
import { expect, test } from './support/test';

test('a page is compared with an earlier version and restored; unsaved changes stay as a draft', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP') });
  const title = card(page, 'Page').getByLabel('Title', { exact: true });
  const first = await title.inputValue();
  const openHistory = () => page.getByRole('button', { name: 'History of About Us' }).click();
  const drawer = page.getByRole('dialog', { name: 'History of About Us' });
  const versions = drawer.getByRole('list', { name: 'Versions' }).getByRole('listitem');

  await title.fill('Second title');
  await save(page);
  await openHistory();
  await expect(versions.first()).toContainText('Saved by ALP Editor');
  await expect(versions.first()).toContainText('Changed: Title');

  await versions
    .nth(1)
    .getByRole('button', { name: /^Compare/ })
    .click();
  const differences = drawer.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  await expect(differences).toHaveCount(1);
  await expect(differences).toContainText(first);
  await expect(differences.locator('ins').first()).toContainText('Second');
  await drawer.getByRole('button', { name: 'All versions' }).click();

  await test.step('restoring a form without unsaved changes, which can be undone', async () => {
    await versions
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await page.getByRole('dialog', { name: 'Restore this version?' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(/^The version of .* is restored\.$/)).toBeVisible();
    await expect(title).toHaveValue(first);
    await expect(page.getByText('Nothing changed yet')).toBeVisible();
    await title.focus();
    await page.keyboard.press('Control+z');
    await expect(title).toHaveValue('Second title');
    await page.keyboard.press('Control+Shift+z');
    await expect(title).toHaveValue(first);
  });

  await test.step('restoring over unsaved changes keeps them as a draft', async () => {
    await title.fill('Not saved yet');
    await openHistory();
    await expect(versions.first()).toContainText('Changed: Title');
    await versions
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click();
    const question = page.getByRole('dialog', { name: 'Restore this version?' });
    await expect(question).toContainText('Your unsaved changes are kept as a draft');
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(/^Restore your changes of /)).toBeVisible();
    await expect(title).toHaveValue('Second title');
    await page.reload();
    await expect(title).toHaveValue('Second title');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'Choose what to keep' });
    await choice.getByRole('button', { name: 'Keep the chosen values' }).click();
    await expect(title).toHaveValue('Not saved yet');
  });
});

test('the history of a property covers its form and its sections, and restores both', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: propertyPath('central-park-towers') });
  const section = await openSection(page, 'Amenities');
  const title = section.getByLabel('Title', { exact: true }).first();
  const terrain = page.getByLabel('Terrain');
  const before = { title: await title.inputValue(), terrain: await terrain.inputValue() };
  await terrain.fill('Hilly');
  await title.fill('Changed amenities');
  await savePage(page);
  await expect(page.getByText('Saved: Property, Tower 1 › Amenities', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^History of Property/ }).click();
  const drawer = page.getByRole('dialog', { name: /^History of Property/ });
  const versions = drawer.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions.first()).toContainText(/Changed: Property › Terrain, Unit 1 \(.+\) › Amenities › Title/);
  await versions
    .nth(1)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(title).toHaveValue(before.title);
  await expect(terrain).toHaveValue(before.terrain);
  await expect(page.getByRole('button', { name: /^History of/ })).toHaveCount(1);
});

test('a deleted page is in the trash of its list and is restored with its address', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: '/manage-gallery' });
  const name = 'Model homes';
  await page.getByRole('button', { name: `Actions of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Page?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await page.getByRole('button', { name: 'Deleted pages' }).click();
  const drawer = page.getByRole('dialog', { name: /^Deleted pages of/ });
  await expect(drawer.getByRole('listitem')).toContainText('by AMAIA Editor');
  await drawer.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${name} is restored.`)).toBeVisible();
  await expect(drawer).toContainText('Nothing was deleted lately.');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/manage-gallery\/model-homes$/);
  await expect(saveButton(page)).toBeVisible();
});

test('others who have the page open are shown until they leave; an outage of the service does no harm', async ({
  enter,
}) => {
  const path = editorPath('mission-vision', 'ALP');
  const { page: mine } = await enter({ account: 'alp.editor', path });
  await expect(mine.getByRole('heading', { level: 1 })).toBeVisible();
  const { page: theirs } = await enter({ account: 'group.editor', path });
  await expect(theirs.getByText('Also open: ALP Editor')).toBeVisible();
  // A tab that becomes visible again refreshes at once.
  const refresh = () => mine.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await refresh();
  await expect(mine.getByText('Also open: Group Editor')).toBeVisible();
  await expect(mine.getByText('Group Editor also has this page open.')).toBeAttached();

  await theirs.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(theirs.getByRole('row').first()).toBeVisible();
  await refresh();
  await expect(mine.getByText('Also open:')).toHaveCount(0);
  await expect(mine.getByText('Group Editor has left this page.')).toBeAttached();

  await mine.route('**/graphql', (route) => route.abort());
  await refresh();
  await mine.getByLabel('Title', { exact: true }).first().fill('Goes on');
  await expect(saveButton(mine)).toBeEnabled();
});
