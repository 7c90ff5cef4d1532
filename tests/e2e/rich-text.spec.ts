import type { Page } from '@playwright/test';
import { editorPath, focusText, save, saveButton } from './support/editor';
import type { Gate } from '../support/gate';
import { holdRequests } from './support/rest';
import { fieldsOf, readStoredPage } from './support/service';
import { expect, test } from './support/test';

test('the links of the terms open in a new tab', async ({ enter, running }) => {
  const { page, token } = await enter({ account: 'alisi.editor', path: editorPath('terms-and-conditions', 'ALISI') });
  const body = page.getByRole('textbox', { name: 'Body' });

  await test.step('[CI-TC-001, CI-TC-002] title and formatted body are saved', async () => {
    await page.getByLabel('Title', { exact: true }).fill('The small print');
    await focusText(body);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Read it at ');
    await page.getByRole('toolbar', { name: 'Formatting of Body' }).getByRole('button', { name: 'Link' }).click();
    await page.getByLabel('Web, email or telephone link').fill('https://print.example/all');
    await page.getByRole('button', { name: 'Set link' }).click();
    await save(page);
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The small print');
    await expect(body).toHaveText('Read it at https://print.example/all');
  });

  await test.step('[CI-TC-005] its link opens in a new tab', async () => {
    const stored = fieldsOf(
      await readStoredPage({ url: running.url, token, brand: 'ALISI', kind: 'terms-and-conditions' }),
    );
    expect(stored.find(({ name }) => name === 'BODY')?.value).toBe(
      '<p>Read it at <a href="https://print.example/all" target="_blank" rel="noopener noreferrer">https://print.example/all</a></p>',
    );
  });
});

/** Opens the terms of ALP. The rich text editor is not loaded until the gate is opened. */
async function openWithoutEditor(page: Page): Promise<Gate> {
  const editorGate = await holdRequests(page, /RichTextEditor/);
  await page.goto(page.url().replace(/\/manage.*/, editorPath('terms-and-conditions', 'ALP')));
  return editorGate;
}

test('what is typed while the rich text editor is still loading is kept, in order', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor' });
  const editorGate = await openWithoutEditor(page);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Homes <made> ');
  editorGate.open();
  await page.keyboard.type('to be ');
  await expect(body).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('handed on');
  await expect(body).toContainText(/Homes <made> to be handed on$/);
  await expect(saveButton(page)).toBeEnabled();
});

test('what is typed before the rich text editor is loaded is part of the form', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor' });
  const editorGate = await openWithoutEditor(page);
  const body = page.getByRole('textbox', { name: 'Body' });
  const lines = body.getByRole('paragraph');
  await body.focus();
  await page.keyboard.type('Whatt');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('comes early');
  await expect(lines.last()).toHaveText('comes early');
  await expect(saveButton(page)).toBeEnabled();

  await page.getByRole('button', { name: 'CANCEL' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();

  await expect(lines.last()).toHaveText('comes early');
  const before = await lines.allTextContents();
  expect(before.at(-2)).toMatch(/What$/);
  editorGate.open();
  await expect(body).toHaveAttribute('contenteditable', 'true');
  await expect(lines).toHaveText(before);
});

test('the rich text editor leaves the focus where it is when it is loaded late, and what was typed for it is kept', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor' });
  const editorGate = await openWithoutEditor(page);
  const body = page.getByRole('textbox', { name: 'Body' });
  const title = page.getByLabel('Title', { exact: true });
  await body.focus();
  await page.keyboard.type('Typed early');
  await title.focus();
  editorGate.open();
  await expect(body).toHaveAttribute('contenteditable', 'true');
  await expect(body).toContainText(/Typed early$/);
  await expect(title).toBeFocused();
});
