import type { Locator, Page } from '@playwright/test';
import { card, chooseAction, editorPath, expectIdle, openRow, rowOf, save, saveButton } from './support/editor';
import { readStoredPage } from './support/service';
import { expect, test } from './support/test';

// Data losses that users of other content studios report. More of them: cancelling the guard in unsaved.spec.ts, a session that
// expires during an edit in session.spec.ts, two people on one page in together.spec.ts.

const PATH = editorPath('facts', 'AMAIA');

function titleOf(page: Page): Locator {
  return card(page, 'Page').getByLabel('Title', { exact: true });
}

function offerOf(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: /^Restore your changes of / });
}

/** Closes a tab as a person does, confirming the warning of the browser. */
async function closeTab(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}

test('autosave while typing: writing drafts reverts nothing, and the caret stays', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: PATH });
  const title = titleOf(page);
  await title.fill('abc');
  await title.press('ArrowLeft');
  await title.pressSequentially('0123456789 0123456789 0123456789', { delay: 60 });
  await expect(title).toHaveValue('ab0123456789 0123456789 0123456789c');
  expect(await title.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(34);
});

test('the last key before a tab closes is kept, and typing does not overwrite an unanswered offer', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: editorPath('facts', 'AVIDA') });
  const address = page.url();
  const tab = await page.context().newPage();
  await titleOf(page).fill('Typed last');
  await closeTab(page);

  await test.step('typing on without an answer', async () => {
    await tab.goto(address);
    await expect(offerOf(tab)).toContainText('Changed: Title');
    await titleOf(tab).fill('Typed later');
    tab.on('dialog', (dialog) => void dialog.accept());
    await tab.reload();
    await offerOf(tab).getByRole('button', { name: 'Restore' }).click();
    await expect(titleOf(tab)).toHaveValue('Typed later');
  });

  await test.step('the earlier one is offered next', async () => {
    await offerOf(tab).getByRole('button', { name: 'Restore' }).click();
    await tab
      .getByRole('dialog', { name: 'Choose what to keep' })
      .getByRole('button', { name: 'Keep the chosen values' })
      .click();
    await expect(titleOf(tab)).toHaveValue('Typed last');
    await expect(offerOf(tab)).toHaveCount(0);
  });
});

test('a moved item shows its own values, including those typed into it after the move', async ({ enter }) => {
  const { page } = await enter({ account: 'amaia.editor', path: editorPath('awards', 'AMAIA') });
  const sections = card(page, 'Sections');
  const section = await openRow(sections, 'Section 1');
  for (const text of ['First', 'Second']) {
    await section.getByRole('button', { name: '+ Add Content' }).click();
    await section
      .getByRole('group', { name: /^Content \d+$/ })
      .last()
      .getByLabel('Title', { exact: true })
      .fill(text);
  }
  const last = await section.getByRole('button', { name: /^Actions of Content / }).count();
  const contentOf = (number: number) => section.getByRole('group', { name: `Content ${number}`, exact: true });
  await chooseAction(section, `Content ${last}`, `Move Content ${last} up`);
  await contentOf(last - 1)
    .getByLabel('Title', { exact: true })
    .press('End');
  await page.keyboard.type('!');
  await expect(contentOf(last - 1).getByLabel('Title', { exact: true })).toHaveValue('Second!');
  await expect(contentOf(last).getByLabel('Title', { exact: true })).toHaveValue('First');
  await save(page);
  await page.reload();
  const again = await openRow(sections, 'Section 1');
  await expect(rowOf(again, `Content ${last - 1}`)).toContainText('Second!');
  await expect(rowOf(again, `Content ${last}`)).toContainText('First');
});

/** The services process the next request, but their response never arrives. */
async function loseNextResponse(page: Page): Promise<void> {
  await page.route(
    '**/graphql',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('a save whose response is lost is stored once, whatever is typed before the retry', async ({ enter, running }) => {
  const path = editorPath('facts', 'AMAIA');
  const { page, token } = await enter({ account: 'amaia.editor', path });
  const stored = () => readStoredPage({ url: running.url, token, brand: 'AMAIA', kind: 'facts' });
  const { revision } = await stored();
  const section = await openRow(card(page, 'Sections'), 'Section 1');
  await section.getByRole('button', { name: '+ Add Content' }).click();
  const title = section
    .getByRole('group', { name: /^Content \d+$/ })
    .last()
    .getByLabel('Title', { exact: true });
  await title.fill('Sent once');
  await loseNextResponse(page);
  await saveButton(page).click();
  await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible();
  expect((await stored()).revision).toBe(revision + 1);
  await title.fill('Sent once, then changed');
  await saveButton(page).click();
  await expectIdle(page);
  const texts = JSON.stringify(await stored()).match(/Sent once[^"]*/g);
  expect(texts).toEqual(['Sent once, then changed']);
});

test('a draft that was stored by a save whose response was lost is not offered again', async ({ enter }) => {
  const { page } = await enter({ account: 'alisi.editor', path: editorPath('facts', 'ALISI') });
  const title = card(page, 'Page').getByLabel('Title', { exact: true });
  await title.fill('Stored without an answer');
  await loseNextResponse(page);
  await saveButton(page).click();
  await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible();
  const restore = page.getByRole('button', { name: 'Restore', exact: true });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Stored without an answer');
  await title.fill('Stored later');
  await save(page);
  await page.reload();
  await expect(title).toHaveValue('Stored later');
  await expect(restore).toHaveCount(0);
});
