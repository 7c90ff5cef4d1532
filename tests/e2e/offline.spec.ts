import { card, editorPath, expectIdle, saveButton } from './support/editor';
import { fieldsOf, readStoredPage } from './support/service';
import { expect, test } from './support/test';

test('without a connection work continues, and pending saves are sent once it returns', async ({ enter, running }) => {
  const { page, token } = await enter({
    account: 'alisi.editor',
    path: editorPath('facts', 'ALISI'),
    ownContext: true,
  });
  const title = card(page, 'Page').getByLabel('Title', { exact: true });
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  await expect(title).toBeVisible();
  await page.context().setOffline(true);
  await expect(notice).toHaveText(
    'You are offline. What you type is kept; saving goes on when the connection returns.',
  );

  await title.fill('Typed in a tunnel');
  await expect(page.getByText(/^Unsaved, draft kept /)).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Not saved yet: saving goes on when the connection returns.')).toBeVisible();
  await expect(page.getByText('Something went wrong!')).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Update success.')).toBeVisible();
  await expectIdle(page);
  const stored = fieldsOf(await readStoredPage({ url: running.url, token, brand: 'ALISI', kind: 'facts' }));
  expect(stored.find(({ name }) => name === 'FACTS-TITLE')?.value).toBe('Typed in a tunnel');
});
