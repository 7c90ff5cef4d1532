import { card, chooseAction, dragUp, editorPath, focusText, openRow, rowOf, save } from './support/editor';
import { readStoredPage } from './support/service';
import { expect, test } from './support/test';
import { uploadImage } from './support/uploads';

test('sections of Facts are added, reordered by menu and keyboard, removed, saved and read again', async ({
  enter,
  running,
}) => {
  const { page, token } = await enter({ account: 'alp.editor', path: editorPath('facts', 'ALP') });
  const sections = card(page, 'Sections');
  const added = sections.getByRole('group', { name: 'Section 4', exact: true });

  await test.step('[CI-007, CI-009] the tabs of the brand', async () => {
    const tabs = ['About Us', 'Seo Tags', 'Facts', 'Mission and Vision', 'Awards'];
    await expect(page.getByRole('tab')).toHaveText([...tabs, 'Terms and Conditions', 'Privacy Policy']);
    await expect(page.getByRole('tab', { name: 'Facts' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('[CI-FACTS-001, CI-FACTS-003] a title, and sections with contents', async () => {
    await card(page, 'Page').getByLabel('Title', { exact: true }).fill('Figures of the year');
    await sections.getByRole('button', { name: '+ Add Section' }).click();
    await added.getByRole('button', { name: '+ Add Content' }).click();
    const content = added.getByRole('group', { name: 'Content 1', exact: true });
    await content.getByLabel('Title', { exact: true }).fill('7 lakes');
    await focusText(content.getByRole('textbox', { name: 'Body' }));
    await page.keyboard.type('All of them swimmable.');
  });

  await test.step('[CI-FACTS-004] a section has up to three images', async () => {
    for (const [index, name] of ['lake.png', 'pier.png', 'reed.png'].entries()) {
      await uploadImage(added, { name });
      await expect(added.getByText(`${index + 1} of 3`)).toBeVisible();
    }
    await expect(added.getByRole('button', { name: 'Add to Images' }).last()).toBeDisabled();
    await added.getByRole('button', { name: 'Remove Image 3' }).click();
    await added.getByLabel('Caption of Image 1').fill('The seventh lake');
    await rowOf(sections, 'Section 4').click();
  });

  await test.step('[CI-FACTS-002] sections are added, moved and removed', async () => {
    await chooseAction(sections, 'Section 1', 'Move Section 1 down');
    await dragUp(sections, { name: 'Section 4', up: 2 });
    await chooseAction(sections, 'Section 4', 'Remove Section 4');
    const families = await openRow(sections, 'Section 1');
    await dragUp(families, { name: 'Content 2', up: 1 });
    await expect(rowOf(families, 'Content 1')).toContainText('24 hours');
  });

  await save(page);
  await page.reload();
  await expect(card(page, 'Page').getByLabel('Title', { exact: true })).toHaveValue('Figures of the year');
  const order = [['24 hours', '3,400 families'], ['7 lakes'], ['12 estates', '60 % green']];
  for (const [index, titles] of order.entries()) {
    const section = await openRow(sections, `Section ${index + 1}`);
    for (const [item, title] of titles.entries()) {
      await expect(rowOf(section, `Content ${item + 1}`)).toContainText(title);
    }
  }
  await expect(rowOf(sections, 'Section 4')).toHaveCount(0);
  const lakes = sections.getByRole('group', { name: 'Section 2', exact: true });
  await expect(lakes.getByLabel('Caption of Image 1')).toHaveValue('The seventh lake');
  await expect((await openRow(lakes, 'Content 1')).getByRole('textbox', { name: 'Body' })).toHaveText(
    'All of them swimmable.',
  );

  const stored = await readStoredPage({ url: running.url, token, brand: 'ALP', kind: 'facts' });
  expect(stored.containers.map(({ name, order: place }) => [name, place])).toEqual([
    ['DEFAULT', 0],
    ['SECTION', 1],
    ['SECTION', 2],
    ['SECTION', 3],
  ]);
});

test('the title and sections of the Awards tab are saved and read again', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alp.editor', path: editorPath('awards', 'ALP') });
  const sections = card(page, 'Sections');

  await test.step('[CI-AWD-001] a title, and sections with contents and images', async () => {
    await card(page, 'Page').getByLabel('Title', { exact: true }).fill('What others say');
    const second = await openRow(sections, 'Section 2');
    const content = await openRow(second, 'Content 2');
    await content.getByLabel('Title', { exact: true }).fill('Care, ten years on');
    await expect(content.getByRole('textbox', { name: 'Body' })).toBeVisible();
    await expect(second.getByRole('group', { name: 'Images' })).toBeVisible();
    await save(page);
    await page.reload();
    await expect(card(page, 'Page').getByLabel('Title', { exact: true })).toHaveValue('What others say');
    await expect(rowOf(await openRow(sections, 'Section 2'), 'Content 2')).toContainText('Care, ten years on');
  });

  const { containers } = await readStoredPage({ url: running.url, token, brand: 'ALP', kind: 'awards' });
  await test.step('[CI-AWD-003] each section is a container, ordered from 1', () => {
    expect(containers.map(({ name, order }) => [name, order])).toEqual([
      ['DEFAULT', 0],
      ['SECTION', 1],
      ['SECTION', 2],
    ]);
  });

  await test.step('[CI-AWD-002] the title is in the default container', () => {
    expect(containers[0]?.field_collections[0]?.fields).toMatchObject([
      { name: 'AWARDS-TITLE', value: 'What others say' },
    ]);
  });

  await test.step('[CI-AWD-004] its contents have a title and a body', () => {
    const contents = containers.at(-1)?.field_collections.find(({ name }) => name === 'CONTENT');
    expect(contents?.children?.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['TITLE', 'BODY'],
      ['TITLE', 'BODY'],
    ]);
  });
});
