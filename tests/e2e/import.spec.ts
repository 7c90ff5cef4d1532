import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { fromCsv, toCsv } from '../../src/list/csv';
import { expect, test } from './support/test';

// Not a brand whose careers another test counts or hides: imported ones are not removed.
const VISIT = { account: 'alp.editor', path: '/manage-careers/careers' } as const;

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import careers' });
}

/** The rows of the list, exported for editing. */
async function exportRows(page: Page, dialog: Locator): Promise<readonly (readonly string[])[]> {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export for editing' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^careers-for-editing-\d{4}-\d\d-\d\d\.csv$/);
  return fromCsv(await readFile(await file.path(), 'utf8'), 'id');
}

async function choose(dialog: Locator, rows: readonly (readonly string[])[]): Promise<void> {
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'careers.csv', mimeType: 'text/csv', buffer: Buffer.from(toCsv(rows)) });
}

test('careers are exported, changed in a file, imported and reverted', async ({ enter }) => {
  const { page } = await enter(VISIT);
  const table = page.getByRole('table', { name: 'Careers' });
  await expect(table.getByRole('link').first()).toBeVisible();
  const dialog = await openImport(page);
  const [head = [], first = [], second = []] = await exportRows(page, dialog);
  const column = (path: string) => head.findIndex((cell) => cell.endsWith(`[career.${path}]`));
  const [title, place, status] = [column('title'), column('location'), column('status')];
  const added = first.map((cell, at) => (at < 2 ? '' : cell)).with(title, 'Keeper of the acacia');

  await test.step('each row is classified before anything is stored', async () => {
    await choose(dialog, [
      head,
      first.with(place, 'Under the old acacia'),
      second.with(title, ''),
      added.with(status, 'FALSE'),
    ]);
    await dialog.getByRole('button', { name: 'All (3)' }).click();
    await expect(dialog.getByRole('row', { name: /^2 / })).toContainText('1 field changed: Career: Location');
    await expect(dialog.getByRole('row', { name: /^3 / })).toContainText('Career Title is required');
    await expect(dialog.getByRole('row', { name: /^4 / })).toContainText('Is added');
  });

  await test.step('changes are reverted; careers are never removed, so added ones stay', async () => {
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog.getByText('2 of 2 done')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('1 of 1 done')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    // The list may be longer than a page.
    await page.getByPlaceholder('Search Careers').fill(first[title]!);
    const link = page.getByRole('link', { name: first[title]!, exact: true });
    await expect(table.getByRole('row').filter({ has: link })).toContainText(first[place]!);
    await page.getByPlaceholder('Search Careers').clear();
    await expect(page).not.toHaveURL(/search=/);
  });

  await test.step('the next file includes the hidden ones', async () => {
    const rows = await exportRows(page, await openImport(page));
    expect(rows.find((row) => row[title] === 'Keeper of the acacia')?.[status]).toBe('false');
  });
});
