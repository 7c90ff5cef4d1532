import type { Page } from '@playwright/test';
import { card, editorPath } from './support/editor';
import { readDrafts, readLeftBehind } from './support/drafts';
import { startPlainConsole } from './support/plainConsole';
import { signIn } from './support/signIn';
import { expect, hideSplash, test } from './support/test';

const PATH = editorPath('facts', 'AVIDA');
const TYPED = 'A wording that nobody else may read';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

test('a draft cannot be read after logging out, is offered to nobody else, and again to whoever typed it', async ({
  page,
  running,
}) => {
  const title = card(page, 'Page').getByLabel('Title', { exact: true });
  const offer = page.getByRole('alert').filter({ hasText: /^Restore your changes of / });
  const enterAs = async (account: string) => {
    await signIn(page, { url: running.url, email: `${account}@demo.example` });
    await page.goto(running.url + PATH);
    await expect(title).toBeVisible();
  };
  await page.addInitScript(hideSplash);
  page.on('dialog', (dialog) => void dialog.accept());
  await enterAs('avida.editor');
  await title.fill(TYPED);
  await expect.poll(() => readDrafts(page)).toEqual([expect.stringContaining(TYPED)]);
  await signOut(page);

  await test.step('signed out', async () => {
    const left = await readLeftBehind(page);
    expect(left).toContain('sealed');
    expect(left).not.toContain(TYPED);
  });

  await test.step('somebody else', async () => {
    await enterAs('avida.limited');
    await expect(title).not.toHaveValue(TYPED);
    await expect(offer).toHaveCount(0);
    await signOut(page);
  });

  await enterAs('avida.editor');
  await expect(offer).toContainText('Changed: Title');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue(TYPED);
});

test('with services that store no draft keys, a draft is deleted when its author logs out', async ({ page }) => {
  const plain = await startPlainConsole();
  const title = card(page, 'Page').getByLabel('Title', { exact: true });
  await page.addInitScript(hideSplash);
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, { url: plain.url, email: 'avida.editor@demo.example' });
  await page.goto(plain.url + PATH);
  await title.fill(TYPED);
  await expect.poll(() => readLeftBehind(page)).toContain(TYPED);
  await page.getByRole('button', { name: 'Logout' }).click();
  // The product behind these services asks who comes without proof.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await readLeftBehind(page)).not.toContain(TYPED);
  expect(plain.refusals).toEqual([]);
  await plain.dispose();
});
