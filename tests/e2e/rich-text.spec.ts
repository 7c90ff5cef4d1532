import { editorPath, saveButton } from './support/editor';
import { createGate, type Gate } from '../support/gate';
import { holdRequests } from './support/rest';
import { expect, test, type Entry } from './support/test';

/** The terms of ALP. The rich text editor is not loaded until the gate is opened. */
function withoutEditor(editorGate: Gate): Entry {
  return {
    account: 'alp.editor',
    path: editorPath('terms-and-conditions', 'ALP'),
    before: (page) => holdRequests(page, /RichTextEditor/, editorGate),
  };
}

test('what is typed while the rich text editor is still loading is kept, in order', async ({ enter }) => {
  const editorGate = createGate();
  const { page } = await enter(withoutEditor(editorGate));
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
  const editorGate = createGate();
  const { page } = await enter(withoutEditor(editorGate));
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
  const editorGate = createGate();
  const { page } = await enter(withoutEditor(editorGate));
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
