import { card } from './support/editor';
import { openSection, propertyPath, savePage, sectionOf, unitTab } from './support/properties';
import { sentSaves } from './support/sent';
import { expect, test } from './support/test';

test('a property is found in its list; its form and its units are saved, and restored, together', async ({ enter }) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-properties' });
  const property = page.getByRole('link', { name: 'Central Park Towers', exact: true });
  const terrain = card(page, 'Property').getByLabel('Terrain');
  const percentage = sectionOf(page, 'Construction Updates').getByLabel('Percentage');
  const title = sectionOf(page, 'Amenities').getByLabel('Title', { exact: true });
  await expect(property).toBeVisible();

  await test.step('[CARD-003] five cards in a row', async () => {
    const cards = page.getByRole('list', { name: 'Properties' }).getByRole('listitem');
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  });

  await property.click();
  await openSection(page, 'Amenities');
  const before = { title: await title.inputValue(), terrain: await terrain.inputValue() };
  const sent = sentSaves(page);

  await test.step('its form and a section of each unit are saved with one document', async () => {
    await terrain.fill('Rolling');
    await title.fill('Room to roam');
    await unitTab(page, 'Tower 2').click();
    await openSection(page, 'Construction Updates');
    await percentage.fill('73');
    await page.getByRole('button', { name: 'Hide page details' }).click();
    await expect(percentage).toBeInViewport();
    // The buttons stay at the end of the bar, however much room the reason next to them takes.
    const width = 1100;
    await page.setViewportSize({ width, height: 800 });
    const cancel = await page.getByRole('button', { name: 'CANCEL', exact: true }).boundingBox();
    expect(cancel?.x).toBeGreaterThan(width / 2);
    await savePage(page);
    expect(sent).toHaveLength(1);
    await page.goto(new URL(`${propertyPath('central-park-towers')}?section=amenities`, page.url()).href);
    await expect(terrain).toHaveValue('Rolling');
    await expect(title).toHaveValue('Room to roam');
  });

  await test.step('the version before is restored, in its form and its units', async () => {
    await page.getByRole('button', { name: /^History of Property/ }).click();
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    await expect(versions.first()).toContainText(/Changed: Property › Terrain, Unit 1 \(.+\) › Amenities › Title/);
    await versions
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(title).toHaveValue(before.title);
    await expect(terrain).toHaveValue(before.terrain);
  });
});
