import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFolder } from '../../server/installed/readFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'definition-folder-'));
  await cp(path.resolve('tests/support/definitions'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Replaces a text in a file of the folder; the text must exist. */
async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(folder, file), text.replace(from, to));
}

/** The problems that the folder is refused with, one per line. */
async function problems(): Promise<readonly string[]> {
  const error = await readFolder(folder).then(
    () => undefined,
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(Error);
  return (error as Error).message
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

describe('a folder of definitions in addition to those of the build', () => {
  it('is read without problems if it is valid', async () => {
    const { areas, editorsOfArea } = await readFolder(folder);
    expect(areas.map(({ name }) => name)).toEqual(['faq', 'notices']);
    expect(editorsOfArea['notices']?.map(({ name }) => name)).toEqual(['notice']);
  });

  it('may link to areas elsewhere, and may have nothing but areas', async () => {
    const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'definitions-elsewhere-'));
    await rename(path.join(folder, 'notices'), path.join(elsewhere, 'notices'));
    await symlink(path.join(elsewhere, 'notices'), path.join(folder, 'notices'));
    expect((await readFolder(folder)).areas.map(({ name }) => name)).toEqual(['faq', 'notices']);
    await writeFile(path.join(folder, 'README.md'), 'What we show.');
    await cp(path.join(folder, 'faq/faq.area.json'), path.join(folder, 'faq.area.json'));
    await rm(elsewhere, { recursive: true });
    expect(await problems()).toEqual([
      'faq.area.json: expected a folder, as each area is one.',
      'notices: expected a folder, as each area is one.',
    ]);
  });

  it.each([
    [
      'the tag of another area',
      { from: '"tag": "NOTICES-{BRAND}"', to: '"tag": "AWARDS-{BRAND}"', expected: '12 at store.tag: expected a tag' },
    ],
    [
      'such a tag with its brand',
      { from: '"tag": "NOTICES-{BRAND}"', to: '"tag": "AWARDS-ALP"', expected: '12 at store.tag: expected a tag' },
    ],
    [
      'the name of another area',
      { from: '"name": "notices"', to: '"name": "awards"', expected: '3 at name: expected a name that no other area' },
    ],
    [
      'the address of another area',
      { from: '/manage-notices', to: '/manage-awards', expected: '4 at path: expected an address of its own' },
    ],
    [
      'an address inside of another',
      { from: '/manage-notices', to: '/manage-awards/notices', expected: '4 at path: expected an address that' },
    ],
    [
      'an address of the services',
      { from: '/manage-notices', to: '/events', expected: '4 at path: expected an address that the console' },
    ],
    [
      'rows of the specification',
      { from: '"kind": "pages"', to: '"kind": "rows"', expected: '12 at store.kind: expected one of "page", "pages"' },
    ],
    [
      'an editor that is not there',
      { from: '"editor": "notice"', to: '"editor": "notcie"', expected: '28 at editor: expected the name of an' },
    ],
  ])('cannot have %s', async (_what, { from, to, expected }) => {
    await change('notices/notices.area.json', from, to);
    expect(await problems()).toContainEqual(expect.stringContaining(`notices/notices.area.json:${expected}`));
  });

  it('cannot write to the pages of another area', async () => {
    await change('notices/notice.editor.json', '"tag": "NOTICES-{BRAND}"', '"tag": "AWARDS-{BRAND}"');
    expect(await problems()).toEqual([
      expect.stringContaining(
        'notices/notices.area.json:28 at editor: expected an editor of pages with the tag NOTICES-{BRAND}, not AWARDS-{BRAND}',
      ),
    ]);
  });

  it('cannot have an editor of the records of another area', async () => {
    await change('faq/faq-question.editor.json', '{ "record": "faq" }', '{ "record": "role" }');
    expect(await problems()).toContainEqual(
      expect.stringMatching(
        /^faq\/faq\.area\.json:\d+ at entries\.editors\.add: expected an editor of the records 'faq'/,
      ),
    );
  });

  it('is refused with each problem once, also if one of its files is not JSON', async () => {
    await change('faq/faq-question.editor.json', '"maxLength"', '"maxLenght"');
    await change('faq/faq.area.json', '"field": "topic"', '"field": "tpoic"');
    await change('notices/notice.editor.json', '"type": "date",', '"type": "date"');
    const found = await problems();
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'notices/notice.editor.json:14:',
      'faq/faq-question.editor.json:16',
      expect.stringMatching(/^faq\/faq\.area\.json:\d+$/),
    ]);
  });
});
