import type { Page } from '@playwright/test';
import { card } from './support/editor';
import { readDrafts, readLeftBehind } from './support/drafts';
import { signIn } from './support/signIn';
import { expect, hideSplash, test } from './support/test';

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
    await page.getByRole('link', { name: 'Facts AVIDA' }).click();
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
