import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startConsole } from './support/console';
import { expect, test } from './support/test';

test('definitions that are added to a running installation become screens after its next start', async ({ enter }) => {
  test.slow();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-schemas-'));
  const running = await startConsole({ env: { SCHEMAS_DIR: folder } });
  try {
    const { page } = await enter({ account: 'alp.editor', at: running });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Manage Awards' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Manage FAQ' })).toHaveCount(0);

    await cp('tests/support/definitions', folder, { recursive: true });
    await running.restart();

    await test.step('its permissions are given to a role', async () => {
      const path = '/manage-roles?search=ALP+Editor';
      const { page: administrator } = await enter({ account: 'platform.administrator', path, at: running });
      await administrator.getByRole('link', { name: 'ALP Editor' }).click();
      for (const feature of ['Questions', 'Notices'])
        await administrator.getByRole('checkbox', { name: `${feature}: all permissions`, exact: true }).click();
      await administrator.getByRole('button', { name: 'SAVE' }).click();
      await expect(administrator.getByText('Update success', { exact: true })).toBeVisible();
    });

    await test.step('records: menu, list, form with its rules, save, history', async () => {
      await page.goto(`${running.url}/home`);
      await menu.getByRole('link', { name: 'Manage FAQ' }).click();
      await page.getByRole('link', { name: 'Add Question' }).click();
      const question = page.getByRole('textbox', { name: 'Question' });
      await question.fill('How?');
      await question.fill('');
      await question.blur();
      await expect(page.getByText('A question is required').first()).toBeVisible();
      await expect(page.getByLabel('Topic')).toBeHidden();
      await question.fill('How do I reserve a unit?');
      await page.getByLabel('Topic').selectOption({ label: 'Buying a home' });
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(page).toHaveURL(/\/manage-faq\/[0-9a-f-]{36}$/);
      // The address comes before the form of the stored question.
      await expect(page.getByRole('heading', { name: 'Question', level: 1, exact: true })).toBeVisible();
      await expect(page.getByText(/^Last saved .* by ALP Editor/)).toBeVisible();
      await question.fill('How do I reserve a unit online?');
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(page.getByText('Nothing changed yet')).toBeVisible();
      await page.getByRole('button', { name: 'History' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await menu.getByRole('link', { name: 'Manage FAQ' }).click();
      await expect(page.getByRole('link', { name: 'How do I reserve a unit online?', exact: true })).toBeVisible();
      await expect(page.getByRole('cell', { name: 'Buying a home' })).toBeVisible();
    });

    await test.step('pages: menu, cards, form, save', async () => {
      await menu.getByRole('link', { name: 'Manage Notices' }).click();
      await page.getByRole('link', { name: 'Add Notice' }).click();
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Water is off');
      await page.getByRole('textbox', { name: 'Office' }).fill('Makati');
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(page.getByRole('list', { name: 'Notices' }).getByText('Water is off')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Office' })).toBeVisible();
    });

    await test.step('a page refers to records: they are picked, shown by name and opened', async () => {
      const name = 'How do I reserve a unit online?';
      const notices = page.getByRole('list', { name: 'Notices' });
      await notices.getByRole('link', { name: /Water is off/ }).click();
      await page.getByRole('button', { name: 'Choose Questions' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose Questions' });
      await dialog.getByRole('checkbox', { name }).click();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(page.getByText('Nothing changed yet')).toBeVisible();
      await page.reload();
      const open = page.getByRole('link', { name: `Open ${name} in a new tab` });
      await expect(open).toHaveAttribute('href', /\/manage-faq\/[0-9a-f-]{36}$/);
    });

    await test.step('a console that failed to load them reports it, and recovers', async () => {
      await page.route('**/definitions/*/definitions.js', (route) => route.abort());
      await page.goto(`${running.url}/home`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute('**/definitions/*/definitions.js');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(menu.getByRole('link', { name: 'Manage FAQ' })).toBeVisible();
    });

    await test.step('people without permissions do not see it', async () => {
      const { page: reader } = await enter({ account: 'avida.editor', at: running });
      const entries = reader.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(entries.filter({ hasText: 'Manage Awards' })).toBeVisible();
      await expect(entries.filter({ hasText: 'Manage FAQ' })).toHaveCount(0);
    });
  } finally {
    await running.dispose();
    await rm(folder, { recursive: true, force: true });
  }
});
