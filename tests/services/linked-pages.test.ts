import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLinkedPages, searchPickable } from '../../src/api/pickedPages';
import { consoleClient } from './support/consoleClient';
import { brandId, createPage, startContent, type RunningContent } from './support/content';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

it('names linked pages in one call, and distinguishes removed pages from those that may not be read', async () => {
  const own = await createPage(await running.person('alp.editor'));
  const other = await createPage(await running.person('avida.editor'), { brand: 'AVIDA' });
  const missing = randomUUID();
  const asEditor = await readLinkedPages(await consoleClient(running, 'alp.editor'), [
    own,
    other,
    missing,
    'no id',
    own,
  ]);
  expect([...asEditor]).toEqual([
    [own, { kind: 'named', name: expect.stringContaining('About Us ALP') }],
    [other, { kind: 'removed' }],
    [missing, { kind: 'removed' }],
    ['no id', { kind: 'removed' }],
  ]);
  const asContracts = await readLinkedPages(await consoleClient(running, 'alp.contracts'), [own, missing]);
  expect([...asContracts.values()]).toEqual([{ kind: 'hidden' }, { kind: 'removed' }]);
});

it('names more linked pages than one document may request', async () => {
  const ids = Array.from({ length: 230 }, () => randomUUID());
  const found = await readLinkedPages(await consoleClient(running, 'alp.editor'), ids);
  expect([...found.keys()]).toEqual(ids);
});

it('finds the pages of a tag by name, page by page', async () => {
  const editor = await running.person('amaia.editor');
  for (const name of ['Third', 'First', 'Second'])
    await createPage(editor, { brand: 'AMAIA', name: `About Us ${name}` });
  const search = { brandId: brandId('AMAIA'), tag: 'COMPANY-INFO-AMAIA', category: undefined, limit: 2 };
  const client = await consoleClient(running, 'amaia.editor');
  const first = await searchPickable(client, { ...search, search: 'about us', page: 1 });
  const last = await searchPickable(client, { ...search, search: '', page: 2 });
  expect([first, last].map(({ total }) => total)).toEqual([3, 3]);
  const names = [...first.entries, ...last.entries].map(({ name }) => name.replace(/ AMAIA.*/, ''));
  expect(names).toEqual(['About Us First', 'About Us Second', 'About Us Third']);
});
