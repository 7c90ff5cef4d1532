import type { Locator, Page } from '@playwright/test';
import { card, editorPath, expectIdle, focusText, openRow, rowOf, save, saveButton } from './support/editor';
import { readDrafts } from './support/drafts';
import { expect, test } from './support/test';

const PATH = editorPath('mission-vision', 'ALISI');

function missionTitle(page: Page): Locator {
  return card(page, 'Mission').getByLabel('Title', { exact: true });
}

test('a changed form is not left without a question; an untouched one is', async ({ enter, running }) => {
  const list = `${running.url}/manage-company-information`;
  const { page } = await enter({ account: 'alisi.editor' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const cancel = page.getByRole('button', { name: 'CANCEL' });

  await test.step('[CI-015] CANCEL of an untouched form leads to the list', async () => {
    await page.getByRole('row', { name: 'Mission Vision ALISI' }).click();
    await expect(missionTitle(page)).toBeVisible();
    await cancel.click();
    await expect(page).toHaveURL(list);
    await expect(question).toHaveCount(0);
    await page.getByRole('link', { name: 'Mission Vision ALISI' }).click();
  });

  const before = await missionTitle(page).inputValue();
  await missionTitle(page).fill('Half typed');
  for (const leave of [
    () => page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click(),
    () => page.getByRole('tab', { name: 'Facts' }).click(),
    () => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click(),
    () => cancel.click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(running.url + PATH);
    await expect(missionTitle(page)).toHaveValue('Half typed');
  }

  await test.step('reload', async () => {
    const [browserDialog] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate(() => setTimeout(() => location.reload())),
    ]);
    expect(browserDialog.type()).toBe('beforeunload');
    await browserDialog.dismiss();
    await expect(missionTitle(page)).toHaveValue('Half typed');
  });

  await test.step('[CI-008] with the change reverted, a tab leads to its own address', async () => {
    await missionTitle(page).fill(before);
    await expect(page.getByText('Nothing changed yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Facts' }).click();
    await expect(page).toHaveURL(running.url + editorPath('facts', 'ALISI'));
    await expect(page.getByRole('tab', { name: 'Facts' })).toHaveAttribute('aria-selected', 'true');
    await expect(question).toHaveCount(0);
  });
});

test('what was typed is offered again after leaving and after closing the tab, until it is saved or discarded', async ({
  enter,
  running,
}) => {
  const { page } = await enter({ account: 'alisi.editor', path: PATH });
  const before = await missionTitle(page).inputValue();
  const offer = (tab: Page) => tab.getByRole('alert').filter({ hasText: /^Restore your changes of \d\d:\d\d [AP]M\?/ });

  await test.step('left', async () => {
    await missionTitle(page).fill('Left behind');
    await page.getByRole('tab', { name: 'Facts' }).click();
    await page.getByRole('button', { name: 'Keep draft and leave' }).click();
    await expect(page).toHaveURL(running.url + editorPath('facts', 'ALISI'));
    await page.getByRole('tab', { name: 'Mission and Vision' }).click();
    await expect(offer(page)).toContainText('Changed: Mission › Title');
    await expect(missionTitle(page)).toHaveValue(before);
    await offer(page).getByRole('button', { name: 'Restore' }).click();
    await expect(missionTitle(page)).toHaveValue('Left behind');
  });

  const second = await test.step('closed without a question', async () => {
    await focusText((await openRow(card(page, 'Vision Body'), 'Body 1')).getByRole('textbox', { name: 'Body' }));
    await page.keyboard.type(' And a last thought.');
    await expect.poll(() => readDrafts(page)).toEqual([expect.stringContaining('And a last thought.')]);
    const tab = await page.context().newPage();
    await page.close();
    await tab.goto(running.url + PATH);
    await expect(offer(tab)).toContainText('Mission › Title');
    await offer(tab).getByRole('button', { name: 'Restore' }).click();
    await expect(missionTitle(tab)).toHaveValue('Left behind');
    await expect(rowOf(card(tab, 'Vision Body'), 'Body 1')).toContainText('And a last thought.');
    return tab;
  });

  await test.step('saved', async () => {
    await save(second);
    await expect.poll(() => readDrafts(second)).toEqual([]);
    await second.reload();
    await expect(missionTitle(second)).toHaveValue('Left behind');
    await expect(offer(second)).toHaveCount(0);
  });

  await test.step('discarded', async () => {
    await missionTitle(second).fill('Not meant');
    await expect.poll(() => readDrafts(second)).toEqual([expect.stringContaining('Not meant')]);
    second.on('dialog', (dialog) => void dialog.accept());
    await second.reload();
    await offer(second).getByRole('button', { name: 'Discard' }).click();
    await expect(offer(second)).toHaveCount(0);
    await expect(missionTitle(second)).toHaveValue('Left behind');
    await expect.poll(() => readDrafts(second)).toEqual([]);
  });
});

test('a screen that breaks keeps the draft; a service that does not answer keeps the form', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: editorPath('facts', 'ALISI') });
  const title = card(page, 'Page').getByLabel('Title', { exact: true });

  await test.step('the service does not answer', async () => {
    await title.fill('Typed in a storm');
    await page.route('**/graphql', (route) => route.abort('connectionrefused'));
    await saveButton(page).click();
    await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible();
    await expect(title).toHaveValue('Typed in a storm');
    await page.unroute('**/graphql');
    await save(page);
  });

  await test.step('the screen breaks', async () => {
    await page.route('**/assets/RichTextEditor*', (route) => route.abort());
    await page.reload();
    await title.fill('Typed before the crash');
    const section = await openRow(card(page, 'Sections'), 'Section 1');
    await (await openRow(section, 'Content 1')).getByRole('textbox', { name: 'Body' }).click();
    await expect(page.getByRole('heading', { name: 'This screen has stopped working' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.unroute('**/assets/RichTextEditor*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Typed before the crash');
    await save(page);
    await expectIdle(page);
  });
});
