import { card, chooseAction, editorPath, expectIdle, openRow, rowOf, save, saveButton } from './support/editor';
import { blockLiveEvents } from './support/news';
import { fieldsOf, readStoredPage, removeStoredPage } from './support/service';
import { expect, test } from './support/test';

test('two people edit one page: disjoint changes are merged, conflicts are asked about by label', async ({
  enter,
  running,
}) => {
  const path = editorPath('facts', 'AVIDA');
  const { page: mine, token } = await enter({ account: 'avida.editor', path, before: blockLiveEvents });
  const { page: theirs } = await enter({ account: 'avida.limited', path, before: blockLiveEvents });
  const titleOf = (page: typeof mine) => card(page, 'Page').getByLabel('Title', { exact: true });
  const question = mine.getByRole('dialog', { name: 'Choose what to keep' });
  const storedTexts = async () =>
    fieldsOf(await readStoredPage({ url: running.url, token, brand: 'AVIDA', kind: 'facts' })).map(
      ({ value }) => value,
    );

  await test.step('disjoint changes', async () => {
    const section = await openRow(card(mine, 'Sections'), 'Section 1');
    await (await openRow(section, 'Content 1')).getByLabel('Title', { exact: true }).fill('Mine');
    await titleOf(theirs).fill('Theirs');
    await chooseAction(card(theirs, 'Sections'), 'Section 2', 'Duplicate Section 2');
    await save(theirs);

    await save(mine);
    await expect(
      mine.getByText('AVIDA Limited saved this page meanwhile. Both changes were put together and saved.'),
    ).toBeVisible();
    await expect(titleOf(mine)).toHaveValue('Theirs');
    await expect(rowOf(card(mine, 'Sections'), 'Section 3')).toBeVisible();
    expect(await storedTexts()).toEqual(expect.arrayContaining(['Mine', 'Theirs']));
    await theirs.reload();
  });

  await test.step('the same field: theirs is kept', async () => {
    await titleOf(theirs).fill('Theirs again');
    await save(theirs);
    await titleOf(mine).fill('Mine again');
    await saveButton(mine).click();
    await expect(question).toContainText('AVIDA Limited saved this page at');
    const choice = question.getByRole('radiogroup', { name: 'Title' });
    await expect(choice.getByRole('radio', { name: 'Yours: Mine again' })).toBeChecked();
    await choice.getByRole('radio', { name: 'Theirs: Theirs again' }).check();
    await question.getByRole('button', { name: 'Keep the chosen values' }).click();
    await expect(question).toBeHidden();
    await expect(titleOf(mine)).toHaveValue('Theirs again');
    await expectIdle(mine);
  });

  await test.step('the same field: mine is kept, after thinking it over', async () => {
    await titleOf(theirs).fill('Theirs at last');
    await save(theirs);
    await titleOf(mine).fill('Mine at last');
    await saveButton(mine).click();
    await question.getByRole('button', { name: 'CANCEL' }).click();
    await expect(question).toBeHidden();
    await expect(titleOf(mine)).toHaveValue('Mine at last');
    await saveButton(mine).click();
    await question.getByRole('button', { name: 'Keep the chosen values' }).click();
    await expectIdle(mine);
    expect(await storedTexts()).toContain('Mine at last');
  });
});

test('[ERR-007] a page that somebody else removed is reported, and what was typed is not lost', async ({
  enter,
  running,
}) => {
  const path = editorPath('awards', 'AMAIA');
  const { page, token } = await enter({ account: 'amaia.editor', path });
  await page.getByLabel('Title', { exact: true }).fill('Typed for nothing?');
  await removeStoredPage({ url: running.url, token, brand: 'AMAIA', kind: 'awards' });
  await saveButton(page).click();
  await expect(page.getByText('Page not found.').first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toContainText(
    'The page does not exist any more. Save what you entered as a new page, discard it, or keep it as a draft',
  );
  await page.getByRole('button', { name: 'Keep draft and leave' }).click();
  await expect(page).toHaveURL(`${running.url}/manage-company-information`);
  await expect(page.getByRole('row', { name: 'About Us AMAIA' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Awards AMAIA' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Page' }).click();
  await page.getByRole('menuitem', { name: 'Awards' }).click();
  await expect(page.getByText(/^Restore your changes of /)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed for nothing?');
  await expect(rowOf(card(page, 'Sections'), 'Section 1')).toBeVisible();
  await save(page, 'Page successfully created');
});

test('leaving a gallery that somebody removed says that it cannot be saved; restored, it offers what was typed', async ({
  enter,
  running,
}) => {
  const list = `${running.url}/manage-gallery`;
  const { page } = await enter({ account: 'avida.editor', path: '/manage-gallery' });
  const { page: theirs } = await enter({ account: 'avida.limited', path: '/manage-gallery' });
  await page.getByText('Model homes').click();
  const title = card(page, 'Page').getByRole('textbox', { name: /^Title/ });
  await title.fill('Typed for nothing?');
  await theirs.getByRole('button', { name: 'Actions of Model homes' }).click();
  await theirs.getByRole('menuitem', { name: 'Delete' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/removed this page at/)).toBeVisible();

  await saveButton(page).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('The page does not exist any more, so your changes cannot be saved.');
  await expect(question.getByRole('button', { name: 'Save and leave' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Keep draft and leave' }).click();
  await expect(page).toHaveURL(list);

  await theirs.getByRole('button', { name: 'Deleted pages' }).click();
  await theirs.getByRole('button', { name: /^Restore/ }).click();
  await page.reload();
  await page.getByText('Model homes').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Typed for nothing?');
});
